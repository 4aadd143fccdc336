import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type Transaction } from '@phirse/contracts/read-models/partner.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access } from '@phirse/infra/http/access.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { coinLedger } from './coin-ledger.projection.js';
import { TransactionsQuery, transactionsOf } from './coin-ledger.queries.js';

@ApiTags('coins')
@Reads(coinLedger.name)
@Controller('partner')
export class CoinLedgerController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('transactions/:phone')
  @Access(['partner', 'operator'], 'phone')
  list(@Param('phone') phone: string, @Query() query: TransactionsQuery): Promise<Listed<'transactions', Transaction>> {
    return transactionsOf(this.db, phoneHash(this.config.phoneSecret, 'partner', phone), query);
  }
}
