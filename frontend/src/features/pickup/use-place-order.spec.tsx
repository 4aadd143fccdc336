import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { createQueryClient } from '../../lib/query.js';
import { evaluationStore } from '../evaluation/evaluation-state.js';
import { orderBody, usePlaceOrder } from './use-place-order.js';

const own = globalThis.fetch;
const keys: (string | null)[] = [];

beforeEach(() => {
  keys.length = 0;
  sessionStorage.clear();
});
afterEach(() => {
  globalThis.fetch = own;
});

/** The order as a page that was just loaded sends it, for one address. */
async function send(address: string, answer: () => Promise<Response>) {
  globalThis.fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    return answer();
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(usePlaceOrder, { wrapper });
  const booking = { address, addPhone: '', date: '2031-05-06', time: '1PM-4PM', promo: null };
  await result.current.mutateAsync(orderBody(booking, evaluationStore.get(), 'phones')).catch(() => undefined);
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const placed = async () => Response.json({ message: 'Order placed successfully', order: { orderId: 'BB1' } });

it('a booking is the same order until it is answered, also after the page was loaded anew', async () => {
  await send('12, Lake Road', lost);
  await send('12, Lake Road', placed);
  expect(keys[1]).toBe(keys[0]);
});

it('another booking, and one after an answer, is another order', async () => {
  await send('12, Lake Road', lost);
  await send('14, Lake Road', placed);
  await send('14, Lake Road', placed);
  expect(new Set(keys).size).toBe(3);
});
