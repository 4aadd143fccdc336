import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './password-hash.js';

describe('a password', () => {
  it('is known by its hash, which differs every time', async () => {
    const [first, second] = [await hashPassword('partner-one'), await hashPassword('partner-one')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword('partner-one', first)).toBe(true);
    expect(await verifyPassword('partner-two', first)).toBe(false);
  });

  it.each([null, '', 'plain', '$argon2id$v=19$m=1,t=1,p=1$$'])('is never right for %j', async (phc) => {
    expect(await verifyPassword('', phc)).toBe(false);
  });
});
