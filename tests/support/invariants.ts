import { leadPrice } from '@phirse/contracts/rules/lead-price.js';
import { byStream, type Logged } from './the-log.js';

/** What the log says against design section 4, one line a finding; empty where every invariant holds. */
export function brokenInvariants(events: readonly Logged[]): readonly string[] {
  return [wallets, orders, leadDebits, purchases, reimbursements, promos].flatMap((broken) => broken(events));
}

/** Balance ≥ 0 at every revision, and Σ credits − Σ debits + Σ refunds = what the wallet says its balance is. */
function wallets(events: readonly Logged[]): readonly string[] {
  const findings: string[] = [];
  for (const [name, stream] of byStream(events)) {
    if (!name.startsWith('wallet-')) continue;
    let balance = 0;
    for (const { type, data, revision } of stream) {
      if (type === 'CoinsCredited' || type === 'CoinsRefunded') balance += data.coins;
      else if (type === 'CoinsDebited') balance -= data.coins;
      else continue;
      if (balance < 0) findings.push(`${name} is at ${balance} at revision ${revision}`);
      if (data.balance !== balance)
        findings.push(`${name} says ${data.balance} at revision ${revision}, it is ${balance}`);
    }
  }
  return findings;
}

function orders(events: readonly Logged[]): readonly string[] {
  const findings: string[] = [];
  for (const [name, stream] of byStream(events)) {
    if (!name.startsWith('order-')) continue;
    const count = (wanted: string) => stream.filter(({ type }) => type === wanted).length;
    for (const once of ['OrderCreated', 'LeadAccepted', 'OrderCompleted', 'OrderCancelled'])
      if (count(once) > 1) findings.push(`${name} has ${count(once)} ${once}`);
    if (stream[0]?.type !== 'OrderCreated') findings.push(`${name} begins with ${stream[0]?.type}`);
  }
  return findings;
}

/** Each lead debit has exactly one LeadAccepted or exactly one refund; a part given back of an accepted one is no end. */
function leadDebits(events: readonly Logged[]): readonly string[] {
  const ends = new Map<string, string[]>();
  for (const event of events)
    if (event.type === 'LeadAccepted' || (event.type === 'CoinsRefunded' && !event.data.cause))
      ends.set(event.data.debitId, [...(ends.get(event.data.debitId) ?? []), event.type]);
  const debits = events.flatMap((event) => (event.type === 'CoinsDebited' ? [event.data.debitId] : []));
  const known = new Set(debits);
  return [
    ...debits.flatMap((id) =>
      (ends.get(id) ?? []).length === 1 ? [] : [`debit ${id} ended as [${ends.get(id) ?? ''}]`],
    ),
    ...[...ends].flatMap(([id, types]) => (known.has(id) ? [] : [`${types} without a debit ${id}`])),
  ];
}

/** Each approved purchase is credited exactly once, and nothing else is. */
function purchases(events: readonly Logged[]): readonly string[] {
  const approved = events.flatMap((event) => (event.type === 'CoinPurchaseApproved' ? [event.data.paymentId] : []));
  const credited = events.flatMap((event) => (event.type === 'CoinsCredited' ? [event.data.paymentId] : []));
  const counts = new Map(approved.map((id) => [id, 0]));
  for (const id of credited) counts.set(id, (counts.get(id) ?? 0) + 1);
  const known = new Set(approved);
  return [...counts].flatMap(([id, count]) =>
    count === 1 && known.has(id) ? [] : [`purchase ${id} is credited ${count} times, approved: ${known.has(id)}`],
  );
}

/** Each approved reimbursement is given back exactly once, in full, out of the debit that its order was accepted by; nothing else is. */
function reimbursements(events: readonly Logged[]): readonly string[] {
  const paid = new Map(
    events.flatMap((event) => (event.type === 'LeadAccepted' ? [[event.data.orderId, event.data] as const] : [])),
  );
  const rates = new Map(
    events.flatMap((event) =>
      event.type === 'OrderCreated' ? [[event.data.orderId, event.data.coinsPerThousand] as const] : [],
    ),
  );
  const asked = new Map<string, string>();
  const approved = new Map<string, string>();
  const findings: string[] = [];
  for (const { type, data } of events) {
    if (type === 'ReimbursementRequested') {
      const { orderId, partnerId, coins, coinsPaid, finalPrice } = data;
      const lead = paid.get(orderId);
      if (asked.has(orderId)) findings.push(`coins of ${orderId} were asked back twice`);
      const coinsDue = leadPrice(finalPrice, rates.get(orderId));
      if (lead?.partnerId !== partnerId || lead.coins !== coinsPaid || coins !== coinsPaid - coinsDue)
        findings.push(`${coins} of ${coinsPaid} coins of ${orderId} were asked back by ${partnerId}`);
      asked.set(orderId, `${partnerId} ${coins} ${lead?.debitId}`);
    } else if (type === 'ReimbursementApproved') approved.set(data.orderId, asked.get(data.orderId) ?? 'nothing');
    else if (type === 'CoinsRefunded' && data.cause) {
      const { orderId, partnerId, coins, debitId } = data;
      if (approved.get(orderId) !== `${partnerId} ${coins} ${debitId}`)
        findings.push(`${partnerId} got ${coins} of ${debitId} for ${orderId}, approved: ${approved.get(orderId)}`);
      approved.delete(orderId);
    }
  }
  return [...findings, ...[...approved].map(([orderId, coins]) => `never given back for ${orderId}: ${coins}`)];
}

/** A redemption that stands belongs to an order that was placed with it, and no code stands for more than it may. */
function promos(events: readonly Logged[]): readonly string[] {
  const findings: string[] = [];
  const placed = new Set(
    events.flatMap((event) =>
      event.type === 'OrderCreated' && event.data.promo ? [`${event.data.promo.code} ${event.data.orderId}`] : [],
    ),
  );
  const standing = new Map<string, Set<string>>();
  const limits = new Map<string, number>();
  for (const event of events) {
    if (event.type === 'PromoIssued') limits.set(event.data.code, event.data.maxRedemptions);
    if (event.type !== 'PromoRedeemed' && event.type !== 'PromoReleased') continue;
    const { code, orderId } = event.data;
    const redeemed = standing.get(code) ?? new Set();
    standing.set(code, redeemed);
    if (event.type === 'PromoReleased') redeemed.delete(orderId);
    else redeemed.add(orderId);
    if (redeemed.size > (limits.get(code) ?? 0)) findings.push(`${code} stands for ${redeemed.size} orders`);
  }
  const redeemed = new Set([...standing].flatMap(([code, ids]) => [...ids].map((id) => `${code} ${id}`)));
  for (const pair of redeemed) if (!placed.has(pair)) findings.push(`redeemed without an order: ${pair}`);
  for (const pair of placed) if (!redeemed.has(pair)) findings.push(`order without its redemption: ${pair}`);
  return findings;
}
