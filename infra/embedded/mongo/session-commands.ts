import { MAX_DOCUMENT_BYTES } from './bson-value.js';
import { type Call, type Command, MAX_BATCH, OK, type Reply, taking } from './command.js';
import { MAX_MESSAGE_BYTES } from './wire.js';

const VERSION = '7.0.0';
const WIRE_VERSION = 21;
const HELLO = taking('helloOk client compression hostInfo topologyVersion maxAwaitTimeMS loadBalanced');

/** Commands about the server and the connection. */
export const sessionCommands: Readonly<Record<string, Command>> = {
  hello: { takes: HELLO, run: hello },
  isMaster: { takes: HELLO, run: hello },
  ismaster: { takes: HELLO, run: hello },
  ping: { takes: taking(''), run: () => OK },
  buildInfo: { takes: taking(''), run: buildInfo },
  buildinfo: { takes: taking(''), run: buildInfo },
  serverStatus: { takes: taking(''), run: serverStatus },
  // Sessions hold nothing here: no transactions, and cursors time out by themselves.
  endSessions: { takes: taking(''), run: () => OK },
};

function hello(call: Call): Reply {
  return {
    helloOk: true,
    [call.name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_BATCH,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    ...OK,
  };
}

function buildInfo(): Reply {
  const versionArray = [...VERSION.split('.').map(Number), 0];
  return {
    version: VERSION,
    versionArray,
    gitVersion: 'embedded',
    modules: [],
    bits: 64,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    ...OK,
  };
}

function serverStatus(call: Call): Reply {
  const uptimeMillis = Date.now() - call.services.startedAt;
  return {
    host: '127.0.0.1',
    version: VERSION,
    process: 'embedded',
    pid: process.pid,
    uptime: uptimeMillis / 1000,
    localTime: new Date(),
    connections: { current: call.services.connections() },
    mem: { resident: Math.round(process.memoryUsage.rss() / 2 ** 20) },
    ...OK,
  };
}
