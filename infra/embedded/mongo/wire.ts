import { decode } from './bson-value.js';
import { Fault } from './fault.js';
import type { Doc } from './value.js';

/** As announced in `hello`. */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
// Bits that a receiver must know; it may ignore the upper half.
const REQUIRED_BITS = 0xffff;

/** A command as it came. */
export interface Request {
  readonly id: number;
  readonly body: Doc;
  /** Kind-1 sections: an argument's documents outside the body. */
  readonly sequences: ReadonlyMap<string, readonly Doc[]>;
  readonly database: string;
  readonly legacy: boolean;
  /** False where the client waits for no answer. */
  readonly wantsReply: boolean;
}

/** The connection cannot go on: what came is not the protocol. */
export class ProtocolError extends Error {}

/** The length of the message that begins here, or null while its header is incomplete. Throws `ProtocolError`. */
export function messageLength(bytes: Buffer): number | null {
  if (bytes.length < 4) return null;
  const length = bytes.readInt32LE(0);
  if (length < HEADER || length > MAX_MESSAGE_BYTES) throw new ProtocolError(`a message of ${length} bytes`);
  return length;
}

/** The id of a message, even of one that cannot be read. */
export const messageId = (message: Buffer): number => message.readInt32LE(4);

/** Reads one whole message. Throws `ProtocolError`, and `Fault` for malformed BSON in a sound frame. */
export function readMessage(message: Buffer): Request {
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return readMsg(message);
  if (opcode === OP_QUERY) return readQuery(message);
  throw new ProtocolError(`the operation ${opcode}`);
}

function readMsg(message: Buffer): Request {
  if (message.length < HEADER + 10) throw new ProtocolError('a message without sections');
  const flags = message.readUInt32LE(HEADER);
  if (flags & REQUIRED_BITS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) throw new ProtocolError(`the flags ${flags}`);
  const end = flags & CHECKSUM_PRESENT ? message.length - 4 : message.length;
  let body: Doc | null = null;
  const sequences = new Map<string, readonly Doc[]>();
  let at = HEADER + 4;
  while (at < end) {
    const kind = message[at++];
    const size = at + 4 <= end ? message.readInt32LE(at) : -1;
    if (size < 5 || at + size > end) throw new ProtocolError('a section beyond its message');
    const section = message.subarray(at, at + size);
    at += size;
    if (kind === 0 && body === null) body = decode(section);
    else if (kind === 1) readSequence(section, sequences);
    else throw new ProtocolError(`a section of kind ${kind}`);
  }
  if (!body) throw new ProtocolError('a message without a body');
  const database = body.get('$db');
  if (typeof database !== 'string') throw new Fault(40571, 'OP_MSG requests require a $db argument');
  return { id: messageId(message), body, sequences, database, legacy: false, wantsReply: (flags & MORE_TO_COME) === 0 };
}

function readSequence(section: Buffer, sequences: Map<string, readonly Doc[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('a section without a name');
  const name = section.toString('utf8', 4, nameEnd);
  if (sequences.has(name)) throw new ProtocolError(`two sections named ${name}`);
  const documents: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length; ) {
    documents.push(decode(section, at));
    at += section.readInt32LE(at);
  }
  sequences.set(name, documents);
}

/** Clients greet with OP_QUERY until they know that the server speaks OP_MSG. */
function readQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER + 4);
  if (nameEnd < 0 || nameEnd + 14 > message.length) throw new ProtocolError('a query without a document');
  const [database = '', collection] = message.toString('utf8', HEADER + 4, nameEnd).split('.', 2);
  if (collection !== '$cmd') throw new ProtocolError('a legacy query');
  const body = decode(message, nameEnd + 9);
  return { id: messageId(message), body, sequences: new Map(), database, legacy: true, wantsReply: true };
}

let lastId = 0;

/** Frames an answer in the kind of message that the request came in. */
export function frameReply(document: Buffer, to: { readonly id: number; readonly legacy: boolean }): Buffer {
  const head = Buffer.alloc(HEADER + (to.legacy ? 20 : 5));
  lastId = (lastId + 1) & 0x7fffffff;
  head.writeInt32LE(head.length + document.length, 0);
  head.writeInt32LE(lastId, 4);
  head.writeInt32LE(to.id, 8);
  head.writeInt32LE(to.legacy ? OP_REPLY : OP_MSG, 12);
  // A reply says how many documents it holds; a message starts with flags and its section's kind, all 0.
  if (to.legacy) head.writeInt32LE(1, HEADER + 16);
  return Buffer.concat([head, document]);
}
