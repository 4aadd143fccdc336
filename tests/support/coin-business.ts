import { randomUUID } from 'node:crypto';
import { type CommandBus } from '@nestjs/cqrs';
import { DebitCoins } from '@phirse/contracts/commands/process.commands.js';
import { coinPurchaseStream } from '@phirse/contracts/events/coins.events.js';
import { orderStream } from '@phirse/contracts/events/order.events.js';
import { reimbursementStream } from '@phirse/contracts/events/reimbursement.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { DomainError, type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { COIN_VALUE, leadPrice } from '@phirse/contracts/rules/lead-price.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { type EventStore } from '@phirse/infra/eventstore/event-store.js';
import { ApproveCoinPurchase } from '@phirse/services/coins/approve-coin-purchase.handler.js';
import { ApproveReimbursement } from '@phirse/services/coins/approve-reimbursement.handler.js';
import { coinPurchaseDecider } from '@phirse/services/coins/coin-purchase.decider.js';
import { reimbursementDecider } from '@phirse/services/coins/reimbursement.decider.js';
import { RejectCoinPurchase } from '@phirse/services/coins/reject-coin-purchase.handler.js';
import { RejectReimbursement } from '@phirse/services/coins/reject-reimbursement.handler.js';
import { RequestCoinPurchase } from '@phirse/services/coins/request-coin-purchase.handler.js';
import { RequestReimbursement } from '@phirse/services/coins/request-reimbursement.handler.js';
import { AcceptLead } from '@phirse/services/ordering/accept-lead.handler.js';
import { CancelOrder } from '@phirse/services/ordering/cancel-order.handler.js';
import { orderDecider } from '@phirse/services/ordering/order.decider.js';
import { evidence, placedOrder } from './coin-business-orders.js';
import { Random } from './random.js';

/** What the business runs on. */
export interface Office {
  readonly commands: CommandBus;
  readonly eventStore: EventStore;
  readonly clock: Clock;
  readonly partners: readonly Viewer[];
  /** A payment screenshot as this partner has uploaded it. */
  screenshotOf(partner: Viewer): string;
}

interface Sold {
  readonly orderId: string;
  readonly partner: Viewer;
}

const OPERATOR = 'operator-1';
const CUSTOMER = 'customer-1';
/** Share of the work that a server's death cuts off after its first append: a process has to end it. */
const DEATHS = 0.03;
/** Refusals that this business must meet; any other is a fault. */
const EXPECTED: readonly ErrorCode[] = [
  'LEAD_ALREADY_ACCEPTED',
  'INVALID_TRANSITION',
  'INSUFFICIENT_COINS',
  'ALREADY_EXISTS',
  'NOTHING_TO_REIMBURSE',
  'PURCHASE_ALREADY_DECIDED',
  'REIMBURSEMENT_ALREADY_DECIDED',
];

/**
 * Partners who buy coins, race for leads and ask coins back, all at random and all at once, over the command bus: through HTTP
 * ten thousand calls would measure the parsing of requests. The seed repeats what is tried, not who comes first.
 */
export class CoinBusiness {
  /** Purchases, acceptances and requests for coins back that were tried. */
  done = 0;
  /** Errors that nobody should meet. */
  readonly strange: unknown[] = [];
  readonly refusals = new Map<ErrorCode, number>();
  private readonly sold: Sold[] = [];
  private orders = 0;

  constructor(private readonly office: Office) {}

  /** Tries `total` things, `lanes` at a time. */
  async run(total: number, lanes: number, seed: number): Promise<void> {
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        const random = new Random(seed + lane);
        while (this.done < total) await this.step(random);
      }),
    );
  }

  private async step(random: Random): Promise<void> {
    const chance = random.next();
    const sold = chance < 0.3 ? this.sold.shift() : undefined;
    if (sold) await this.askBack(random, sold);
    else if (chance < 0.5) await this.buyCoins(random);
    else await this.raceForLead(random);
  }

  private async buyCoins(random: Random): Promise<void> {
    this.done += 1;
    const partner = random.pick(this.office.partners);
    const coins = random.between(1, 1500);
    const context = contextOf('partner', partner.id);
    const image = this.office.screenshotOf(partner);
    const body = { image, partnerPhone: partner.phone, coins, price: coins * COIN_VALUE };
    await this.send(new RequestCoinPurchase(partner, body, context));
    const paymentId = context.commandId;
    await this.decide(random, {
      approve: () => new ApproveCoinPurchase(paymentId, OPERATOR, contextOf('operator', OPERATOR)),
      reject: () => new RejectCoinPurchase(paymentId, OPERATOR, 'Not paid', contextOf('operator', OPERATOR)),
      approveAndDie: () =>
        this.office.eventStore.handleCommand(
          coinPurchaseStream(paymentId),
          coinPurchaseDecider,
          { type: 'ApproveCoinPurchase', at: this.office.clock(), operatorId: OPERATOR },
          contextOf('operator', OPERATOR),
        ),
    });
  }

  private async raceForLead(random: Random): Promise<void> {
    const price = random.between(2000, 90_000);
    const orderId = await this.placeOrder(price);
    const rivals = new Set(Array.from({ length: random.between(1, 6) }, () => random.pick(this.office.partners)));
    this.done += rivals.size;
    const dies = random.next() < DEATHS ? random.pick([...rivals]) : null;
    const cancels = random.next() < 0.1;
    const attempt = async (partner: Viewer): Promise<Viewer | null> => {
      if (partner === dies) {
        const { id, name, phone } = partner;
        await this.send(new DebitCoins(id, name, phone, orderId, leadPrice(price), contextOf('partner', id)));
        return null;
      }
      return (await this.send(new AcceptLead(partner.id, orderId, contextOf('partner', partner.id)))) ? partner : null;
    };
    // Most press the button together, some when it is all over.
    const late = new Set([...rivals].filter(() => random.next() < 0.4));
    const inTime = [...rivals].filter((partner) => !late.has(partner)).map(attempt);
    const context = contextOf('customer', CUSTOMER);
    if (cancels) await this.send(new CancelOrder({ role: 'customer', id: CUSTOMER }, orderId, 'Kept it', context));
    const answers = [...(await Promise.all(inTime)), ...(await Promise.all([...late].map(attempt)))];
    const winners = answers.filter((partner) => partner !== null);
    if (winners.length > 1)
      this.strange.push(new Error(`${winners.length} partners were told that ${orderId} is theirs`));
    const [winner] = winners;
    if (winner && random.next() < 0.8) await this.sell(random, { orderId, partner: winner }, price);
  }

  /** At the door most devices turn out worse than promised, some as promised, a few better. */
  private async sell(random: Random, sold: Sold, price: number): Promise<void> {
    const { orderId, partner } = sold;
    const found = random.next() < 0.2 ? price : Math.round(price * (0.3 + 0.8 * random.next()));
    const stream = orderStream(orderId);
    const at = this.office.clock();
    const partnerId = partner.id;
    const requote = { type: 'Requote', at, partnerId, seenPrice: found, evaluatedPrice: found, options: [] } as const;
    await this.attempt(() =>
      this.office.eventStore.handleCommand(stream, orderDecider, requote, contextOf('partner', partnerId)),
    );
    const complete = { type: 'CompleteOrder', at: this.office.clock(), partnerId, evidence } as const;
    const completed = await this.attempt(() =>
      this.office.eventStore.handleCommand(stream, orderDecider, complete, contextOf('partner', partnerId)),
    );
    if (completed) this.sold.push(sold);
  }

  private async askBack(random: Random, { orderId, partner }: Sold): Promise<void> {
    this.done += 1;
    const ask = () => this.send(new RequestReimbursement(partner, orderId, contextOf('partner', partner.id)));
    const answers = await Promise.all(random.next() < 0.2 ? [ask(), ask()] : [ask()]);
    if (!answers.includes(true)) return;
    await this.decide(random, {
      approve: () => new ApproveReimbursement(orderId, OPERATOR, contextOf('operator', OPERATOR)),
      reject: () => new RejectReimbursement(orderId, OPERATOR, 'As agreed', contextOf('operator', OPERATOR)),
      approveAndDie: () =>
        this.office.eventStore.handleCommand(
          reimbursementStream(orderId),
          reimbursementDecider,
          { type: 'ApproveReimbursement', at: this.office.clock(), operatorId: OPERATOR },
          contextOf('operator', OPERATOR),
        ),
    });
  }

  /** Approved or rejected, sometimes both at once or twice, sometimes left waiting, sometimes cut off by a death. */
  private async decide(random: Random, decision: Decision): Promise<void> {
    const { approve, reject } = decision;
    const chance = random.next();
    if (chance < DEATHS) await this.attempt(decision.approveAndDie);
    else if (chance < 0.6) await this.send(approve());
    else if (chance < 0.75) await this.send(reject());
    else if (chance < 0.85) await Promise.all([this.send(approve()), this.send(reject())]);
    else if (chance < 0.95) await Promise.all([this.send(approve()), this.send(approve())]);
  }

  private async placeOrder(price: number): Promise<string> {
    const order = placedOrder(++this.orders, price, this.office.clock());
    await this.office.eventStore.handleCommand(
      orderStream(order.orderId),
      orderDecider,
      { type: 'PlaceOrder', order, seen: {} },
      contextOf('customer', CUSTOMER),
      { freshStream: true },
    );
    return order.orderId;
  }

  private send(command: object): Promise<boolean> {
    return this.attempt(() => this.office.commands.execute(command));
  }

  /** Whether it was done; a refusal that belongs to the business is counted. */
  private async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof DomainError && EXPECTED.includes(error.code))
        this.refusals.set(error.code, (this.refusals.get(error.code) ?? 0) + 1);
      else this.strange.push(error);
      return false;
    }
  }
}

interface Decision {
  readonly approve: () => object;
  readonly reject: () => object;
  /** The approval alone, as a server leaves it that dies right after. */
  readonly approveAndDie: () => Promise<unknown>;
}

export function contextOf(role: Viewer['role'], id: string): CommandContext {
  const commandId = randomUUID();
  return { actor: { role, id }, commandId, correlationId: commandId };
}
