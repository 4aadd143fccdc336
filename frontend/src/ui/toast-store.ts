export type ToastKind = 'success' | 'error' | 'loading';

export interface ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** Customer spec, section 8: success 2 s, error 4 s, loading until replaced; at most 20 at once. */
export const TOAST_DURATION_MS: Readonly<Record<ToastKind, number>> = {
  success: 2000,
  error: 4000,
  loading: Number.POSITIVE_INFINITY,
};
export const TOAST_LIMIT = 20;

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function add(kind: ToastKind, text: string): number {
  lastId += 1;
  publish([...messages, { id: lastId, kind, text }].slice(-TOAST_LIMIT));
  return lastId;
}

/** Shows a toast from anywhere. A toast is never the only trace of an error: show it at its place too. */
export const toast = {
  success: (text: string): number => add('success', text),
  error: (text: string): number => add('error', text),
  /** Stays until `dismiss(id)`. */
  loading: (text: string): number => add('loading', text),
  dismiss: (id: number): void => publish(messages.filter((message) => message.id !== id)),
  clear: (): void => publish([]),
} as const;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastMessage[] {
  return messages;
}
