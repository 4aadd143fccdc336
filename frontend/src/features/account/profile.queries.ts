import { type UserInfo, type Written } from '@phirse/contracts/read-models/answers.js';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';
import { customerSession } from '../../lib/session.js';

const profileKeys = keysOf('profile');

export const PROFILE_FAILED = 'Failed to fetch profile details';

/** The customer as the account knows them: addresses, member since. */
export const profileQuery = (phone: string) =>
  queryOptions({
    queryKey: profileKeys.of(phone),
    queryFn: ({ signal }) => api.get<UserInfo>(`/user/get-user-info/${phone}`, { signal }),
    select: ({ user }) => user,
    enabled: phone !== '',
  });

export interface OwnDetails {
  readonly name: string;
  readonly email: string;
}

/** Changes name and email, on the page, in the session and with the account. */
export function useChangeProfile(phone: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (details: OwnDetails) => api.put<Written>('/user/users/profile', { phone, ...details }),
    onSuccess: (_written, details) => {
      customerSession.update(details);
      return client.invalidateQueries({ queryKey: profileKeys.all });
    },
  });
}

/** Adds, deletes, and reads the profile again. */
export function useAddressBook(phone: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: profileKeys.all });
  return {
    add: useMutation({
      mutationFn: (address: string) => api.post<Written>('/user/users/add-address', { phone, address }),
      onSuccess,
    }),
    /** `index` is the address's place in the list. */
    remove: useMutation({
      mutationFn: (index: number) => api.delete<Written>(`/user/users/delete-address/${phone}/${index}`),
      onSuccess,
    }),
  };
}
