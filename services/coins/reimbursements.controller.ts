import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { RejectReimbursementBody } from '@phirse/contracts/commands/partner.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type ReimbursementRequestedAnswer, type Written } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { ApproveReimbursement } from './approve-reimbursement.handler.js';
import { coinsAskedBack } from './reimbursement.decider.js';
import { RejectReimbursement } from './reject-reimbursement.handler.js';
import { RequestReimbursement } from './request-reimbursement.handler.js';

/** Coins that a lead cost too much, asked back and given back. */
@ApiTags('coins')
@Controller()
export class ReimbursementsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('partner/request-reimbursement/:phone/:orderId')
  @HttpCode(201)
  @Access('partner', 'phone')
  async request(
    @Param('orderId') orderId: string,
    @CurrentViewer() viewer: Viewer,
    @Context() context: CommandContext,
  ): Promise<ReimbursementRequestedAnswer> {
    const { state, position } = await this.commands.execute(new RequestReimbursement(viewer, orderId, context));
    const message = 'Request received. Your coins come back as soon as it is checked.';
    return { message, reimbursementId: orderId, coins: coinsAskedBack(state), position: String(position) };
  }

  @Post('ops/reimbursements/:orderId/approve')
  @HttpCode(200)
  @Access('operator')
  async approve(
    @Param('orderId') orderId: string,
    @CurrentViewer() viewer: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new ApproveReimbursement(orderId, viewer.id, context));
    return { message: 'Request approved and coins given back', position: String(position) };
  }

  @Post('ops/reimbursements/:orderId/reject')
  @HttpCode(200)
  @Access('operator')
  async reject(
    @Param('orderId') orderId: string,
    @Body() { reason }: RejectReimbursementBody,
    @CurrentViewer() viewer: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new RejectReimbursement(orderId, viewer.id, reason, context));
    return { message: 'Request rejected', position: String(position) };
  }
}
