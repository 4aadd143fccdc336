import { expect, it } from '@jest/globals';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { operatorDecider } from './operator.decider.js';

const data = {
  operatorId: 'o1',
  name: 'Om',
  phone: '9000000900',
  passwordHash: '$argon2id$',
  at: '2026-02-03T04:05:06.000Z',
};
const register = { type: 'RegisterOperator', ...data } as const;

it('registers an operator once', () => {
  const events = operatorDecider.decide(register, operatorDecider.initialState);
  expect(events).toEqual([{ type: 'OperatorRegistered', data }]);
  expect(operatorDecider.decide(register, fold(operatorDecider, events))).toEqual([]);
});

it('refuses a number that is another operator’s', () => {
  const state = fold(operatorDecider, operatorDecider.decide(register, operatorDecider.initialState));
  expect(() => operatorDecider.decide({ ...register, name: 'Uma' }, state)).toThrow(
    expect.objectContaining({ code: 'ALREADY_EXISTS' }),
  );
});
