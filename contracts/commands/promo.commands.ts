import { IsInt, IsISO8601, Matches, Max, Min } from 'class-validator';
import { WholeAmount } from './fields.js';

/** POST /ops/promos */
export class IssuePromoBody {
  /** Letters, digits and dashes; stored in upper case. */
  @Matches(/^[A-Za-z0-9-]{3,30}$/, { message: 'A code has 3 to 30 letters, digits or dashes' }) readonly code!: string;
  /** Rupees. */
  @IsInt() @Min(1) @Max(100_000) readonly value!: number;
  @IsISO8601({ strict: true }) readonly validUntil!: string;
  /** Least evaluated price it applies to, rupees. */
  @WholeAmount() readonly minimumPrice!: number;
  @IsInt() @Min(1) @Max(10_000) readonly maxRedemptions!: number;
}
