import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { PROBLEM_TYPE, problemOf } from './problem.filter.js';

/** What is no HTTP has no request: it is answered on the socket, with the problem details that every error has. */
export function refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new DomainError('PAYLOAD_TOO_LARGE', 'The headers of this request are too large.')
      : new DomainError('INVALID', 'That is not a request that we can read.');
  const problem = problemOf(refusal, { url: '/', id: randomUUID() });
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\nContent-Type: ${PROBLEM_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
