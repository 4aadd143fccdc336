import { encode, MAX_DOCUMENT_BYTES } from './bson-value.js';
import { catalogCommands } from './catalog-commands.js';
import { Call, type Command, checkArguments, MAX_BATCH, OK, type Reply, type Services, taking } from './command.js';
import { Fault, unsupported } from './fault.js';
import { readCommands } from './read-commands.js';
import { MAX_MESSAGE_BYTES, type Request } from './wire.js';
import { writeCommands } from './write-commands.js';

// As MongoDB 7.0.
const WIRE_VERSION = 21;
const HELLO = taking('helloOk client compression hostInfo topologyVersion maxAwaitTimeMS loadBalanced');

/** Commands about the server and the connection. */
const sessionCommands: Readonly<Record<string, Command>> = {
  hello: { takes: HELLO, run: hello },
  isMaster: { takes: HELLO, run: hello },
  ismaster: { takes: HELLO, run: hello },
  ping: { takes: taking(''), run: () => OK },
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

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ ...sessionCommands, ...readCommands, ...writeCommands, ...catalogCommands }),
);

/** Does what a request asks, and answers the encoded reply: an error too is a reply. */
export function execute(request: Request, services: Services): Buffer {
  try {
    const name = request.body.keys().next().value ?? '';
    const command = COMMANDS.get(name);
    if (!command) throw new Fault(59, `no such command: '${name}' (embedded server)`);
    if (request.legacy && !(name in sessionCommands)) throw unsupported(`the command ${name} in a legacy OP_QUERY`);
    if (!request.legacy || !name.toLowerCase().includes('master')) checkArguments(request.body, name, command.takes);
    for (const sequence of request.sequences.keys()) {
      if (!command.takes.has(sequence)) throw new Fault(40415, `BSON field '${name}.${sequence}' is an unknown field.`);
    }
    const reply = command.run(new Call(request, services, name));
    return Buffer.isBuffer(reply) ? reply : encode(reply);
  } catch (error) {
    return errorReply(error);
  }
}

/** An error as clients expect it. What is no `Fault` is a defect of this server: it goes to stderr, with its cause. */
export function errorReply(error: unknown): Buffer {
  if (error instanceof Fault) {
    return encode({ ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.facts });
  }
  process.stderr.write(`embedded mongo: ${error instanceof Error ? error.stack : String(error)}\n`);
  return encode({
    ok: 0,
    errmsg: 'an internal error of the embedded server; see its log',
    code: 1,
    codeName: 'InternalError',
  });
}
