/** A field that two documents do not agree on. `undefined` where it is missing. */
export interface Difference {
  /** `productDetails.options.0.value`; empty for the document itself. */
  readonly path: string;
  readonly stored: unknown;
  readonly replayed: unknown;
}

/** Every field in which two documents differ, down to the leaves. */
export function differencesOf(stored: unknown, replayed: unknown, path = ''): readonly Difference[] {
  if (Object.is(stored, replayed)) return [];
  if (!isObject(stored) || !isObject(replayed) || Array.isArray(stored) !== Array.isArray(replayed))
    return [{ path, stored: stored ?? undefined, replayed: replayed ?? undefined }];
  const keys = new Set([...Object.keys(stored), ...Object.keys(replayed)]);
  return [...keys].flatMap((key) => differencesOf(stored[key], replayed[key], path ? `${path}.${key}` : key));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
