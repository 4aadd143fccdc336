import { describe, expect, it } from '@jest/globals';
import { endsKeeping, keyOf, toKeep } from './kept-answers.js';

const LIST = 'https://phirse.test/pickup/get-pickup-guy-orders/9000000101?page=1&limit=100';
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `Bearer ${base64({ alg: 'HS256' })}.${base64(claims)}.signature`;
const PERSON = tokenOf({ role: 'pickUp', sub: 'person-1', name: 'Māñjū' });
const request = (url: string, authorization: string | null = PERSON, method = 'GET') => ({
  url,
  method,
  headers: new Headers(authorization ? { Authorization: authorization } : {}),
});

describe('an answer is kept', () => {
  it('for its reader alone, whichever position was asked for', () => {
    const key = keyOf(request(LIST));
    expect(key).toContain('kept-for=person-1');
    expect(keyOf(request(`${LIST}&after=700`))).toBe(key);
    expect(keyOf(request(LIST, tokenOf({ role: 'pickUp', sub: 'person-2' })))).not.toBe(key);
  });

  it.each([
    ['an order', request('https://phirse.test/order/get-order/BB1'), true],
    ['a write', request(LIST, PERSON, 'POST'), false],
    ['the bell', request('https://phirse.test/partner/notifications/9000000101'), false],
    ['a stream', request('https://phirse.test/order/BB1/events'), false],
    ['a longer path', request('https://phirse.test/order/get-order/BB1/more'), false],
    [
      'a customer’s read',
      request('https://phirse.test/order/get-order/BB1', tokenOf({ role: 'customer', sub: 'c' })),
      false,
    ],
    ['a partner’s read', request(LIST, tokenOf({ role: 'partner', sub: 'p' })), false],
    ['nobody’s read', request(LIST, null), false],
    ['a read with nonsense for a token', request(LIST, 'Bearer a.b.c'), false],
  ])('or not, as %s is', (_case, asked, expected) => {
    expect(keyOf(asked) !== null).toBe(expected);
  });

  it('with the time at which it was true', async () => {
    const now = new Date('2026-11-12T11:00:00.000Z');
    const kept = await toKeep(Response.json({ orders: [] }), now);
    expect(await kept?.json()).toEqual({ orders: [], keptAt: '2026-11-12T11:00:00.000Z' });
  });

  it('only where it is one, and until it is another’s', async () => {
    expect(await toKeep(Response.json({ code: 'TOKEN_EXPIRED' }, { status: 401 }), new Date())).toBeNull();
    expect(endsKeeping(new Response(null, { status: 401 }))).toBe(false);
    expect(endsKeeping(new Response(null, { status: 404 }))).toBe(true);
  });
});
