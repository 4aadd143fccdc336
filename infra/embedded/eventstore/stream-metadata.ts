import { DELETED_REVISION } from './model.js';

/** The parts of a stream's metadata that decide which of its events a reader sees. */
export interface StreamMetadata {
  readonly softDeleted: boolean;
  readonly truncateBefore: number;
  readonly maxCount: number;
  readonly maxAgeMs: number;
  /** The metadata as written, to be carried over when a deleted stream comes back. */
  readonly raw: Readonly<Record<string, unknown>>;
}

export const NO_METADATA: StreamMetadata = {
  softDeleted: false,
  truncateBefore: 0,
  maxCount: Number.POSITIVE_INFINITY,
  maxAgeMs: Number.POSITIVE_INFINITY,
  raw: {},
};

/** Of a metadata stream itself only the last event is ever read. */
export const METASTREAM_METADATA: StreamMetadata = { ...NO_METADATA, maxCount: 1 };

/** Written by a soft delete. JSON text, because 2^63 - 1 does not survive as a number. */
export const SOFT_DELETE_JSON = `{"$tb":${DELETED_REVISION}}`;

/** Reads the payload of a `$metadata` event; what makes no sense is as if it were not there. */
export function parseStreamMetadata(payload: Buffer): StreamMetadata {
  const raw = parseObject(payload);
  if (!raw) return NO_METADATA;
  const truncateBefore = positive(raw.$tb) ?? 0;
  return {
    softDeleted: truncateBefore >= Number(DELETED_REVISION),
    truncateBefore,
    maxCount: positive(raw.$maxCount) ?? Number.POSITIVE_INFINITY,
    maxAgeMs: (positive(raw.$maxAge) ?? Number.POSITIVE_INFINITY) * 1000,
    raw,
  };
}

function parseObject(payload: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(payload.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

export const isMetastream = (stream: string): boolean => stream.startsWith('$$');
export const metastreamOf = (stream: string): string => `$$${stream}`;
export const originalOf = (metastream: string): string => metastream.slice(2);
