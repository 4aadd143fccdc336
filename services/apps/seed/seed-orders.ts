import { type CreateOrderBody } from '@phirse/contracts/commands/order.commands.js';
import { indianDay, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { applyBillRule } from '@phirse/contracts/rules/bill.js';
import { evaluateAnswers } from '@phirse/contracts/rules/evaluation.js';
import { COIN_VALUE } from '@phirse/contracts/rules/lead-price.js';
import { type OrderRecord } from '@phirse/contracts/rules/order-display.js';
import { finalPrice } from '@phirse/contracts/rules/pricing.js';
import { type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { type DemoOrder, demoOrders } from '@phirse/infra/seed/demo-orders.js';
import { customers, operators, partners, pickupPersons } from '@phirse/infra/seed/people.js';
import { questionnaires } from '@phirse/infra/seed/questionnaires.js';
import { ApproveCoinPurchase } from '../../coins/approve-coin-purchase.handler.js';
import { RequestCoinPurchase } from '../../coins/request-coin-purchase.handler.js';
import { RequestReimbursement } from '../../coins/request-reimbursement.handler.js';
import { CalculatePrice } from '../../evaluation/calculate-price.handler.js';
import { AcceptLead } from '../../ordering/accept-lead.handler.js';
import { AssignPickup } from '../../ordering/assign-pickup.handler.js';
import { CancelOrder } from '../../ordering/cancel-order.handler.js';
import { CompleteOrder } from '../../ordering/complete-order.handler.js';
import { CreateOrder } from '../../ordering/create-order.handler.js';
import { RequoteOrder } from '../../ordering/requote-order.handler.js';
import { dataUrl, drawnPaper } from './drawn-papers.js';
import { type SeedClock } from './seed-clock.js';
import { type Seeder } from './seeder.js';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const PURCHASE_DAYS_AGO = 31;

interface PlacedOrder {
  readonly demo: DemoOrder;
  readonly order: OrderRecord;
  readonly placedAt: string;
  readonly name: string;
}

/** Places the demo's orders, sells the partners the coins they need, and drives each order to its state. */
export async function seedOrders(seeder: Seeder, clock: SeedClock): Promise<void> {
  const placed: PlacedOrder[] = [];
  for (const [index, demo] of demoOrders.entries()) placed.push(await place(seeder, clock, demo, `order ${index}`));
  for (const [index, partner] of partners.entries()) {
    const spent = placed
      .filter(({ demo }) => 'partner' in demo.end && demo.end.partner === index)
      .reduce((coins, { order }) => coins + order.coins, 0);
    await sellCoins(seeder, clock, partner, partner.coins + spent);
  }
  for (const order of placed) await drive(seeder, clock, order);
}

async function place(seeder: Seeder, clock: SeedClock, demo: DemoOrder, name: string): Promise<PlacedOrder> {
  const customer = customers[demo.customer] ?? missing('customer');
  const placedAt = clock.daysAgo(demo.daysAgo, 8);
  clock.set(placedAt);
  const { name: fullName, email, phone } = customer;
  const viewer = { role: 'customer', id: seeder.id('customer', phone), phone, name: fullName } as const;
  const actor = { role: 'customer', id: viewer.id } as const;
  const quote = await seeder.commands.execute(
    new CalculatePrice(
      viewer,
      {
        productSlug: demo.modelSlug,
        pincode: demo.pincode,
        selectedOptions: [...applyBillRule(sectionsFor(demo.answers), demo.answers)],
        variant: demo.variant,
        colour: demo.colour,
      },
      seeder.context(`${name} quote`, actor),
    ),
  );
  const body: CreateOrderBody = {
    platform: 'web',
    user: { name: fullName, email, phone, addPhone: '', address: demo.address },
    payment: { type: 'cash', id: '' },
    pickUpDetails: { date: indianDay(plusSeconds(placedAt, demo.pickupInDays * DAY_S)), time: demo.pickupSlot },
    productDetails: {
      category: '',
      categorySlug: '',
      name: demo.modelSlug,
      slug: demo.modelSlug,
      variant: demo.variant,
      colour: demo.colour,
      price: quote.basePrice,
      pincode: demo.pincode,
    },
    promo: { code: demo.promoCode ?? '' },
    quoteId: quote.quoteId,
  };
  const { state } = await seeder.commands.execute(new CreateOrder(viewer, body, seeder.context(name, actor)));
  return { demo, order: state.status === 'none' ? missing('order') : state.order, placedAt, name };
}

async function sellCoins(
  seeder: Seeder,
  clock: SeedClock,
  partner: (typeof partners)[number],
  coins: number,
): Promise<void> {
  const operator = operators[0] ?? missing('operator');
  const { phone, name } = partner;
  const viewer = { role: 'partner', id: seeder.id('partner', phone), phone, name } as const;
  clock.set(clock.daysAgo(PURCHASE_DAYS_AGO, 10));
  const image = dataUrl(await drawnPaper('Payment sent', `UPI, ${coins * COIN_VALUE} rupees`));
  const { state } = await seeder.commands.execute(
    new RequestCoinPurchase(
      viewer,
      { image, partnerPhone: phone, coins, price: coins * COIN_VALUE },
      seeder.context(`coins ${phone}`, { role: 'partner', id: viewer.id }),
    ),
  );
  if (state.status === 'none') missing('coin purchase');
  clock.set(clock.daysAgo(PURCHASE_DAYS_AGO, 12));
  const operatorId = seeder.id('operator', operator.phone);
  const context = seeder.context(`coins ${phone} approved`, { role: 'operator', id: operatorId });
  await seeder.commands.execute(new ApproveCoinPurchase(state.request.paymentId, operatorId, context));
}

/** Accept after two hours, assign after four, at the door three hours after the hour of placing on the pickup day. */
async function drive(seeder: Seeder, clock: SeedClock, { demo, order, placedAt, name }: PlacedOrder): Promise<void> {
  const { end } = demo;
  const { orderId } = order;
  const after = (hours: number) => {
    const instant = plusSeconds(placedAt, hours * HOUR_S);
    clock.set(instant < clock.today ? instant : clock.today);
  };
  if (end.state === 'new') return;
  if (end.state === 'cancelledByCustomer') {
    after(3);
    const by = { role: 'customer', id: order.customerId } as const;
    await seeder.commands.execute(new CancelOrder(by, orderId, end.reason, seeder.context(`${name} cancelled`, by)));
    return;
  }
  const partner = partners[end.partner] ?? missing('partner');
  const door = 24 * demo.pickupInDays + 3;
  const partnerId = seeder.id('partner', partner.phone);
  const by = { role: 'partner', id: partnerId } as const;
  const step = (what: string) => seeder.context(`${name} ${what}`, by);
  after(2);
  await seeder.commands.execute(new AcceptLead(partnerId, orderId, step('accepted')));
  if (end.state === 'accepted') return;
  if (end.state === 'cancelledByPartner') {
    after(5);
    await seeder.commands.execute(new CancelOrder(by, orderId, end.reason, step('cancelled')));
    return;
  }
  if (end.state === 'assigned' || end.state === 'requoted') {
    after(4);
    const person = pickupPersons[end.pickupPerson] ?? missing('pickup person');
    const personId = seeder.id('pickUp', person.phone);
    await seeder.commands.execute(new AssignPickup(partnerId, personId, orderId, step('assigned')));
    if (end.state === 'assigned') return;
    after(door);
    const body = requote(order, end.foundAnswers);
    await seeder.commands.execute(new RequoteOrder(partnerId, orderId, body, step('requoted')));
    return;
  }
  if (end.foundAnswers) {
    after(door);
    const body = requote(order, end.foundAnswers);
    await seeder.commands.execute(new RequoteOrder(partnerId, orderId, body, step('requoted')));
  }
  after(door + 1);
  const picture = async (title: string) => dataUrl(await drawnPaper(title, order.productDetails.name));
  const deviceInfo = {
    imeiNumber: end.imei,
    imeiImage: await picture('IMEI'),
    deviceBill: await picture('Bill'),
    idCard: await picture('Identity card'),
    customerImg: await picture('Handover'),
    deviceImages: [await picture('Device, front'), await picture('Device, back')],
  };
  await seeder.commands.execute(new CompleteOrder(partnerId, orderId, deviceInfo, step('completed')));
  if (!end.foundAnswers) return;
  after(door + 3);
  const viewer = { role: 'partner', id: partnerId, phone: partner.phone, name: partner.name } as const;
  await seeder.commands.execute(new RequestReimbursement(viewer, orderId, step('coins asked back')));
}

/** What the partner sends after looking at the device. */
function requote({ productDetails }: OrderRecord, found: readonly SelectedOption[]) {
  const questionnaire =
    questionnaires.find(({ category }) => category === productDetails.category) ?? missing('questionnaire');
  const answers = applyBillRule(questionnaire.sections, found);
  const evaluated = evaluateAnswers({
    ...questionnaire,
    estimatedPrice: productDetails.pincodeBaseprice,
    answers,
    field: 'options',
  });
  if (evaluated.outcome !== 'priced') return missing('price');
  return {
    price: String(finalPrice(evaluated.price, 0)),
    options: answers.map(({ heading, description, value }) => ({ heading, description, type: 'sub', value })),
  };
}

function sectionsFor(answers: readonly SelectedOption[]) {
  const asked = questionnaires.find(({ sections }) =>
    answers.every(({ heading }) => sections.some((section) => section.heading === heading)),
  );
  return (asked ?? missing('questionnaire')).sections;
}

function missing(what: string): never {
  return refuse('INTERNAL', `The demo names a ${what} that is not there.`);
}
