/** GET /user/get-user-info/{phone} */
export interface CustomerProfileView {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly status: 'active' | 'deleted';
  readonly address: readonly string[];
  /** ISO instant of the first verified sign-in. */
  readonly memberSince: string;
}
