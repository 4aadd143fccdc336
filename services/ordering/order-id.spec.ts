import { describe, expect, it } from '@jest/globals';
import { ORDER_ID_PATTERN, orderIdOf } from './order-id.js';

const commandId = '6e3b4c7e-5d5c-4c1f-9a55-0d0f8a2f6b11';

describe('the id of an order', () => {
  it('is BB and ten digits, none of them a leading zero', () => {
    const ids = Array.from({ length: 2000 }, (_, attempt) => orderIdOf(commandId, attempt));
    for (const id of ids) expect(id).toMatch(ORDER_ID_PATTERN);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same for the same command and attempt', () => {
    expect(orderIdOf(commandId, 1)).toBe(orderIdOf(commandId, 1));
    expect(orderIdOf(commandId, 1)).not.toBe(orderIdOf(commandId, 2));
  });
});
