import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CancelOrderBody, CompleteOrderBody, RequoteBody } from '@phirse/contracts/commands/order.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type LeadAcceptedAnswer, type OrderWritten } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { AcceptLead } from './accept-lead.handler.js';
import { AssignPickup } from './assign-pickup.handler.js';
import { CancelOrder } from './cancel-order.handler.js';
import { CompleteOrder } from './complete-order.handler.js';
import { leadAccepted, orderWritten } from './order-answers.js';
import { RequoteOrder } from './requote-order.handler.js';
import { UnassignPickup } from './unassign-pickup.handler.js';

/** What a partner does with leads and with their own orders. */
@ApiTags('partner orders')
@Controller('partner')
export class PartnerOrdersController {
  constructor(private readonly commands: CommandBus) {}

  @Post('accept-order/:phone/:orderId')
  @HttpCode(200)
  @Access('partner', 'phone')
  async accept(
    @Param('orderId') orderId: string,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<LeadAcceptedAnswer> {
    return leadAccepted(await this.commands.execute(new AcceptLead(id, orderId, context)));
  }

  @Post('assign-order/:phone/:pickupPersonId/:orderId')
  @HttpCode(200)
  @Access('partner', 'phone')
  async assign(
    @Param('pickupPersonId') pickupPersonId: string,
    @Param('orderId') orderId: string,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<OrderWritten> {
    const command = new AssignPickup(id, pickupPersonId, orderId, context);
    return orderWritten('Order assigned successfully', await this.commands.execute(command));
  }

  @Post('deassign-order/:phone/:orderId')
  @HttpCode(200)
  @Access('partner', 'phone')
  async unassign(
    @Param('orderId') orderId: string,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<OrderWritten> {
    const handled = await this.commands.execute(new UnassignPickup(id, orderId, context));
    return orderWritten('Order de-assigned successfully', handled);
  }

  @Put('requote/partner/:partnerPhone/:orderId')
  @Access('partner', 'partnerPhone')
  async requote(
    @Param('orderId') orderId: string,
    @Body() body: RequoteBody,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<OrderWritten> {
    const handled = await this.commands.execute(new RequoteOrder(id, orderId, body, context));
    return orderWritten('Evaluation requoted successfully', handled);
  }

  @Put('complete-order/:orderId/:partnerPhone')
  @Access('partner', 'partnerPhone')
  async complete(
    @Param('orderId') orderId: string,
    @Body() { deviceInfo }: CompleteOrderBody,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<OrderWritten> {
    const handled = await this.commands.execute(new CompleteOrder(id, orderId, deviceInfo, context));
    return orderWritten('Order completed successfully', handled);
  }

  @Put('cancel-order/:orderId/:partnerPhone')
  @Access('partner', 'partnerPhone')
  async cancel(
    @Param('orderId') orderId: string,
    @Body() { cancellationReason }: CancelOrderBody,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<OrderWritten> {
    const command = new CancelOrder({ role: 'partner', id }, orderId, cancellationReason, context);
    return orderWritten('Order cancelled successfully', await this.commands.execute(command));
  }
}
