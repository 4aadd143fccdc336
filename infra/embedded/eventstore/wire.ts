/**
 * The protobuf wire format, read and written by hand: google-protobuf's message objects cost more than
 * everything else this server does.
 */

/** Bytes that are not a valid protobuf message. */
export class MalformedMessage extends Error {}

/** The fields of one message: numbers as `number` up to 2^53 and `bigint` above, everything else as bytes. */
export class Fields {
  private readonly numbers: number[] = [];
  private readonly values: (number | bigint | Buffer)[] = [];

  constructor(message: Uint8Array) {
    const buffer = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const reader = new VarintReader(buffer);
    while (reader.at < buffer.length) {
      const key = reader.small();
      this.numbers.push(key >>> 3);
      this.values.push(readValue(reader, buffer, key & 7));
    }
  }

  has(field: number): boolean {
    return this.numbers.includes(field);
  }

  /** The last value of a length-delimited field: protobuf lets a later one win. */
  bytes(field: number): Buffer | undefined {
    const value = this.last(field);
    return Buffer.isBuffer(value) ? value : undefined;
  }

  message(field: number): Fields | undefined {
    const value = this.bytes(field);
    return value && new Fields(value);
  }

  repeated(field: number): Buffer[] {
    return this.values.filter((value, i): value is Buffer => this.numbers[i] === field && Buffer.isBuffer(value));
  }

  /** An unsigned number; 0 where the field is absent, as proto3 has it. */
  uint(field: number): bigint {
    const value = this.last(field);
    return Buffer.isBuffer(value) || value === undefined ? 0n : BigInt(value);
  }

  private last(field: number): number | bigint | Buffer | undefined {
    return this.values[this.numbers.lastIndexOf(field)];
  }
}

class VarintReader {
  at = 0;
  private readonly buffer: Buffer;

  constructor(buffer: Buffer) {
    this.buffer = buffer;
  }

  next(): number | bigint {
    let value = 0;
    let factor = 1;
    for (let i = 0; i < 10; i++) {
      const byte = this.buffer[this.at++];
      if (byte === undefined) throw new MalformedMessage('A number runs past the end of the message');
      if (i === 7) return this.wide(BigInt(value), byte);
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
    throw new MalformedMessage('A number is longer than ten bytes');
  }

  /** Keys and lengths: anything beyond 32 bits is nonsense. */
  small(): number {
    const value = this.next();
    if (typeof value === 'bigint' || value > 0x7fffffff)
      throw new MalformedMessage('A field or length is out of range');
    return value;
  }

  private wide(low: bigint, first: number): bigint {
    let value = low;
    let byte: number | undefined = first;
    for (let shift = 49n; shift < 70n; shift += 7n) {
      if (byte === undefined) throw new MalformedMessage('A number runs past the end of the message');
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return BigInt.asUintN(64, value);
      byte = this.buffer[this.at++];
    }
    throw new MalformedMessage('A number is longer than ten bytes');
  }
}

function readValue(reader: VarintReader, buffer: Buffer, wireType: number): number | bigint | Buffer {
  if (wireType === 0) return reader.next();
  const length = wireType === 2 ? reader.small() : wireType === 1 ? 8 : wireType === 5 ? 4 : -1;
  const from = reader.at;
  if (length < 0 || from + length > buffer.length)
    throw new MalformedMessage('A field runs past the end of the message');
  reader.at = from + length;
  return buffer.subarray(from, from + length);
}

/** A number as protobuf writes it; negative ones as 64-bit two's complement. */
export function varint(value: number | bigint): Buffer {
  if (typeof value === 'number' && value >= 0 && value < 128) return Buffer.of(value);
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}

/** A numeric field. */
export function number(field: number, value: number | bigint): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

/** A text, bytes or message field holding the given parts end to end. */
export function nested(field: number, ...parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([varint((field << 3) | 2), varint(length), ...parts]);
}

/** A text field. */
export function text(field: number, value: string): Buffer {
  return nested(field, Buffer.from(value));
}
