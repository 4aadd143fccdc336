import { useEffect, useState } from 'react';

/** The value as it stood still for `delayMs`; 500 ms is the spec's for search, pincode and user-exists. */
export function useDebounce<T>(value: T, delayMs = 500): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
