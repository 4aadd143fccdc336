import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { RejectCoinPurchaseBody, RequestCoinPurchaseBody } from '@phirse/contracts/commands/partner.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import {
  type CoinPurchaseRequestedAnswer,
  type CoinValue,
  type Written,
} from '@phirse/contracts/read-models/answers.js';
import { COIN_VALUE } from '@phirse/contracts/rules/lead-price.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { Access, CurrentViewer, Public } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { ApproveCoinPurchase } from './approve-coin-purchase.handler.js';
import { RejectCoinPurchase } from './reject-coin-purchase.handler.js';
import { RequestCoinPurchase } from './request-coin-purchase.handler.js';

@ApiTags('coins')
@Controller()
export class CoinsController {
  constructor(private readonly commands: CommandBus) {}

  @Get('coins/get-coin-value')
  @Public()
  coinValue(): CoinValue {
    return { coinValue: COIN_VALUE };
  }

  @Post('payment/create-payments')
  @HttpCode(201)
  @Access('partner', 'partnerPhone')
  async requestPurchase(
    @Body() body: RequestCoinPurchaseBody,
    @CurrentViewer() viewer: Viewer,
    @Context() context: CommandContext,
  ): Promise<CoinPurchaseRequestedAnswer> {
    const { position } = await this.commands.execute(new RequestCoinPurchase(viewer, body, context));
    const message = 'Payment received. Your coins arrive as soon as it is checked.';
    return { message, paymentId: context.commandId, position: String(position) };
  }

  @Post('ops/coin-purchases/:paymentId/approve')
  @HttpCode(200)
  @Access('operator')
  async approve(
    @Param('paymentId') paymentId: string,
    @CurrentViewer() viewer: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new ApproveCoinPurchase(paymentId, viewer.id, context));
    return { message: 'Purchase approved and coins credited', position: String(position) };
  }

  @Post('ops/coin-purchases/:paymentId/reject')
  @HttpCode(200)
  @Access('operator')
  async reject(
    @Param('paymentId') paymentId: string,
    @Body() { reason }: RejectCoinPurchaseBody,
    @CurrentViewer() viewer: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new RejectCoinPurchase(paymentId, viewer.id, reason, context));
    return { message: 'Purchase rejected', position: String(position) };
  }
}
