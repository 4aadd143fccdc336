const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

let hasActed = false;
const waiting = new Set<() => void>();

/**
 * Runs `load` when the visitor first does something: what only an action needs (dialogs, toasts) must not compete with the first
 * page, and is there before it is asked for.
 */
export function whenVisitorActs(load: () => void): void {
  if (hasActed) {
    load();
    return;
  }
  if (waiting.size === 0) for (const sign of SIGNS) window.addEventListener(sign, act, { passive: true });
  waiting.add(load);
}

function act(): void {
  hasActed = true;
  for (const sign of SIGNS) window.removeEventListener(sign, act);
  for (const load of waiting) load();
  waiting.clear();
}
