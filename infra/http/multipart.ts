import '@fastify/multipart';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { type FastifyRequest } from 'fastify';
import { checkBody } from './body-limits.js';

/** A form as it was sent: text fields, and files that hold something. The last of two with one name counts. */
export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, Buffer>>;
}

/**
 * The form of a request: multipart, or a JSON body, all of whose fields then are `fields`. Sizes are limited where
 * @fastify/multipart is registered; what is over answers PAYLOAD_TOO_LARGE.
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, unknown>();
  const files = new Map<string, Buffer>();
  if (!request.isMultipart()) return { fields: isRecord(request.body) ? request.body : {}, files: {} };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        checkBody(part.value);
        fields.set(part.fieldname, part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      // Browsers send an empty file for an input that was left empty.
      if (bytes.length > 0) files.set(part.fieldname, bytes);
    }
  } catch (error) {
    throw isBroken(error) ? new DomainError('INVALID', 'The form is not complete. Please send it again.') : error;
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

/** What the parser says of a form without a boundary or without an end: plain errors, where every other refusal has a status. */
function isBroken(error: unknown): boolean {
  return error instanceof Error && !(error instanceof DomainError) && !('statusCode' in error);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
