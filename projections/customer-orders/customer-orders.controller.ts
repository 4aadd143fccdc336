import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type OneOrder } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { LiveViews } from '@phirse/infra/http/live-views.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { type FastifyReply } from 'fastify';
import { Db } from 'mongodb';
import { customerOrders } from './customer-orders.projection.js';
import { CustomerOrdersQuery, orderFor, ordersOfCustomer } from './customer-orders.queries.js';

const ANYBODY_SIGNED_IN = ['customer', 'partner', 'pickUp', 'operator'] as const;

@ApiTags('orders')
@Reads(customerOrders.name)
@Controller('order')
export class CustomerOrdersController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
    private readonly live: LiveViews,
  ) {}

  @Get('get-user-order/:customerPhone')
  @Access(['customer', 'operator'], 'customerPhone')
  list(
    @Param('customerPhone') phone: string,
    @Query() query: CustomerOrdersQuery,
  ): Promise<Listed<'orders', DisplayedOrder>> {
    return ordersOfCustomer(this.db, phoneHash(this.config.phoneSecret, 'customer', phone), query);
  }

  @Get('get-order/:orderId')
  @Access(ANYBODY_SIGNED_IN)
  async one(
    @CurrentViewer() viewer: Viewer,
    @Param('orderId') orderId: string,
    @Query() _after: PageQuery,
  ): Promise<OneOrder> {
    return { data: await orderFor(this.db, viewer, orderId) };
  }

  /** Server-sent events: `order` with the whole order, at once and at every change. */
  @Get(':orderId/events')
  @Access(ANYBODY_SIGNED_IN)
  async events(
    @CurrentViewer() viewer: Viewer,
    @Param('orderId') orderId: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.live.serve(reply, lastEventId, {
      name: 'order',
      readModel: customerOrders.name,
      concerns: ({ streamName }) => streamName === `order-${orderId}`,
      read: () => orderFor(this.db, viewer, orderId),
    });
  }
}
