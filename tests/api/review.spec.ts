import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, Api } from '../support/api.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';

const CUSTOMER = '9811100070';
const PARTNER = '9000000001';

/** What an outside tester of the API found, and what keeps it from coming back. */
describe('the API to a stranger', () => {
  let product: Product;
  let api: Api;
  let customer: string;
  let partner: string;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    [customer, partner] = await Promise.all([api.customer(CUSTOMER), api.partner()]);
  });
  afterAll(() => product?.stop());

  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(`${api.url}${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : '' };
  };

  describe('a form', () => {
    it.each([
      ['without a boundary', 'multipart/form-data', 'abc'],
      [
        'that ends in the middle',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nab',
      ],
    ])('%s is the sender’s mistake', async (_, contentType, body) => {
      const headers = { authorization: `Bearer ${partner}`, 'content-type': contentType };
      for (const path of [`/partner/add-pickup-person/${PARTNER}`, '/files'])
        expectProblem(await send(path, { method: 'POST', headers, body }), 'INVALID');
    });
  });

  describe('a passbook', () => {
    it('has pages of five lines, as every table of a partner', async () => {
      const { body } = await api.get(`/partner/transactions/${PARTNER}`, partner);
      expect(body.transactions).toHaveLength(5);
      expect(body.pagination).toMatchObject({ page: 1, limit: 5, hasNext: true });
    });

    it.each(['2026-W45', '2026-300', '2026-02-30', '2026', 'x'])('cannot begin on %s', async (day) => {
      const answer = await api.get(`/partner/transactions/${PARTNER}?from=${day}`, partner);
      expectProblem(answer, 'INVALID');
      expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'from' })]);
    });

    it.each(['2026-11-01', '2026-11-01T10:00Z', '2026-11-01T10:00:00.000%2B05:30'])('may begin on %s', async (day) => {
      expect((await api.get(`/partner/transactions/${PARTNER}?from=${day}`, partner)).status).toBe(200);
    });
  });

  describe('a phone number in a body', () => {
    it('that is missing is told as missing, with what else is wrong', async () => {
      const answer = await api.post('/user/users/add-address', { address: ' ' }, customer);
      expectProblem(answer, 'INVALID');
      expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['address', 'phone']);
      expectProblem(await api.post('/promo/check/promocode', { enteredCode: 'X' }, customer), 'INVALID');
    });

    it('that is another’s is not to be found, whoever’s it is', async () => {
      for (const phone of ['9000001001', '9811199999'])
        expectProblem(await api.post('/user/account-deletion', { phone }, customer), 'NOT_FOUND');
    });
  });

  it('tells first what is no number of coins, then what are too many', async () => {
    const buy = (coins: unknown) =>
      api.post('/payment/create-payments', { image: 'x', partnerPhone: PARTNER, coins, price: 10 }, partner);
    for (const coins of ['10', null, 1.5, 0])
      expect((await buy(coins)).body.message).toBe('Please enter a valid number of coins (minimum 1)');
    expect((await buy(1_000_001)).body.message).toBe('At most 10,00,000 coins can be bought at once');
  });
});
