import { createHash, randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import canonicalize from 'canonicalize';
import { v5 as uuidv5 } from 'uuid';
import { type AuthenticatedRequest } from './access.js';

/** Namespace of the command ids that derive from an `Idempotency-Key`. */
const COMMANDS = '6f0f2d0e-4b0c-5f0e-9c53-9d7f2f2c8a11';
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** The command context of a write: its sender, and a command id that an `Idempotency-Key` makes the same on every try. */
export const Context = createParamDecorator((_: unknown, context: ExecutionContext): CommandContext => {
  const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
  const actor = request.viewer
    ? { role: request.viewer.role, id: request.viewer.id }
    : ({ role: 'customer', id: 'anonymous' } as const);
  const correlationId = randomUUID();
  const key = request.headers['idempotency-key'];
  if (key === undefined) return { actor, commandId: randomUUID(), correlationId };
  if (typeof key !== 'string' || !KEY_PATTERN.test(key))
    refuse('INVALID', 'Idempotency-Key must be 1 to 200 printable characters.');
  const path = request.url.split('?')[0];
  return {
    actor,
    commandId: uuidv5(`${actor.role}/${actor.id} ${request.method} ${path} ${key}`, COMMANDS),
    correlationId,
    fingerprint: createHash('sha256')
      .update(canonicalize(request.body ?? null) ?? '')
      .digest('hex')
      .slice(0, 32),
  };
});
