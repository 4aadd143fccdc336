import { expect } from '@jest/globals';
import { ERRORS, type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { type Answer } from './api.js';

/** Holds an answer to problem details: the code's status, and every member that clients read. */
export function expectProblem(answer: Answer, code: ErrorCode): void {
  const { status, title } = ERRORS[code];
  expect({ status: answer.status, code: answer.body?.code, body: answer.body }).toMatchObject({ status, code });
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const { detail } = answer.body;
  expect(answer.body).toMatchObject({
    type: `urn:phirse:error:${code}`,
    title,
    status,
    instance: expect.stringMatching(/^\//),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    message: detail,
    error: detail,
  });
  expect(detail.length).toBeGreaterThan(5);
  // Nothing of the inside is shown.
  expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.(js|ts):|node_modules|\/home\/|\/work\//);
}
