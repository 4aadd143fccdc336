import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AddAddressBody, ChangeProfileBody, DeleteAccountBody } from '@phirse/contracts/commands/customer.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Written } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { AllowEndedAccount } from '@phirse/infra/http/ended-account.js';
import { AddAddress } from './add-address.handler.js';
import { ChangeProfile } from './change-profile.handler.js';
import { DeleteAccount } from './delete-account.handler.js';
import { RemoveAddress } from './remove-address.handler.js';

/** What customers change about themselves. */
@ApiTags('customers')
@Controller('user')
export class CustomersController {
  constructor(private readonly commands: CommandBus) {}

  @Put('users/profile')
  @Access('customer', 'phone')
  async changeProfile(
    @Body() { name, email }: ChangeProfileBody,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new ChangeProfile(id, { name, email }, context));
    return { message: 'Profile updated successfully', position: String(position) };
  }

  @Post('users/add-address')
  @HttpCode(200)
  @Access('customer', 'phone')
  async addAddress(
    @Body() { address }: AddAddressBody,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new AddAddress(id, address, context));
    return { message: 'Address added successfully', position: String(position) };
  }

  @Delete('users/delete-address/:phone/:index')
  @Access('customer', 'phone')
  async removeAddress(
    @Param('index') index: string,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    if (!/^\d{1,3}$/.test(index)) refuse('NOT_FOUND', 'We could not find that address.');
    const { position } = await this.commands.execute(new RemoveAddress(id, Number(index), context));
    return { message: 'Address deleted successfully', position: String(position) };
  }

  @Post('account-deletion')
  @HttpCode(200)
  @Access('customer', 'phone')
  @AllowEndedAccount()
  async deleteAccount(
    @Body() _body: DeleteAccountBody,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new DeleteAccount(id, context));
    return { message: 'Account deleted successfully', position: String(position) };
  }
}
