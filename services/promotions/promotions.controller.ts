import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CheckPromoBody } from '@phirse/contracts/commands/evaluation.commands.js';
import { IssuePromoBody } from '@phirse/contracts/commands/promo.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type PromoChecked, type Written } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { IssuePromo } from './issue-promo.handler.js';
import { PromoTerms } from './promo-terms.lookup.js';

@ApiTags('promotions')
@Controller()
export class PromotionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly terms: PromoTerms,
  ) {}

  @Post('promo/check/promocode')
  @HttpCode(200)
  @Access('customer', 'phone')
  check(@Body() body: CheckPromoBody, @CurrentViewer() viewer: Viewer): Promise<PromoChecked> {
    return this.terms.check(body.enteredCode, viewer.id, body.price ?? null);
  }

  @Post('ops/promos')
  @HttpCode(201)
  @Access('operator')
  async issue(@Body() body: IssuePromoBody, @Context() context: CommandContext): Promise<Written> {
    const { position } = await this.commands.execute(new IssuePromo(body, context));
    return { message: 'Promo code issued', position: String(position) };
  }
}
