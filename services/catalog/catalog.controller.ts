import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { RepriceModelBody } from '@phirse/contracts/commands/catalog.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type Written } from '@phirse/contracts/read-models/answers.js';
import { Access } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { RepriceModel } from './reprice-model.handler.js';

@ApiTags('catalog')
@Controller('ops/models')
export class CatalogController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':slug/price')
  @Access('operator')
  async reprice(
    @Param('slug') slug: string,
    @Body() { variant, price }: RepriceModelBody,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new RepriceModel(slug, variant, price, context));
    return { message: 'Price changed', position: String(position) };
  }
}
