import { Fault, unsupported } from './fault.js';
import { elementTest } from './filter.js';
import { Doc, type Value } from './value.js';
import { isTruthy, numeric } from './value-types.js';

/** Makes the documents of a reply out of stored ones. */
export type Projection = (doc: Doc) => Doc;

/** What is chosen: the whole field, or parts of the document (or array of documents) under it. */
type Tree = Map<string, Tree | true>;

/** Parses a projection; null where the document goes out as it is. Names what it cannot do. */
export function parseProjection(given: Doc | undefined): Projection | null {
  if (!given || given.size === 0) return null;
  const chosen: Tree = new Map();
  const special = new Map<string, (value: Value) => Value | undefined>();
  let including: boolean | null = null;
  let id: boolean | null = null;
  for (const [path, value] of given) {
    if (value instanceof Doc) {
      if (path.includes('.')) throw unsupported(`operators on the dotted path '${path}' in a projection`);
      special.set(path, arrayProjection(path, value));
      if (value.has('$elemMatch')) including ??= true;
      continue;
    }
    if (typeof value !== 'boolean' && numeric(value) === null)
      throw unsupported(`the expression for '${path}' in a projection`);
    if (path.split('.').some((part) => part === '' || part.startsWith('$')))
      throw unsupported(`the projection of '${path}'`);
    const wanted = isTruthy(value);
    if (path === '_id') {
      id = wanted;
      continue;
    }
    if (including !== null && including !== wanted) {
      throw new Fault(
        31254,
        `Cannot do ${wanted ? 'inclusion' : 'exclusion'} on field ${path} in ${wanted ? 'exclusion' : 'inclusion'} projection`,
      );
    }
    including = wanted;
    choose(chosen, path);
  }
  const inclusive = including ?? (id === true && special.size === 0);
  if (inclusive ? id !== false : id === false) chosen.set('_id', true);
  if (inclusive) for (const path of special.keys()) chosen.set(path, true);
  return (doc) => {
    const out = inclusive ? included(doc, chosen) : excluded(doc, chosen);
    for (const [path, project] of special) {
      const value = out.get(path);
      const projected = value === undefined ? undefined : project(value);
      if (projected === undefined) out.delete(path);
      else out.set(path, projected);
    }
    return out;
  };
}

/** `$elemMatch` and `$slice` of one field; undefined leaves it out. */
function arrayProjection(path: string, spec: Doc): (value: Value) => Value | undefined {
  const [operator, operand = null] = [...spec][0] ?? [];
  if (spec.size === 1 && operator === '$elemMatch') {
    const test = elementTest(operand);
    return (value) => {
      const first = Array.isArray(value) ? value.find((item) => test(item)) : undefined;
      return first === undefined ? undefined : [first];
    };
  }
  if (spec.size !== 1 || operator !== '$slice') {
    throw unsupported(`${operator ?? 'an empty document'} for '${path}' in a projection`);
  }
  const [first, second] = (Array.isArray(operand) ? operand : [operand]).map(numeric);
  if (first === null || first === undefined || second === null) throw new Fault(28667, '$slice takes whole numbers');
  if (second !== undefined && second <= 0) throw new Fault(28724, 'the limit of $slice must be positive');
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (second === undefined) return first < 0 ? value.slice(first) : value.slice(0, first);
    const start = first < 0 ? Math.max(0, value.length + first) : first;
    return value.slice(start, start + second);
  };
}

function choose(tree: Tree, path: string): void {
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

function included(doc: Doc, tree: Tree): Doc {
  const out = new Doc();
  for (const [name, value] of doc) {
    const part = tree.get(name);
    if (part === true) out.set(name, value);
    else if (value instanceof Doc && part) out.set(name, included(value, part));
    else if (Array.isArray(value) && part) out.set(name, includedItems(value, part));
  }
  return out;
}

function includedItems(array: readonly Value[], tree: Tree): Value[] {
  return array.flatMap((item): Value[] => {
    if (item instanceof Doc) return [included(item, tree)];
    return Array.isArray(item) ? [includedItems(item, tree)] : [];
  });
}

function excluded(doc: Doc, tree: Tree): Doc {
  const out = new Doc();
  for (const [name, value] of doc) {
    const part = tree.get(name);
    if (part !== true) out.set(name, part ? excludedInside(value, part) : value);
  }
  return out;
}

function excludedInside(value: Value, tree: Tree): Value {
  if (value instanceof Doc) return excluded(value, tree);
  return Array.isArray(value) ? value.map((item) => excludedInside(item, tree)) : value;
}
