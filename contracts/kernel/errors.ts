/**
 * Every error a caller can meet, with its HTTP status and RFC 9457 title. A code is what a caller may test for and a user may
 * search for; the text beside it may change.
 */
export const ERRORS = {
  INVALID: { status: 400, title: 'The request is not valid' },
  UNAUTHENTICATED: { status: 401, title: 'Please sign in' },
  INVALID_CREDENTIALS: { status: 401, title: 'Invalid credentials' },
  OTP_WRONG: { status: 401, title: 'That code is not right' },
  TOKEN_EXPIRED: { status: 401, title: 'Your session has expired' },
  FORBIDDEN: { status: 403, title: 'Not allowed' },
  NOT_FOUND: { status: 404, title: 'Not found' },
  ORDER_NOT_FOUND: { status: 404, title: 'Order not found' },
  MODEL_NOT_FOUND: { status: 404, title: 'Model not found' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Not a method of this address' },
  OTP_EXPIRED: { status: 410, title: 'That code has expired' },
  QUOTE_EXPIRED: { status: 410, title: 'This quote has expired' },
  STALE_VERSION: { status: 412, title: 'Somebody changed this before you' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Not a type that this call reads' },
  UNSUPPORTED_IMAGE: { status: 415, title: 'Not an image we can read' },
  ACCOUNT_EXISTS: { status: 409, title: 'This number is registered' },
  ALREADY_EXISTS: { status: 409, title: 'This exists already' },
  LIMIT_REACHED: { status: 409, title: 'No more of these' },
  LEAD_ALREADY_ACCEPTED: { status: 409, title: 'This lead is taken' },
  INSUFFICIENT_COINS: { status: 409, title: 'Not enough coins' },
  INVALID_TRANSITION: { status: 409, title: 'Not possible in this state' },
  PICKUP_PERSON_BLOCKED: { status: 409, title: 'This pickup person is blocked' },
  PARTNER_SUSPENDED: { status: 403, title: 'This account is suspended' },
  PRICE_MISMATCH: { status: 409, title: 'The price has changed' },
  DEVICE_REFUSED: { status: 409, title: 'We cannot buy this device' },
  AREA_NOT_SERVED: { status: 409, title: 'We do not serve this area yet' },
  SLOT_UNAVAILABLE: { status: 409, title: 'This pickup slot is gone' },
  NOTHING_TO_REIMBURSE: { status: 409, title: 'No coins to give back' },
  REIMBURSEMENT_ALREADY_DECIDED: { status: 409, title: 'This request is decided' },
  PURCHASE_ALREADY_DECIDED: { status: 409, title: 'This purchase is decided' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'This key was used for another request' },
  PROMO_UNKNOWN: { status: 422, title: 'No such promo code' },
  PROMO_EXPIRED: { status: 422, title: 'This promo code has expired' },
  PROMO_USED: { status: 422, title: 'This promo code is used up' },
  PROMO_NOT_APPLICABLE: { status: 422, title: 'This promo code does not apply' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests' },
  CONFLICT: { status: 409, title: 'Too many changes at once' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
  UNAVAILABLE: { status: 503, title: 'We cannot do this right now' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ErrorCode = keyof typeof ERRORS;

export interface FieldError {
  /** Path of the field, `user.email` or `options.0.value`. */
  readonly field: string;
  readonly message: string;
}

/** The one error of the domain and its edges. `detail` says what was refused, the fact that blocked it, and the next step. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    /** Machine-readable facts for the client, such as `{ balance, needed }` or `{ retryAfterSeconds }`. */
    readonly facts: Readonly<Record<string, unknown>> = {},
    readonly errors: readonly FieldError[] = [],
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
}

/** Refuses a command. */
export function refuse(code: ErrorCode, detail: string, facts?: Readonly<Record<string, unknown>>): never {
  throw new DomainError(code, detail, facts);
}

/** RFC 9457 problem details, with `message` and `error` beside them because the specs' clients read those. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  readonly message: string;
  readonly error: string;
  readonly errors?: readonly FieldError[];
  readonly [fact: string]: unknown;
}
