import { MAX_PAGE, MAX_PAGE_SIZE } from '@phirse/contracts/kernel/page.js';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

/** Query of every read: `after` is a position that the answer must have passed. */
export class AfterQuery {
  @IsOptional() @Matches(/^\d{1,16}$/) readonly after?: string;
}

/** Query of every list: `page` from 1, `limit` 1 to 100. */
export class PageQuery extends AfterQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MAX_PAGE) readonly page: number = 1;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MAX_PAGE_SIZE) readonly limit: number = 10;
}

/** A list that can be searched and sorted by name. */
export class TableQuery extends PageQuery {
  @IsOptional() @IsString() @MaxLength(100) readonly search?: string;
  @IsOptional() @IsString() @MaxLength(40) readonly sort?: string;
  @IsOptional() @Matches(/^(asc|desc)$/) readonly order?: 'asc' | 'desc';
}
