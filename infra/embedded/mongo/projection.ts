import { Fault, unsupported } from './fault.js';
import { Doc, isTruthy, numeric, type Value } from './value.js';

/** Makes the documents of a reply out of stored ones. */
export type Projection = (doc: Doc) => Doc;

/** What is named: the whole field, or parts of the document (or array of documents) under it. */
type Tree = Map<string, Tree | true>;

/** Parses a projection; null where the document goes out as it is. Names what it cannot do. */
export function parseProjection(given: Doc | undefined): Projection | null {
  if (!given || given.size === 0) return null;
  const named: Tree = new Map();
  let including: boolean | null = null;
  for (const [path, value] of given) {
    if (value instanceof Doc) throw unsupported(`${[...value.keys()].join()} for '${path}' in a projection`);
    if (typeof value !== 'boolean' && numeric(value) === null)
      throw unsupported(`the expression for '${path}' in a projection`);
    if (path.split('.').some((part) => part === '' || part.startsWith('$')))
      throw unsupported(`the projection of '${path}'`);
    if (path === '_id') continue;
    const wanted = isTruthy(value);
    if (including !== null && including !== wanted) {
      const [own, others] = wanted ? ['inclusion', 'exclusion'] : ['exclusion', 'inclusion'];
      throw new Fault(31254, `Cannot do ${own} on field ${path} in ${others} projection`);
    }
    including = wanted;
    name(named, path);
  }
  const id = given.has('_id') ? isTruthy(given.get('_id')) : null;
  const keep = including ?? id === true;
  // The _id goes out unless it is excluded: it is named where it is the exception to what is left out, or kept.
  if (keep === (id ?? true)) named.set('_id', true);
  return (doc) => projected(doc, named, keep);
}

function name(tree: Tree, path: string): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let node = tree;
  for (const part of parts) {
    const next = node.get(part) ?? new Map();
    if (next === true) throw new Fault(31249, `Path collision at ${path}`);
    node.set(part, next);
    node = next;
  }
  if (node.has(last)) throw new Fault(31250, `Path collision at ${path}`);
  node.set(last, true);
}

/** With `keep`, what is named; else all but what is named. */
function projected(doc: Doc, named: Tree, keep: boolean): Doc {
  const out = new Doc();
  for (const [field, value] of doc) {
    const part = named.get(field);
    const inner = part instanceof Map ? inside(value, part, keep) : (part === true) === keep ? value : undefined;
    if (inner !== undefined) out.set(field, inner);
  }
  return out;
}

/** What is left of a value of which parts are named; undefined for one without parts that has to be named whole. */
function inside(value: Value, named: Tree, keep: boolean): Value | undefined {
  if (value instanceof Doc) return projected(value, named, keep);
  if (Array.isArray(value)) return value.map((item) => inside(item, named, keep)).filter((item) => item !== undefined);
  return keep ? undefined : value;
}
