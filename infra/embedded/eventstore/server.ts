import { randomUUID } from 'node:crypto';
import {
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  status,
} from '@grpc/grpc-js';
import { Log } from './log.js';
import { MAX_MESSAGE_BYTES } from './model.js';
import { Outlet } from './outlet.js';
import { Reader } from './reader.js';
import { runRead } from './reads.js';
import { failure, type Refusal, refusal } from './refusals.js';
import { parseReadRequest } from './requests.js';
import { clusterOfOne, supportedMethods } from './responses.js';
import { runSubscription } from './subscriptions.js';
import { BatchAppendCall, handleAppend, handleDelete } from './writes.js';

const HOST = '127.0.0.1';
/** The release whose behaviour this server follows; clients switch features by it. */
const PROTOCOL_VERSION = '23.10.0';
const STREAMS = 'event_store.client.streams.Streams';
const FEATURES = 'event_store.client.server_features.ServerFeatures';
const GOSSIP = 'event_store.client.gossip.Gossip';
/** How long open calls get to finish when the server stops. */
const GRACE_MS = 200;

export interface EventStoreServer {
  readonly port: number;
  /**
   * Writes what has been accepted, ends all calls and closes the log. Connections on which a client is slow are cut;
   * `leaveConnections` leaves that to the end of the process, which clients take for what it is: the server is gone.
   */
  close(options?: { leaveConnections: boolean }): Promise<void>;
}

/** A call that stays open for as long as its client likes. */
interface OpenCall {
  fail(reason: Refusal): void;
}

/**
 * Starts an event store on loopback that speaks EventStoreDB's gRPC protocol; port 0 takes a free one.
 * @throws DataDirectoryLocked where another server uses `dataDir`
 */
export async function startEventStoreServer(options: { dataDir: string; port: number }): Promise<EventStoreServer> {
  const log = new Log(options.dataDir);
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
  });
  const openCalls = new Set<OpenCall>();
  addStreams(server, log, openCalls);
  let port = 0;
  addNode(server, () => port);
  try {
    port = await listen(server, options.port);
  } catch (error) {
    log.close();
    throw error;
  }
  const stop = async (leaveConnections: boolean) => {
    log.close();
    for (const call of openCalls) call.fail(refusal(status.UNAVAILABLE, 'The event store is shutting down'));
    await shutDown(server, leaveConnections);
  };
  let stopped: Promise<void> | undefined;
  return {
    port,
    close: (options) => {
      stopped ??= stop(options?.leaveConnections ?? false);
      return stopped;
    },
  };
}

function addStreams(server: Server, log: Log, openCalls: Set<OpenCall>): void {
  const reader = new Reader(log);
  const read: handleServerStreamingCall<Buffer, Buffer> = (call) => {
    const outlet = new Outlet(call);
    openCalls.add(outlet);
    outlet.signal.addEventListener('abort', () => openCalls.delete(outlet), { once: true });
    // The first page is read in a promise of its own, so that an error in it is an answer, too.
    Promise.resolve(call.request)
      .then(parseReadRequest)
      .then((request) => (request.subscription ? runSubscription : runRead)(log, reader, request, outlet))
      .catch((error: unknown) => outlet.fail(failure(error)));
  };
  const append: handleClientStreamingCall<Buffer, Buffer> = (call, reply) => handleAppend(log, call, reply);
  const batchAppend: handleBidiStreamingCall<Buffer, Buffer> = (call) => {
    const batches = new BatchAppendCall(log, call);
    openCalls.add(batches);
    call.once('close', () => openCalls.delete(batches)).once('cancelled', () => openCalls.delete(batches));
  };
  const remove: handleUnaryCall<Buffer, Buffer> = (call, reply) => handleDelete(log, 'delete', call, reply);
  const tombstone: handleUnaryCall<Buffer, Buffer> = (call, reply) => handleDelete(log, 'tombstone', call, reply);
  server.addService(
    {
      read: method(STREAMS, 'Read', { responseStream: true }),
      append: method(STREAMS, 'Append', { requestStream: true }),
      batchAppend: method(STREAMS, 'BatchAppend', { requestStream: true, responseStream: true }),
      delete: method(STREAMS, 'Delete'),
      tombstone: method(STREAMS, 'Tombstone'),
    },
    { read, append, batchAppend, delete: remove, tombstone },
  );
}

/** What a client asks about the server itself. All other services answer UNIMPLEMENTED, which grpc-js does by itself. */
function addNode(server: Server, port: () => number): void {
  const methods = ['Read', 'Append', 'BatchAppend', 'Delete', 'Tombstone'].map(
    (name) => [STREAMS, name.toLowerCase()] as const,
  );
  const features = supportedMethods(
    [...methods, [FEATURES, 'getsupportedmethods'], [GOSSIP, 'read']],
    PROTOCOL_VERSION,
  );
  const instanceId = randomUUID();
  const getSupportedMethods: handleUnaryCall<Buffer, Buffer> = (_call, reply) => reply(null, features);
  const readGossip: handleUnaryCall<Buffer, Buffer> = (_call, reply) =>
    reply(null, clusterOfOne(instanceId, HOST, port()));
  server.addService({ getSupportedMethods: method(FEATURES, 'GetSupportedMethods') }, { getSupportedMethods });
  server.addService({ read: method(GOSSIP, 'Read') }, { read: readGossip });
}

/** Requests and responses stay bytes: they are read and written by hand. */
function method(
  service: string,
  name: string,
  streams: { requestStream?: boolean; responseStream?: boolean } = {},
): ServiceDefinition[string] {
  const same = (bytes: Buffer) => bytes;
  return {
    path: `/${service}/${name}`,
    requestStream: streams.requestStream ?? false,
    responseStream: streams.responseStream ?? false,
    requestSerialize: same,
    requestDeserialize: same,
    responseSerialize: same,
    responseDeserialize: same,
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`${HOST}:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
      if (error) reject(error);
      else resolve(bound);
    });
  });
}

async function shutDown(server: Server, leaveConnections: boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      // To a client this looks as if it had cancelled the call itself.
      if (!leaveConnections) server.forceShutdown();
      resolve();
    }, GRACE_MS);
    server.tryShutdown(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
