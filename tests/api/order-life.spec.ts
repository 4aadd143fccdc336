import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { brokenInvariants } from '../support/invariants.js';
import { deviceInfo, picture } from '../support/pictures.js';
import { type Product, startProduct } from '../support/product.js';
import { answers, DEVICE, orderBody, PINCODE, quoteFor } from '../support/selling.js';
import { brokenStreams, TheLog } from '../support/the-log.js';

const CUSTOMER = '9811100001';
const PARTNER = '9000000001';
const PICKUP = '9000000101';

/** One order from the first call to the last, in the shapes of the specs. Each test goes on where the one before ended. */
describe('the life of an order', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let customer = '';
  let partner = '';
  let evaluatedPrice = 0;
  let quoteId = '';
  let orderId = '';
  let balanceBefore = 0;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
  });
  afterAll(async () => {
    await log?.dispose();
    await product?.stop();
  });

  const orderNow = async (position: string) =>
    (await api.get(`/order/get-order/${orderId}?after=${position}`, customer)).body.data;

  it('begins with a customer who registers and proves their number', async () => {
    expect((await api.get(`/user/user-exists/${CUSTOMER}`)).body).toBe(false);
    const sent = await api.post('/user/register', { name: 'Asha Rao', email: 'asha@example.com', phone: CUSTOMER });
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({
      message: expect.any(String),
      userId: expect.any(String),
      phone: CUSTOMER,
      otp: expect.stringMatching(/^\d{4}$/),
      otpExpiry: expect.any(String),
    });
    const verified = await api.post('/user/verify-otp', { phone: CUSTOMER, otp: sent.body.otp });
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({
      message: 'Phone number verified successfully',
      user: { _id: sent.body.userId, name: 'Asha Rao', phone: CUSTOMER, email: 'asha@example.com', status: 'active' },
      refreshToken: expect.any(String),
    });
    expect((await api.get(`/user/user-exists/${CUSTOMER}`)).body).toBe(true);
    const again = await api.post('/user/register', { name: 'Asha', email: 'asha@example.com', phone: CUSTOMER });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('An account with this number exists. Please sign in.');
    const refreshed = await api.post('/auth/refresh', { refreshToken: verified.body.refreshToken });
    expect(refreshed.body).toEqual({ data: { accessToken: expect.any(String), refreshToken: expect.any(String) } });
    customer = refreshed.body.data.accessToken;
    const profile = await api.get(`/user/get-user-info/${CUSTOMER}?after=${verified.body.position}`, customer);
    expect(profile.body.user).toMatchObject({ name: 'Asha Rao', phone: CUSTOMER, address: [], status: 'active' });
  });

  it('estimates a price by pincode, asks its questions, and prices the answers', async () => {
    const estimate = await api.post('/product/get-price-by-pincode', {
      pincode: PINCODE,
      slug: DEVICE.slug,
      variant: DEVICE.variant,
    });
    expect(estimate.body).toMatchObject({
      available: true,
      estimatedPrice: expect.any(Number),
      data: { pincode: PINCODE, cityName: 'Bangalore', stateName: 'Karnataka' },
    });
    const away = await api.post('/product/get-price-by-pincode', { pincode: '110001', slug: DEVICE.slug });
    expect(away.status).toBe(200);
    expect(away.body).toMatchObject({ available: false, message: expect.any(String) });
    const asked = await api.get('/api/category/fetch-category-slug/sell-used-mobile-phone-online');
    const headings = asked.body.sections.map(({ heading }: { heading: string }) => heading);
    for (const { heading } of answers()) expect(headings).toContain(heading);
    expect(JSON.stringify(asked.body)).not.toMatch(/percentage/);

    const quote = await quoteFor(api, { token: customer, faults: ['Light scratches, seen only in light'] });
    expect(quote.status).toBe(200);
    evaluatedPrice = quote.body.basePrice;
    quoteId = quote.body.quoteId;
    const off = quote.body.appliedOptions.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    expect(evaluatedPrice).toBe(estimate.body.estimatedPrice - off);
    expect(quote.body.appliedOptions).toContainEqual(
      expect.objectContaining({ value: 'Light scratches, seen only in light', percentage: 4 }),
    );
  });

  it('checks a promo code and places the order, once', async () => {
    const checked = await api.post('/promo/check/promocode', { enteredCode: 'phirse200', phone: CUSTOMER }, customer);
    expect(checked.body).toMatchObject({ message: expect.any(String), value: 200 });
    const body = {
      ...orderBody({ phone: CUSTOMER, promo: { code: 'PHIRSE200', price: 200 } }, evaluatedPrice),
      quoteId,
    };
    const placed = await api.post('/order/create-order', body, customer, 'my-order');
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({ message: expect.any(String), position: expect.stringMatching(/^\d+$/) });
    expect(placed.headers.get('x-position')).toBe(placed.body.position);
    orderId = placed.body.order.orderId;
    expect(orderId).toMatch(/^BB\d{10}$/);
    expect(placed.body.order).toMatchObject({
      _id: orderId,
      status: 'new',
      subStatus: 'pending',
      platform: 'web',
      partner: null,
    });
    expect(placed.body.order.productDetails.price).toBe(Math.max(0, evaluatedPrice - 200));
    expect(placed.body.order.coins).toBe(Math.ceil((3 * placed.body.order.productDetails.price) / 1000));
    expect(await orderNow(placed.body.position)).toEqual(placed.body.order);
    const list = await api.get(
      `/order/get-user-order/${CUSTOMER}?after=${placed.body.position}&subStatus=pending`,
      customer,
    );
    expect(list.body).toMatchObject({
      orders: [{ orderId }],
      pagination: { page: 1, limit: 10, total: 1, totalPages: 1, hasNext: false },
    });
    const again = await api.post('/order/create-order', body, customer, 'my-order');
    expect(again.body.order).toEqual(placed.body.order);
    expect(await log.types(`order-${orderId}`)).toEqual(['OrderCreated']);
    const used = await api.post('/promo/check/promocode', { enteredCode: 'PHIRSE200', phone: CUSTOMER }, customer);
    expect(used.status).toBe(422);
  });

  it('is a masked lead to partners until one accepts it', async () => {
    const login = await api.post('/partner/login', { mobileNumber: PARTNER, password: 'partner-one' });
    expect(login.body).toMatchObject({
      message: 'Login successful',
      role: 'Partner',
      phone: PARTNER,
      name: 'Harish Gowda',
    });
    partner = login.body.token;
    const { position } = (await log.stream(`order-${orderId}`)).at(-1) ?? { position: 0 };
    const leads = await api.get(`/partner/get-partner-orders/${PARTNER}?limit=100&after=${position}`, partner);
    const lead = leads.body.orders.find((order: { orderId: string }) => order.orderId === orderId);
    expect(lead.user).toEqual({
      name: '***',
      email: '***',
      phone: '***',
      addPhone: '***',
      address: '***',
      orderpincode: PINCODE,
    });
    expect(JSON.stringify(leads.body)).not.toContain(CUSTOMER);
    const single = await api.get(`/partner/get-single-orders/${PARTNER}/${orderId}?after=${position}`, partner);
    expect(single.body.order.user.name).toBe('***');
    expect(JSON.stringify(single.body)).not.toMatch(/Asha|Lake Road/);
    // The customer's own page is not the partner's yet.
    expect((await api.get(`/order/get-order/${orderId}`, partner)).status).toBe(404);

    balanceBefore = (await api.get(`/partner/partners/${PARTNER}`, partner)).body.partner.coins;
    const accepted = await api.post(`/partner/accept-order/${PARTNER}/${orderId}`, undefined, partner);
    expect(accepted.status).toBe(200);
    expect(accepted.body.order).toMatchObject({
      status: 'processing',
      subStatus: 'Pending',
      user: { name: 'Asha Rao', phone: CUSTOMER },
    });
    const { coins } = accepted.body.order;
    expect(accepted.body.coins).toEqual({ spent: coins, balance: balanceBefore - coins });
    expect(await orderNow(accepted.body.position)).toEqual(accepted.body.order);
    const after = `after=${accepted.body.position}`;
    const left = await api.get(`/partner/get-partner-orders/${PARTNER}?limit=100&${after}`, partner);
    expect(left.body.orders.map((order: { orderId: string }) => order.orderId)).not.toContain(orderId);
    const mine = await api.get(`/partner/get-partner-accepted-orders/${PARTNER}?limit=100&${after}`, partner);
    expect(mine.body.orders).toContainEqual(accepted.body.order);
    expect(mine.body.pagination.totalPages).toBe(1);
  });

  it('goes to a pickup person, back, and to them again', async () => {
    const persons = (await api.get(`/partner/get-pickup-persons/${PARTNER}`, partner)).body.pickUpPersons;
    const { _id } = persons.find(({ phone }: { phone: string }) => phone === PICKUP);
    const assigned = await api.post(`/partner/assign-order/${PARTNER}/${_id}/${orderId}`, undefined, partner);
    expect(assigned.body.order).toMatchObject({ subStatus: 'Assigned', partner: { pickUpPersonPhone: PICKUP } });
    const pickup = (await api.post('/partner/login', { mobileNumber: PICKUP, password: 'pickup-one' })).body;
    expect(pickup.role).toBe('pickUp');
    const theirs = () => api.get(`/pickup/get-pickup-guy-orders/${PICKUP}?limit=100&after=${position}`, pickup.token);
    let { position } = assigned.body;
    expect((await theirs()).body.orders).toContainEqual(assigned.body.order);
    const back = await api.post(`/partner/deassign-order/${PARTNER}/${orderId}`, undefined, partner);
    expect(back.body.order).toMatchObject({ subStatus: 'Pending', partner: { pickUpPersonName: '' } });
    position = back.body.position;
    expect((await theirs()).body.orders.map((order: { orderId: string }) => order.orderId)).not.toContain(orderId);
    const again = await api.post(`/partner/assign-order/${PARTNER}/${_id}/${orderId}`, undefined, partner);
    expect(await orderNow(again.body.position)).toEqual(again.body.order);
    const seen = await api.get(`/order/get-order/${orderId}?after=${again.body.position}`, pickup.token);
    expect(seen.body.data.orderId).toBe(orderId);
  });

  it('is quoted anew at the door', async () => {
    const faults = ['Light scratches, seen only in light', 'Back glass cracked'];
    const evaluated = await quoteFor(api, { token: partner, faults });
    expect(evaluated.body.basePrice).toBeLessThan(evaluatedPrice);
    const options = answers(...faults).map(({ heading, description, value }) => ({
      heading,
      description,
      type: 'sub',
      value,
    }));
    const body = { price: String(evaluated.body.basePrice), pincode: PINCODE, options };
    const requoted = await api.put(`/partner/requote/partner/${PARTNER}/${orderId}`, body, partner);
    expect(requoted.body.message).toBe('Evaluation requoted successfully');
    expect(requoted.body.order.productDetails.price).toBe(evaluated.body.basePrice - 200);
    expect(requoted.body.order.firstQuote.price).toBe(evaluatedPrice - 200);
    expect(await orderNow(requoted.body.position)).toEqual(requoted.body.order);
  });

  it('ends with the evidence of the handover', async () => {
    const image = await picture();
    const done = await api.put(
      `/partner/complete-order/${orderId}/${PARTNER}`,
      { deviceInfo: deviceInfo(image) },
      partner,
    );
    expect(done.status).toBe(200);
    expect(done.body.message).toBe('Order completed successfully');
    expect(done.body.order).toMatchObject({ status: 'completed', subStatus: 'completed' });
    const shown = await orderNow(done.body.position);
    expect(shown).toEqual(done.body.order);
    expect(shown.logs.map(({ type }: { type: string }) => type)).toEqual([
      'placed',
      'accepted',
      'assigned',
      'unassigned',
      'assigned',
      'requoted',
      'completed',
    ]);
    const single = await api.get(
      `/partner/get-single-orders/${PARTNER}/${orderId}?after=${done.body.position}`,
      partner,
    );
    const opened = await fetch(`${product.url}${single.body.order.evidence.imeiImage}`);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const [name] = single.body.order.evidence.imeiImage.split('?');
    expect((await fetch(`${product.url}${name}`)).status).not.toBe(200);

    const ledger = await api.get(`/partner/transactions/${PARTNER}?type=debited&after=${done.body.position}`, partner);
    expect(ledger.body.transactions[0]).toMatchObject({
      type: 'debited',
      orderID: orderId,
      coins: shown.coins,
      balance: balanceBefore - shown.coins,
    });
    const board = await api.get(`/partner/dashboard/${PARTNER}?after=${done.body.position}`, partner);
    expect(board.body).toMatchObject({ coins: balanceBefore - shown.coins });
    const bell = await api.get(`/partner/notifications/${PARTNER}?after=${done.body.position}`, partner);
    expect(bell.body).toMatchObject({ data: expect.any(Array), unread: expect.any(Number) });
  });

  it('is seven events in one unbroken chain, and the log holds every invariant', async () => {
    const events = await log.events();
    const own = events.filter(({ streamName }) => streamName === `order-${orderId}`);
    expect(own.map(({ type }) => type)).toEqual([
      'OrderCreated',
      'LeadAccepted',
      'PickupAssigned',
      'PickupUnassigned',
      'PickupAssigned',
      'Requoted',
      'OrderCompleted',
    ]);
    expect(own.map(({ revision }) => revision)).toEqual(own.map((_, revision) => revision));
    expect(own.map(({ metadata }) => metadata.actor.role)).toEqual(['customer', ...Array(6).fill('partner')]);
    expect(brokenStreams(events, String(product.env.AUDIT_SECRET))).toEqual([]);
    expect(brokenStreams(events, 'another secret of thirty-two letters')).not.toEqual([]);
    expect(brokenInvariants(events)).toEqual([]);
  });
});
