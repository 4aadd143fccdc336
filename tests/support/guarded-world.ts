import { type Answer, type Api } from './api.js';
import { People, type Person, phones } from './people.js';
import { type Product } from './product.js';
import { overpaidSale } from './requoted-sale.js';
import { type About, type Names, type Role } from './route-access.js';
import { orderBody, PINCODE, quoteFor } from './selling.js';
import { type TheLog } from './the-log.js';

/** What only the customer, and whoever buys from them, may read. */
export const PRIVATE = {
  name: 'Zubeida Quartermaine',
  email: 'zubeida.q@private.example',
  phone: '9811100061',
  addPhone: '9811100062',
  address: `77 Heliotrope Court, Indiranagar, Bengaluru ${PINCODE}`,
};
/** Any of these in an answer gives them away. */
export const PRIVATE_BYTES = /Zubeida|Quartermaine|private\.example|981110006[12]|Heliotrope/i;

export interface Caller extends Person {
  readonly role: Role;
}

/** Who calls: those whom the objects belong to, others of their kind, and operators. */
export interface Callers {
  readonly customer: Caller;
  readonly partner: Caller;
  readonly pickUp: Caller;
  readonly otherCustomer: Caller;
  /** Buys in the same pincode. */
  readonly otherPartner: Caller;
  /** Buys elsewhere. */
  readonly awayPartner: Caller;
  readonly otherPickUp: Caller;
  readonly operator: Caller;
}

/** A customer, a partner and a pickup person with objects of their own, and others who have nothing to look for there. */
export class GuardedWorld {
  private serial = 0;
  private pickupPersonId = '';
  private paymentId = '';
  private price = '';
  private readonly notificationIds = new Map<Role, string>();
  /** One order in each state, for calls that must change nothing. */
  private readonly orders = new Map<About, string>();

  private constructor(
    private readonly api: Api,
    private readonly log: TheLog,
    readonly callers: Callers,
    private readonly image: string,
  ) {}

  static async begin(api: Api, log: TheLog, env: Product['env']): Promise<GuardedWorld> {
    const people = new People(api, env);
    const operator = await people.signedIn('operator', '9000000900');
    const [partner, otherPartner] = await people.partners(phones(9_811_100_063, 2), 2000, operator.token);
    if (!partner || !otherPartner) throw new Error('two partners were asked for');
    await addPickUp(api, partner, '9811100065');
    await addPickUp(api, otherPartner, '9811100066');
    await api.customer(PRIVATE.phone, PRIVATE.name, PRIVATE.email);
    await api.customer('9811100067', 'Somebody Else', 'else@example.com');
    const caller = async (role: Role, phone: string): Promise<Caller> => ({
      role,
      ...(await people.signedIn(role, phone)),
    });
    const callers: Callers = {
      customer: await caller('customer', PRIVATE.phone),
      partner: { role: 'partner', ...partner },
      pickUp: await caller('pickUp', '9811100065'),
      otherCustomer: await caller('customer', '9811100067'),
      otherPartner: { role: 'partner', ...otherPartner },
      awayPartner: await caller('partner', '9000000002'),
      otherPickUp: await caller('pickUp', '9811100066'),
      operator: { role: 'operator', ...operator },
    };
    const world = new GuardedWorld(api, log, callers, await people.screenshot());
    await world.furnish();
    return world;
  }

  /** What lasts, under this number: for calls that must change nothing. */
  names({ phone, role }: Pick<Caller, 'phone' | 'role'>, about: About = 'assigned'): Names {
    const { pickupPersonId, paymentId, image, price } = this;
    return {
      phone,
      orderId: this.orders.get(about) ?? '',
      pickupPersonId,
      paymentId,
      notificationId: this.notificationIds.get(role) ?? '',
      image,
      price,
      serial: ++this.serial,
    };
  }

  /** The same, about something made for one call that is to go through. */
  async fresh(of: Pick<Caller, 'phone' | 'role'>, about: About | undefined): Promise<Names> {
    const names = this.names(of, about);
    if (!about) return names;
    if (about === 'purchase') return { ...names, paymentId: await this.purchase() };
    return { ...names, orderId: await this.order(about) };
  }

  /** Places an order of the customer's and takes it this far; answers its id. */
  async order(about: Exclude<About, 'purchase'>): Promise<string> {
    const { partner } = this.callers;
    if (about === 'completed' || about === 'asked back') return this.sold(about);
    const { orderId } = (await this.placed()).body.order;
    if (about === 'lead') return orderId;
    await this.partnerPosts(`accept-order/${partner.phone}/${orderId}`);
    if (about === 'assigned')
      await this.partnerPosts(`assign-order/${partner.phone}/${this.pickupPersonId}/${orderId}`);
    return orderId;
  }

  /** Places an order with everything in it that a lead must not show. */
  async placed(): Promise<Answer> {
    const body = orderBody({ phone: PRIVATE.phone });
    const order = { ...body, user: { ...PRIVATE }, payment: { type: 'cash', id: PRIVATE.email } };
    return ok(await this.api.post('/order/create-order', order, this.callers.customer.token));
  }

  private async furnish(): Promise<void> {
    const { api } = this;
    const { customer, partner, pickUp } = this.callers;
    const address = { phone: PRIVATE.phone, address: PRIVATE.address };
    ok(await api.post('/user/users/add-address', address, customer.token));
    const persons = await this.read(`/partner/get-pickup-persons/${partner.phone}`, partner.token);
    this.pickupPersonId = persons.body.pickUpPersons[0]._id;
    for (const about of ['lead', 'accepted', 'assigned', 'completed', 'asked back'] as const)
      this.orders.set(about, await this.order(about));
    this.paymentId = await this.purchase();
    this.price = String(
      ok(await quoteFor(api, { token: partner.token, faults: ['Back glass cracked'] })).body.basePrice,
    );
    for (const { phone, role, token } of [partner, pickUp]) {
      const bell = await this.read(`/partner/notifications/${phone}`, token);
      this.notificationIds.set(role, bell.body.data[0]._id);
    }
  }

  /** Everything that was written before is in what is read. */
  async read(path: string, token: string): Promise<Answer> {
    const after = `after=${await this.log.position()}`;
    return ok(await this.api.get(`${path}${path.includes('?') ? '&' : '?'}${after}`, token));
  }

  private async sold(about: 'completed' | 'asked back'): Promise<string> {
    const { customer, partner } = this.callers;
    const { orderId } = await overpaidSale(this.api, { customer, partner, image: this.image });
    if (about === 'asked back') await this.partnerPosts(`request-reimbursement/${partner.phone}/${orderId}`);
    return orderId;
  }

  private async purchase(): Promise<string> {
    const { phone, token } = this.callers.partner;
    const body = { image: this.image, partnerPhone: phone, coins: 5, price: 50 };
    return ok(await this.api.post('/payment/create-payments', body, token)).body.paymentId;
  }

  private async partnerPosts(path: string): Promise<void> {
    ok(await this.api.post(`/partner/${path}`, undefined, this.callers.partner.token));
  }
}

async function addPickUp(api: Api, { phone, token }: Person, personsPhone: string): Promise<void> {
  const body = { name: `Person ${personsPhone.slice(-3)}`, phone: personsPhone, password: 'pickup-person' };
  ok(await api.post(`/partner/add-pickup-person/${phone}`, body, token));
}

/** The answer, where it is no refusal. */
export function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
