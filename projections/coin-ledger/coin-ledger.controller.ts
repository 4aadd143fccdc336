import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type CoinStatement, type Transaction } from '@phirse/contracts/read-models/partner.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access } from '@phirse/infra/http/access.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { coinLedger } from './coin-ledger.projection.js';
import { everyTransactionOf, LedgerQuery, TransactionsQuery, transactionsOf } from './coin-ledger.queries.js';
import { csvName, ledgerCsv } from './ledger-csv.js';
import { StatementQuery, statementOf } from './statement.queries.js';

@ApiTags('coins')
@Reads(coinLedger.name)
@Controller('partner')
export class CoinLedgerController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('transactions/:phone')
  @Access(['partner', 'operator'], 'phone')
  list(@Param('phone') phone: string, @Query() query: TransactionsQuery): Promise<Listed<'transactions', Transaction>> {
    return transactionsOf(this.db, this.partnerId(phone), query);
  }

  @Get('transactions/:phone/export')
  @Access(['partner', 'operator'], 'phone')
  async export(@Param('phone') phone: string, @Query() query: LedgerQuery): Promise<StreamableFile> {
    const csv = await ledgerCsv(everyTransactionOf(this.db, this.partnerId(phone), query));
    const disposition = `attachment; filename="${csvName(query, this.clock())}"`;
    return new StreamableFile(csv, { type: 'text/csv; charset=utf-8', disposition });
  }

  @Get('statement/:phone')
  @Access(['partner', 'operator'], 'phone')
  statement(@Param('phone') phone: string, @Query() query: StatementQuery): Promise<CoinStatement> {
    return statementOf(this.db, this.partnerId(phone), query);
  }

  private partnerId(phone: string): string {
    return phoneHash(this.config.phoneSecret, 'partner', phone);
  }
}
