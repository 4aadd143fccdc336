import { IsInt, Max, Min } from 'class-validator';
import { Text } from './fields.js';

/** PUT /ops/models/{slug}/price */
export class RepriceModelBody {
  /** Name or path segment of the variant. */
  @Text(60) readonly variant!: string;
  /** New list price, whole rupees. */
  @IsInt() @Min(1) @Max(10_000_000) readonly price!: number;
}
