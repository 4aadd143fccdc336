import { type Clock } from '@phirse/contracts/kernel/clock.js';

/** Injection token of the `Clock`. */
export const CLOCK = Symbol('Clock');

export const systemClock: Clock = () => new Date().toISOString();
