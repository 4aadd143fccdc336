import { skipToken, useQuery } from '@tanstack/react-query';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';

/** Which leads are to be had, as the live stream tells it. */
export interface OpenLeads {
  /** Order ids when this page began to listen, and now; `null` where there are too many to name. */
  readonly first: readonly string[] | null;
  readonly now: readonly string[] | null;
  /** Went while this page was listening, the last ones last. */
  readonly gone: readonly string[];
}

const MAX_GONE = 200;

export const openLeadsKey = (phone: string) => partnerKeys.of('open-leads', phone);

/** Takes in what the stream says next. */
export function withLeads(known: OpenLeads | undefined, now: readonly string[] | null): OpenLeads {
  if (!known) return { first: now, now, gone: [] };
  if (now === null) return { ...known, now };
  const went = (known.now ?? []).filter((id) => !now.includes(id));
  const gone = [...known.gone, ...went].filter((id) => !now.includes(id));
  return { first: known.first ?? now, now, gone: gone.slice(-MAX_GONE) };
}

/** The open leads as they change; nothing known until the stream has spoken. */
export function useOpenLeads(): OpenLeads | undefined {
  return useQuery<OpenLeads>({ queryKey: openLeadsKey(usePartnerPhone()), queryFn: skipToken, staleTime: Infinity })
    .data;
}

/** Leads that came after a list was read and are not on it. `known` is what was open then, where that was known. */
export function newLeads(
  open: OpenLeads | undefined,
  known: readonly string[] | null,
  listed: readonly string[],
): readonly string[] {
  const before = known ?? open?.first;
  if (!open?.now || !before) return [];
  return open.now.filter((id) => !before.includes(id) && !listed.includes(id));
}
