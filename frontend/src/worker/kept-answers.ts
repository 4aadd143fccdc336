/** Where a pickup person's own answers are kept; the page deletes it when they sign out. */
export const KEPT_ANSWERS = 'phirse-pickups';

/** The only answers that are kept: what a pickup person reads on the road. */
const KEPT = /^\/(pickup\/get-pickup-guy-orders|order\/get-order)\/[^/]+$/;

/** Answers that say: this is not yours any more. */
const NOT_YOURS: readonly number[] = [403, 404, 410];

/**
 * Under which address an answer is kept: the request's own with its reader in it, so that nobody is shown what another one read; `null`
 * for whatever must not be kept. The position in the query only says how fresh an answer has to be.
 */
export function keyOf(request: Pick<Request, 'url' | 'method' | 'headers'>): string | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !KEPT.test(url.pathname)) return null;
  const reader = pickupPersonOf(request.headers.get('Authorization'));
  if (!reader) return null;
  url.searchParams.delete('after');
  url.searchParams.set('kept-for', reader);
  return url.href;
}

/** What is kept of an answer: its body with the time at which it was true. `null` where it is nothing to keep. */
export async function toKeep(answer: Response, now: Date): Promise<Response | null> {
  if (answer.status !== 200) return null;
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null ? Response.json({ ...body, keptAt: now.toISOString() }) : null;
}

/** Whether an answer ends what was kept before. */
export const endsKeeping = ({ status }: Response) => NOT_YOURS.includes(status);

/** Id of the pickup person whose token this is. The server checks tokens; here it only parts one reader's answers from another's. */
function pickupPersonOf(authorization: string | null): string | null {
  const [, payload = ''] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization ?? '') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('role' in claims) || !('sub' in claims)) return null;
    return claims.role === 'pickUp' && typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}
