import { SetMetadata } from '@nestjs/common';

/** Metadata key of `AllowEndedAccount`. */
export const ALLOWS_ENDED_ACCOUNT = 'phirse:allows-ended-account';

/** Lets a write through for an account that has just ended: a deletion sent twice must answer twice. */
export const AllowEndedAccount = () => SetMetadata(ALLOWS_ENDED_ACCOUNT, true);
