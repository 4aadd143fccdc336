import { Logger } from '@nestjs/common';
import { pause } from '@phirse/infra/pause.js';
import { type Collection, type Db, MongoServerError } from 'mongodb';

/** A worker that dies is followed by another within this and one try. */
const LEASE_MS = 3000;
const RENEW_MS = 750;
const TRY_MS = 400;
const DUPLICATE_KEY = 11_000;

interface Lease {
  readonly _id: string;
  readonly holder: string;
  /** Milliseconds since 1970 by the holder's clock. */
  readonly expiresAt: number;
}

/**
 * Runs `work` while holding the lease `name`: waits for it, renews it, hands `work` a signal that aborts once it is lost, and gives
 * it back at the end. It keeps the work to one worker at a time; what makes a second one harmless are the position guards.
 */
export async function whileHolding(
  db: Db,
  name: string,
  holder: string,
  signal: AbortSignal,
  work: (held: AbortSignal) => Promise<void>,
): Promise<void> {
  const leases = db.collection<Lease>('leases');
  while (!(await take(leases, name, holder))) {
    await pause(TRY_MS, signal);
    if (signal.aborted) return;
  }
  const lost = new AbortController();
  const renewing = renew(leases, name, holder, lost);
  try {
    await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    lost.abort();
    await renewing;
    await leases.deleteOne({ _id: name, holder }).catch(() => {});
  }
}

async function take(leases: Collection<Lease>, name: string, holder: string): Promise<boolean> {
  const now = Date.now();
  try {
    await leases.updateOne(
      { _id: name, $or: [{ holder }, { expiresAt: { $lt: now } }] },
      { $set: { holder, expiresAt: now + LEASE_MS } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
    throw error;
  }
}

async function renew(leases: Collection<Lease>, name: string, holder: string, lost: AbortController): Promise<void> {
  let expiresAt = Date.now() + LEASE_MS;
  while (!lost.signal.aborted) {
    await pause(RENEW_MS, lost.signal);
    if (lost.signal.aborted) return;
    const until = Date.now() + LEASE_MS;
    const answer = await leases.updateOne({ _id: name, holder }, { $set: { expiresAt: until } }).catch(() => null);
    if (answer?.matchedCount === 1) {
      expiresAt = until;
      continue;
    }
    // Out of reach is not lost: it is ours until it runs out.
    if (!answer && Date.now() < expiresAt) continue;
    new Logger('lease').warn(`lost the lease of the ${name}`);
    lost.abort();
  }
}
