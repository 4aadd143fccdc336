import { useState } from 'react';
import { customerSession, useCustomer } from '../../lib/session.js';
import { localJson } from '../../lib/storage.js';

const KEY = 'selectedCity';

/** The city that prices are shown for: the customer's, else this browser's, else none (empty). */
export function useCity(): readonly [string, (city: string) => void] {
  const customer = useCustomer();
  const [own, setOwn] = useState(() => {
    const stored = localJson.read(KEY);
    return typeof stored === 'string' ? stored : '';
  });
  const choose = (city: string) => {
    localJson.write(KEY, city);
    setOwn(city);
    customerSession.update({ location: city });
  };
  return [customer?.location || own, choose];
}
