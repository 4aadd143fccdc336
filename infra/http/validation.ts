import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError, type FieldError } from '@phirse/contracts/kernel/errors.js';

/** Checks bodies and queries against their classes; unknown fields are dropped, the first message leads. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => invalid(errors.flatMap((error) => fieldErrors(error))),
  });
}

/** INVALID with every field that is wrong. */
export function invalid(errors: readonly FieldError[]): DomainError {
  return new DomainError('INVALID', errors[0]?.message ?? 'The request is not valid.', {}, errors);
}

function fieldErrors(error: ValidationError, path = ''): FieldError[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}
