import { createContext, Script } from 'node:vm';
import { InvalidRequest } from './model.js';
import { remember } from './streams.js';

const MAX_LENGTH = 2000;
/** V8 takes twice as long to compile an expression for each further choice in it, and cannot be interrupted then. */
const MAX_CHOICES = 20;
/** V8 writes a group that is repeated out up to three times. */
const UNROLLED = 3;
/** After this time a test of one name is interrupted. */
const TIMEOUT_MS = 250;
/** Milliseconds of the processor that one expression may take, in all and beyond for every name it is tried on. */
const BUDGET_MS = 250;
const BUDGET_PER_NAME_MS = 0.5;

/**
 * Compiles a client's regular expression into a test that cannot stop the server: everything runs on one thread, and
 * an expression that backtracks without end would hold up every other client.
 * @throws InvalidRequest where it does not compile, and from the test itself where it takes too long
 */
export function boundedRegex(source: string): (name: string) => boolean {
  if (source.length > MAX_LENGTH) throw new InvalidRequest(`A regular expression has at most ${MAX_LENGTH} characters`);
  const expression = compile(source);
  const bare = source.replaceAll(/\\[^\dk]/gs, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  if (isPlain(bare)) return (name) => expression.test(name);
  if (choicesOf(bare) > MAX_CHOICES) throw new InvalidRequest('The regular expression is too complicated');
  return budgeted(expression);
}

function compile(source: string): RegExp {
  try {
    return new RegExp(source);
  } catch {
    throw new InvalidRequest(`Not a regular expression: ${source}`);
  }
}

/**
 * Whether an expression without its escapes and classes is fast on every name by its form alone: without groups and
 * back references the work is bound by the name's length to the power of its quantifiers, plus one where it may start
 * anywhere.
 */
function isPlain(bare: string): boolean {
  if (/[()\\]/.test(bare)) return false;
  const quantifiers = bare.match(/[*+?{]/g)?.length ?? 0;
  const anchored = bare.startsWith('^') && !bare.includes('|');
  return quantifiers <= (anchored ? 2 : 1);
}

/** How many times an expression makes a choice of two on its way from one end to the other. */
function choicesOf(bare: string): number {
  const open = [{ choices: 0, alternatives: 1 }];
  const tokens = /(\()(?:\?(?:<?[=!]|:|<\w+>))?|(\)?)([*+?]\??|\{[\d,]+\}\??)|(\))|(\|)/g;
  for (const [, opening, closing, quantifier, closed, bar] of bare.matchAll(tokens)) {
    const group = open.at(-1) ?? { choices: 0, alternatives: 1 };
    if (bar) group.alternatives++;
    if (opening) open.push({ choices: 0, alternatives: 1 });
    const own = quantifier ? (quantifier.startsWith('{') ? UNROLLED : 1) : 0;
    if (!closing && !closed) {
      group.choices += own;
      continue;
    }
    open.pop();
    const outer = open.at(-1);
    const inner = group.choices + Math.log2(group.alternatives);
    if (outer) outer.choices += quantifier ? (inner + 1) * UNROLLED : inner;
  }
  return open.reduce((sum, { choices }) => sum + choices, 0);
}

/** Runs the test where it can be interrupted, which costs a tenth of a millisecond; so answers are remembered. */
function budgeted(expression: RegExp): (name: string) => boolean {
  const scope = Object.assign(createContext(), { expression, name: '' });
  const script = new Script('expression.test(name)');
  const known = new Map<string, boolean>();
  let budget = BUDGET_MS;
  const test = (name: string): boolean => {
    scope.name = name;
    const before = process.threadCpuUsage().user;
    try {
      return script.runInContext(scope, { timeout: TIMEOUT_MS }) === true;
    } catch {
      budget = 0;
      return false;
    } finally {
      budget += Math.min(0, BUDGET_PER_NAME_MS - (process.threadCpuUsage().user - before) / 1000);
    }
  };
  return (name) => {
    const answer = known.get(name) ?? test(name);
    if (budget <= 0) throw new InvalidRequest('The regular expression takes too long');
    return remember(known, name, answer);
  };
}
