import { Binary, BSONRegExp, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, serialize, Timestamp } from 'bson';
import { Fault, unsupported } from './fault.js';
import { Doc, type Value } from './value.js';

/** Limits announced in `hello`. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_DEPTH = 200;
const INT32 = 2 ** 31;

/** The document's own bytes, if it has not changed since it was decoded; else it is encoded. */
export function bytesOf(doc: Doc): Buffer {
  if (doc.source === null) return encode(doc);
  return doc.source.subarray(doc.offset, doc.offset + doc.source.readInt32LE(doc.offset));
}

/** Encodes a document or a plain reply object. */
export function encode(doc: Doc | Readonly<Record<string, unknown>>): Buffer {
  const bytes = serialize(doc);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Decodes the document at `offset`. Throws `Fault` 22 for anything that is not well-formed BSON. */
export function decode(bytes: Buffer, offset = 0): Doc {
  try {
    return new Reader(bytes, offset).document(bytes.length, 0);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw malformed(error instanceof Error ? error.message : String(error));
  }
}

const malformed = (why: string): Fault => new Fault(22, `malformed BSON: ${why}`);

// The same few names come again and again: comparing one with the last of its hash is far cheaper than making a text.
const NAME_MASK = 0x3ff;
const names: (string | undefined)[] = new Array(NAME_MASK + 1).fill(undefined);

function isAt(text: string, bytes: Buffer, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  // A name beyond ASCII has fewer characters than bytes, or characters that equal no single byte below 0x80.
  for (let i = 0; i < text.length; i++) {
    const byte = bytes[start + i] ?? 0;
    if (byte >= 0x80 || text.charCodeAt(i) !== byte) return false;
  }
  return true;
}

class Reader {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  document(limit: number, depth: number): Doc {
    const doc = new Doc();
    doc.source = this.#bytes;
    doc.offset = this.#at;
    this.#fields(limit, depth, doc);
    return doc;
  }

  #array(limit: number, depth: number): Value[] {
    const values: Value[] = [];
    this.#fields(limit, depth, values);
    return values;
  }

  #fields(limit: number, depth: number, into: Doc | Value[]): void {
    const start = this.#at;
    const size = this.#bytes.readInt32LE(start);
    const end = start + size;
    if (size < 5 || end > limit) throw malformed(`a document of ${size} bytes`);
    if (depth > MAX_DEPTH) throw malformed(`nested deeper than ${MAX_DEPTH}`);
    this.#at += 4;
    for (;;) {
      const type = this.#bytes[this.#at++];
      if (type === 0) break;
      if (type === undefined || this.#at >= end) throw malformed('a document without an end');
      const name = this.#cstring(end);
      const value = this.#value(type, end, depth);
      if (this.#at >= end) throw malformed('a value beyond its document');
      if (into instanceof Doc) into.set(name, value);
      else into.push(value);
    }
    if (this.#at !== end) throw malformed('a document that ends early');
  }

  #cstring(end: number): string {
    const bytes = this.#bytes;
    const start = this.#at;
    let at = start;
    let hash = 0;
    for (let byte = bytes[at]; byte !== 0; byte = bytes[at]) {
      hash = (hash * 31 + (byte ?? 0)) & 0xffff;
      if (++at >= end) throw malformed('a name without an end');
    }
    this.#at = at + 1;
    const known = names[hash & NAME_MASK];
    if (known !== undefined && isAt(known, bytes, start, at)) return known;
    const name = bytes.toString('utf8', start, at);
    names[hash & NAME_MASK] = name;
    return name;
  }

  #string(end: number): string {
    const size = this.#bytes.readInt32LE(this.#at);
    const start = this.#take(4 + size, end) + 4;
    if (size < 1 || this.#bytes[this.#at - 1] !== 0) throw malformed('a string without an end');
    return this.#bytes.toString('utf8', start, start + size - 1);
  }

  #take(size: number, end: number): number {
    const start = this.#at;
    if (size < 0 || start + size >= end) throw malformed('a value beyond its document');
    this.#at += size;
    return start;
  }

  #value(type: number, end: number, depth: number): Value {
    const bytes = this.#bytes;
    switch (type) {
      case 0x01: {
        const n = bytes.readDoubleLE(this.#take(8, end));
        return Number.isInteger(n) && n >= -INT32 && n < INT32 ? new Double(n) : n;
      }
      case 0x02:
        return this.#string(end);
      case 0x03:
        return this.document(end, depth + 1);
      case 0x04:
        return this.#array(end, depth + 1);
      case 0x05:
        return this.#binary(end);
      case 0x07: {
        const start = this.#take(12, end);
        return new ObjectId(bytes.subarray(start, start + 12));
      }
      case 0x08:
        return bytes[this.#take(1, end)] === 1;
      case 0x09: {
        const millis = bytes.readBigInt64LE(this.#take(8, end));
        if (millis > 8_640_000_000_000_000n || millis < -8_640_000_000_000_000n) {
          throw unsupported('dates beyond the year 275760');
        }
        return new Date(Number(millis));
      }
      case 0x0a:
        return null;
      case 0x0b:
        return new BSONRegExp(this.#cstring(end), this.#cstring(end));
      case 0x0d:
        return new Code(this.#string(end));
      case 0x10:
        return bytes.readInt32LE(this.#take(4, end));
      case 0x11:
        return new Timestamp(bytes.readBigUInt64LE(this.#take(8, end)));
      case 0x12:
        return bytes.readBigInt64LE(this.#take(8, end));
      case 0x13: {
        const start = this.#take(16, end);
        return new Decimal128(Uint8Array.prototype.slice.call(bytes, start, start + 16));
      }
      case 0x7f:
        return new MaxKey();
      case 0xff:
        return new MinKey();
      default:
        throw unsupported(`BSON type ${type}`);
    }
  }

  #binary(end: number): Binary {
    const size = this.#bytes.readInt32LE(this.#at);
    const start = this.#take(5 + size, end) + 5;
    const subType = this.#bytes[start - 1];
    // Subtype 2 repeats its length inside; the encoder writes it again.
    const skip = subType === Binary.SUBTYPE_BYTE_ARRAY ? 4 : 0;
    if (size < skip) throw malformed('a binary value without its length');
    return new Binary(Buffer.from(this.#bytes.subarray(start + skip, start + size)), subType);
  }
}

/** A document around raw elements: how stored bytes go into replies unopened. */
export function rawDocument(...elements: readonly Uint8Array[]): Buffer {
  const size = elements.reduce((sum, part) => sum + part.length, 5);
  const out = Buffer.allocUnsafe(size);
  out.writeInt32LE(size, 0);
  let at = 4;
  for (const part of elements) {
    out.set(part, at);
    at += part.length;
  }
  out[at] = 0;
  return out;
}

/** The elements of a plain object, for `rawDocument`. */
export const rawElements = (fields: Readonly<Record<string, unknown>>): Buffer => encode(fields).subarray(4, -1);

/** One element holding an encoded document (type 3) or array (type 4). */
export function rawElement(type: 3 | 4, name: string, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), bytes]);
}

/** An encoded array of encoded documents. */
export function rawArray(documents: readonly Uint8Array[]): Buffer {
  return rawDocument(...documents.map((bytes, i) => rawElement(3, String(i), bytes)));
}
