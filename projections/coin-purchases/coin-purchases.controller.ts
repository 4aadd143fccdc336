import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type CoinPurchaseView } from '@phirse/contracts/read-models/partner.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { FileStore } from '@phirse/infra/files/file-store.js';
import { Access } from '@phirse/infra/http/access.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { coinPurchases } from './coin-purchases.projection.js';
import { PurchasesQuery, purchases } from './coin-purchases.queries.js';

@ApiTags('coins')
@Reads(coinPurchases.name)
@Controller()
export class CoinPurchasesController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: FileStore,
  ) {}

  @Get('ops/coin-purchases')
  @Access('operator')
  all(@Query() query: PurchasesQuery): Promise<Listed<'purchases', CoinPurchaseView>> {
    return purchases(this.db, null, query, this.link);
  }

  @Get('payment/purchases/:phone')
  @Access(['partner', 'operator'], 'phone')
  own(@Param('phone') phone: string, @Query() query: PurchasesQuery): Promise<Listed<'purchases', CoinPurchaseView>> {
    return purchases(this.db, phoneHash(this.config.phoneSecret, 'partner', phone), query, this.link);
  }

  private readonly link = (name: string) => this.files.link(name);
}
