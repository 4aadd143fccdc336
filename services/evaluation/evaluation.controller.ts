import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  AbandonQuoteBody,
  CalculatePriceBody,
  PriceAndAvailabilityBody,
  PriceByPincodeBody,
} from '@phirse/contracts/commands/evaluation.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import {
  type CalculatedPrice,
  type PriceAvailability,
  type Questionnaire,
  type Written,
} from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { Access, CurrentViewer, Public } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { AbandonQuote } from './abandon-quote.handler.js';
import { CalculatePrice } from './calculate-price.handler.js';
import { DevicePrices } from './device-prices.lookup.js';

@ApiTags('evaluation')
@Controller()
export class EvaluationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly prices: DevicePrices,
  ) {}

  @Get('api/category/fetch-category-slug/:categorySlug')
  @Public()
  questions(@Param('categorySlug') slug: string): Questionnaire {
    return this.prices.questions(slug);
  }

  @Post('product/get-price-by-pincode')
  @HttpCode(200)
  @Public()
  byPincode(@Body() body: PriceByPincodeBody): PriceAvailability {
    return this.prices.byPincode(body);
  }

  @Post('product/price-and-availability')
  @HttpCode(200)
  @Public()
  ofVariant(@Body() body: PriceAndAvailabilityBody): PriceAvailability {
    return this.prices.ofVariant(body);
  }

  @Post('product/calculate-price')
  @HttpCode(200)
  @Access(['customer', 'partner', 'operator'])
  calculate(
    @Body() body: CalculatePriceBody,
    @CurrentViewer() viewer: Viewer,
    @Context() context: CommandContext,
  ): Promise<CalculatedPrice> {
    return this.commands.execute(new CalculatePrice(viewer, body, context));
  }

  @Post('abundant/create-order')
  @HttpCode(200)
  @Access('customer')
  async abandon(
    @Body() body: AbandonQuoteBody,
    @CurrentViewer() viewer: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new AbandonQuote(viewer, body, context));
    return { message: 'Your price is saved', position: String(position) };
  }
}
