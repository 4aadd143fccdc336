import { type ErrorCode, type FieldError } from '@phirse/contracts/kernel/errors.js';

/** `NETWORK`: no answer came. `UNKNOWN`: an answer that is no problem document, such as a proxy's own page. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNKNOWN';

/** What a failed call throws. `message` is ready to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status, 0 where no answer came. */
    readonly status: number,
    readonly code: ApiErrorCode,
    message: string,
    /** Per field, for a form. */
    readonly errors: readonly FieldError[] = [],
    /** What to give to support. */
    readonly requestId: string | null = null,
    /** Everything else that the answer carried: balance, retryAfterSeconds. */
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** The message for one field, `user.email`. */
  fieldMessage(field: string): string | null {
    return this.errors.find((error) => error.field === field)?.message ?? null;
  }
}

const NO_ANSWER = 'We could not reach Phirse. Check your connection and try again.';
const NO_WORDS = 'Something went wrong on our side. Please try again.';

export function networkError(): ApiError {
  return new ApiError(0, 'NETWORK', NO_ANSWER);
}

/** Reads problem details (RFC 9457) with the specs' `message` and `error` beside them. */
export function problemOf(status: number, body: unknown): ApiError {
  if (typeof body !== 'object' || body === null) return new ApiError(status, 'UNKNOWN', NO_WORDS);
  const {
    type,
    title,
    status: _status,
    detail,
    instance,
    code,
    requestId,
    message,
    error,
    errors,
    ...facts
  } = {
    ...body,
  } as Partial<Record<string, unknown>>;
  const words = [message, detail, error, title].find((text) => typeof text === 'string' && text !== '');
  return new ApiError(
    status,
    typeof code === 'string' ? (code as ErrorCode) : 'UNKNOWN',
    typeof words === 'string' ? words : NO_WORDS,
    Array.isArray(errors) ? errors.filter(isFieldError) : [],
    typeof requestId === 'string' ? requestId : null,
    facts,
  );
}

/** The message to show for anything thrown; `fallback` where it carries none of its own. */
export function messageOf(error: unknown, fallback: string): string {
  // What broke inside is worded alike everywhere: the caller knows better what did not happen.
  const isWordless = !(error instanceof ApiError) || error.message === NO_WORDS || error.code === 'INTERNAL';
  return isWordless ? fallback : error.message;
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
}
