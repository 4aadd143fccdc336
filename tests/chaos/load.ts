import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Api } from '../support/api.js';
import { type Person } from '../support/people.js';
import { type Random } from '../support/random.js';
import { answers, orderBody, PINCODE } from '../support/selling.js';

/** Long enough for every server to be killed and started a few times over. */
const MAX_TRY_MS = 60_000;

/** A found state of the device, with the price that the server asks for it. */
export interface Finding {
  readonly faults: readonly string[];
  readonly price: number;
}

interface Acknowledged {
  readonly orders: Set<string>;
  /** Partner id by order id. */
  readonly acceptances: Map<string, string>;
  /** Acceptances refused because another partner has the order: order id and partner id. */
  readonly lost: { readonly orderId: string; readonly partnerId: string }[];
  readonly requotes: { readonly orderId: string; readonly price: number }[];
  readonly cancellations: Set<string>;
  /** Coins by payment id. */
  readonly credits: Map<string, number>;
}

/** Customers, partners and an operator at work: each call is sent under one key until it is acknowledged or refused. */
export class Load {
  readonly acknowledged: Acknowledged = {
    orders: new Set(),
    acceptances: new Map(),
    lost: [],
    requotes: [],
    cancellations: new Set(),
    credits: new Map(),
  };
  /** Answers that must not come, whatever dies: server errors that are no 503, refusals that no rule asks for. */
  readonly strange: string[] = [];
  calls = 0;
  retries = 0;
  private stopping = false;
  private readonly working: Promise<void>[] = [];

  constructor(
    private readonly api: Api,
    private readonly random: Random,
    private readonly people: {
      readonly customers: readonly Person[];
      readonly partners: readonly Person[];
      readonly operator: string;
    },
    private readonly facts: {
      readonly findings: readonly Finding[];
      /** Of a payment, as each partner has uploaded it, by phone. */
      readonly screenshots: ReadonlyMap<string, string>;
      readonly promo: string;
    },
  ) {}

  start(workers: number): void {
    for (let worker = 0; worker < workers; worker++) this.working.push(this.work());
  }

  /** Lets every call that was begun come to its end. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.working);
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      const dice = this.random.next();
      const { orders, acceptances } = this.acknowledged;
      if (dice < 0.35 || orders.size === 0) await this.place();
      else if (dice < 0.7) await this.accept(this.random.pick([...orders].slice(-20)));
      else if (dice < 0.85 && acceptances.size > 0) await this.requote(...this.random.pick([...acceptances]));
      else if (dice < 0.9 && acceptances.size > 0) await this.cancel(...this.random.pick([...acceptances]));
      else await this.buy();
    }
  }

  private async place(): Promise<void> {
    const customer = this.random.pick(this.people.customers);
    const code = this.random.next() < 0.3 ? this.facts.promo : 'Not Applicable';
    const { promo: _, ...body } = orderBody(customer);
    const placed = await this.send('POST', '/order/create-order', customer.token, { ...body, promo: { code } });
    if (placed.status === 201) this.acknowledged.orders.add(placed.body.order.orderId);
    // A customer uses a code once.
    else this.expect(placed, ['PROMO_USED']);
  }

  private async accept(orderId: string): Promise<void> {
    const { id: partnerId, phone, token } = this.random.pick(this.people.partners);
    const accepted = await this.send('POST', `/partner/accept-order/${phone}/${orderId}`, token);
    if (accepted.status === 200) this.acknowledged.acceptances.set(orderId, partnerId);
    else if (accepted.body.code === 'LEAD_ALREADY_ACCEPTED') this.acknowledged.lost.push({ orderId, partnerId });
    else this.expect(accepted, ['INSUFFICIENT_COINS', 'INVALID_TRANSITION']);
  }

  private async requote(orderId: string, partnerId: string): Promise<void> {
    const { phone, token } = this.partner(partnerId);
    const { faults, price } = this.random.pick(this.facts.findings);
    const options = answers(...faults).map(({ heading, description, value }) => ({
      heading,
      description,
      type: 'sub',
      value,
    }));
    const body = { price: String(price), pincode: PINCODE, options };
    const requoted = await this.send('PUT', `/partner/requote/partner/${phone}/${orderId}`, token, body);
    if (requoted.status === 200) this.acknowledged.requotes.push({ orderId, price });
    else this.expect(requoted, ['INVALID_TRANSITION']);
  }

  private async cancel(orderId: string, partnerId: string): Promise<void> {
    const { phone, token } = this.partner(partnerId);
    const body = { cancellationReason: 'Nobody at home' };
    const cancelled = await this.send('PUT', `/partner/cancel-order/${orderId}/${phone}`, token, body);
    if (cancelled.status === 200) this.acknowledged.cancellations.add(orderId);
    else this.expect(cancelled, []);
  }

  private async buy(): Promise<void> {
    const { phone, token } = this.random.pick(this.people.partners);
    const coins = this.random.between(1, 200);
    const body = { image: this.facts.screenshots.get(phone), partnerPhone: phone, coins, price: coins * 10 };
    const bought = await this.send('POST', '/payment/create-payments', token, body);
    if (bought.status !== 201) return this.expect(bought, []);
    const { paymentId } = bought.body;
    const approved = await this.send('POST', `/ops/coin-purchases/${paymentId}/approve`, this.people.operator);
    if (approved.status === 200) this.acknowledged.credits.set(paymentId, coins);
    else this.expect(approved, []);
  }

  /** Sends a call until it is answered by more than "not right now". */
  private async send(method: string, path: string, token: string, body?: unknown): Promise<Answer> {
    const key = randomUUID();
    const deadline = Date.now() + MAX_TRY_MS;
    this.calls += 1;
    for (let pause = 20; ; pause = Math.min(pause * 2, 500)) {
      const answer = await this.api.call(method, path, { token, body, key }).catch(() => null);
      if (answer && answer.status < 500 && answer.body?.code !== 'CONFLICT') return answer;
      if (answer && answer.status !== 503 && answer.status !== 409) this.tell(answer);
      if (Date.now() > deadline) throw new Error(`${method} ${path} was not answered for ${MAX_TRY_MS / 1000} s`);
      this.retries += 1;
      await sleep(pause);
    }
  }

  private expect(answer: Answer, refusals: readonly string[]): void {
    if (!refusals.includes(answer.body?.code)) this.tell(answer);
  }

  private tell({ status, body }: Answer): void {
    this.strange.push(`${status} ${JSON.stringify(body)}`);
  }

  private partner(partnerId: string): Person {
    const partner = this.people.partners.find(({ id }) => id === partnerId);
    if (!partner) throw new Error(`no partner ${partnerId}`);
    return partner;
  }
}
