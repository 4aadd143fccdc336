import { MAX_DOCUMENT_BYTES } from './bson-value.js';
import { type Call, type Command, MAX_BATCH, OK, type Reply, taking } from './command.js';
import { MAX_MESSAGE_BYTES } from './wire.js';

// As MongoDB 7.0.
const WIRE_VERSION = 21;
const HELLO = taking('helloOk client compression hostInfo topologyVersion maxAwaitTimeMS loadBalanced');

/** Commands about the server and the connection. */
export const sessionCommands: Readonly<Record<string, Command>> = {
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
