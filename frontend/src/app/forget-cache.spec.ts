import { describe, expect, it } from '@jest/globals';
import { queryClient } from '../lib/query.js';
import { partnerSession } from '../lib/session.js';
import { forgetCacheOnSignOut } from './forget-cache.js';

const PARTNER = { token: 't-1', role: 'Partner', name: 'City Mobiles', email: '', Phone: '9876543210' } as const;
const cached = () => queryClient.getQueryData(['leads']);

describe('the query cache', () => {
  it('outlives a renewed token and is emptied when somebody signs out', () => {
    partnerSession.start(PARTNER, 'r-1');
    forgetCacheOnSignOut();
    queryClient.setQueryData(['leads'], ['BB1']);

    partnerSession.renew({ accessToken: 't-2', refreshToken: 'r-2' });
    expect(cached()).toEqual(['BB1']);

    partnerSession.end();
    expect(cached()).toBeUndefined();
  });
});
