import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CancelOrderBody, CreateOrderBody } from '@phirse/contracts/commands/order.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type LeadAcceptedAnswer, type OrderWritten } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { AcceptLead } from './accept-lead.handler.js';
import { CancelOrder } from './cancel-order.handler.js';
import { CreateOrder } from './create-order.handler.js';
import { leadAccepted, orderWritten } from './order-answers.js';

const CANCELLED = 'Order cancelled successfully';

/** What customers and operators do with an order. */
@ApiTags('orders')
@Controller()
export class OrderingController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('order/create-order')
  @HttpCode(201)
  @Access('customer')
  async create(
    @Body() body: CreateOrderBody,
    @CurrentViewer() viewer: Viewer,
    @Context() context: CommandContext,
  ): Promise<OrderWritten> {
    return orderWritten(
      'Order placed successfully',
      await this.commands.execute(new CreateOrder(viewer, body, context)),
    );
  }

  @Post('order/cancel-order/:orderId')
  @HttpCode(200)
  @Access('customer')
  async cancelOwn(
    @Param('orderId') orderId: string,
    @Body() { cancellationReason }: CancelOrderBody,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<OrderWritten> {
    const command = new CancelOrder({ role: 'customer', id }, orderId, cancellationReason, context);
    return orderWritten(CANCELLED, await this.commands.execute(command));
  }

  @Post('ops/orders/:orderId/cancel')
  @HttpCode(200)
  @Access('operator')
  async cancelAny(
    @Param('orderId') orderId: string,
    @Body() { cancellationReason }: CancelOrderBody,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<OrderWritten> {
    const command = new CancelOrder({ role: 'operator', id }, orderId, cancellationReason, context);
    return orderWritten(CANCELLED, await this.commands.execute(command));
  }

  @Post('ops/orders/:orderId/accept/:partnerPhone')
  @HttpCode(200)
  @Access('operator')
  async acceptFor(
    @Param('orderId') orderId: string,
    @Param('partnerPhone') partnerPhone: string,
    @Context() context: CommandContext,
  ): Promise<LeadAcceptedAnswer> {
    const partnerId = phoneHash(this.config.phoneSecret, 'partner', partnerPhone);
    return leadAccepted(await this.commands.execute(new AcceptLead(partnerId, orderId, context)));
  }
}
