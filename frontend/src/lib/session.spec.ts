import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { customerSession, partnerSession } from './session.js';

const PARTNER = { token: 't', role: 'Partner', name: 'City Mobiles', email: 'a@b.in', Phone: '9876543210' } as const;

describe('a stored partner session', () => {
  beforeEach(() => window.localStorage.clear());

  it.each([
    ['whole', PARTNER, true],
    ['of a pickup person', { ...PARTNER, role: 'pickUp' }, true],
    ['of another role', { ...PARTNER, role: 'pickup' }, false],
    ['with a number for a phone', { ...PARTNER, Phone: 9876543210 }, false],
    ['without a name', { ...PARTNER, name: undefined }, false],
    ['with an empty token', { ...PARTNER, token: '' }, false],
    ['that is no object', 'token', false],
  ])('%s: restored %#', (_case, stored, restored) => {
    window.localStorage.setItem('partnerState', JSON.stringify(stored));
    expect(partnerSession.get() !== null).toBe(restored);
  });

  it('that is not even JSON is none', () => {
    window.localStorage.setItem('partnerState', '{oops');
    expect(partnerSession.get()).toBeNull();
  });
});

describe('sessions', () => {
  beforeEach(() => window.localStorage.clear());

  it('are kept apart', () => {
    partnerSession.start(PARTNER, 'partner-refresh');
    customerSession.start(
      {
        userId: '1',
        _id: '1',
        phone: '9',
        name: 'Asha',
        email: '',
        status: 'active',
        token: 'c',
        address: [],
        location: '',
      },
      'customer-refresh',
    );
    partnerSession.end();
    expect(customerSession.tokens()).toEqual({ accessToken: 'c', refreshToken: 'customer-refresh' });
    expect(partnerSession.tokens()).toEqual({ accessToken: null, refreshToken: null });
  });

  it('tell their listeners about other tabs', () => {
    const heard = jest.fn();
    const stop = partnerSession.subscribe(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'partnerState' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'somethingElse' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'partnerState' }));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
