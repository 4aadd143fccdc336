import { describe, expect, it } from '@jest/globals';
import { newLeads, withLeads } from './open-leads.js';

const after = (...states: readonly (readonly string[] | null)[]) =>
  states.reduce<ReturnType<typeof withLeads> | undefined>(withLeads, undefined);

describe('the open leads', () => {
  it('remember which of them went', () => {
    expect(after(['a', 'b'], ['b', 'c'])).toEqual({ first: ['a', 'b'], now: ['b', 'c'], gone: ['a'] });
    expect(after(['a'], [], ['b'])?.gone).toEqual(['a']);
  });

  it('call none gone that is there again', () => {
    expect(after(['a'], [], ['a'])?.gone).toEqual([]);
  });

  it('say nothing while there are too many to name', () => {
    expect(after(['a'], null)).toEqual({ first: ['a'], now: null, gone: [] });
    expect(newLeads(after(['a'], null), ['a'], [])).toEqual([]);
  });

  it('are new where they came after the list was read', () => {
    expect(newLeads(after(['a'], ['b', 'a']), ['a'], ['a'])).toEqual(['b']);
    expect(newLeads(after(['a'], ['b', 'a']), null, ['a'])).toEqual(['b']);
    expect(newLeads(after(['a'], ['b', 'a']), ['a'], ['b', 'a'])).toEqual([]);
    expect(newLeads(undefined, null, [])).toEqual([]);
  });
});
