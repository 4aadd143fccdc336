import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type OnePartnerOrder } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder, type HandoverEvidence } from '@phirse/contracts/read-models/order.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { FileStore } from '@phirse/infra/files/file-store.js';
import { Access } from '@phirse/infra/http/access.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { partnerOrders } from './partner-orders.projection.js';
import { orderForPartner, ordersOfPartner, PartnerOrdersQuery } from './partner-orders.queries.js';

@ApiTags('partner orders')
@Reads(partnerOrders.name)
@Controller('partner')
export class PartnerOrdersController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: FileStore,
  ) {}

  @Get('get-assigned-partner-orders/:phone')
  @Access(['partner', 'operator'], 'phone')
  inWork(@Param('phone') phone: string, @Query() query: PartnerOrdersQuery): Promise<Listed<'orders', DisplayedOrder>> {
    return ordersOfPartner(this.db, this.partnerId(phone), query, { inWork: true });
  }

  @Get('get-partner-accepted-orders/:phone')
  @Access(['partner', 'operator'], 'phone')
  accepted(
    @Param('phone') phone: string,
    @Query() query: PartnerOrdersQuery,
  ): Promise<Listed<'orders', DisplayedOrder>> {
    return ordersOfPartner(this.db, this.partnerId(phone), query, { inWork: false });
  }

  @Get('get-single-orders/:partnerPhone/:orderId')
  @Access(['partner', 'operator'], 'partnerPhone')
  async one(
    @Param('partnerPhone') phone: string,
    @Param('orderId') orderId: string,
    @Query() _after: PageQuery,
  ): Promise<OnePartnerOrder> {
    const order = await orderForPartner(this.db, this.partnerId(phone), orderId);
    return { order: order.evidence ? { ...order, evidence: this.withLinks(order.evidence) } : order };
  }

  private withLinks(evidence: HandoverEvidence): HandoverEvidence {
    const link = (name: string) => name && this.files.link(name);
    const { imeiImage, deviceBill, idCard, customerImg, deviceImages } = evidence;
    return {
      ...evidence,
      imeiImage: link(imeiImage),
      deviceBill: link(deviceBill),
      idCard: link(idCard),
      customerImg: link(customerImg),
      deviceImages: deviceImages.map(link),
    };
  }

  private partnerId(phone: string): string {
    return phoneHash(this.config.phoneSecret, 'partner', phone);
  }
}
