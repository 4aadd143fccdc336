import { type OtpVerified } from '@phirse/contracts/read-models/answers.js';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { customerSession } from '../../lib/session.js';
import { localJson } from '../../lib/storage.js';
import { sentCodeStore } from './code-request.js';

/** Checks the code and signs the customer in. */
export function useVerifyCode() {
  return useMutation({
    mutationFn: (code: { readonly phone: string; readonly otp: string }) =>
      api.post<OtpVerified>('/user/verify-otp', code, { session: null }),
    onSuccess: ({ user, refreshToken }) => {
      const chosen = localJson.read('selectedCity');
      const location = typeof chosen === 'string' ? chosen : '';
      customerSession.start({ ...user, userId: user._id, address: [], location }, refreshToken);
      sentCodeStore.clear();
    },
  });
}
