import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../lib/api-client.js';
import { randomKey } from '../../lib/random-key.js';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Sends a message; the same words sent again after a failure arrive once. */
export function useSendMessage() {
  const intention = useRef({ words: '', key: '' });
  return useMutation({
    mutationFn: (message: ContactMessage) => {
      const words = JSON.stringify(message);
      if (intention.current.words !== words) intention.current = { words, key: randomKey() };
      return api.post('/contact/create', message, { session: null, idempotencyKey: intention.current.key });
    },
    onSuccess: () => {
      intention.current = { words: '', key: '' };
    },
  });
}
