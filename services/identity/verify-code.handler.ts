import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CustomerAccount, RegisterCustomer } from '@phirse/contracts/commands/process.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type OtpVerified } from '@phirse/contracts/read-models/answers.js';
import { AccessTokens } from '@phirse/infra/auth/access-tokens.js';
import { OneTimeCodes } from '@phirse/infra/auth/one-time-codes.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { RefreshFamilies } from '@phirse/infra/auth/refresh-families.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';

/** Uses a one-time code up: opens the account where there is none yet, and signs its owner in. */
export class VerifyCode extends Command<OtpVerified> {
  constructor(
    readonly phone: string,
    readonly otp: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(VerifyCode)
export class VerifyCodeHandler implements ICommandHandler<VerifyCode> {
  constructor(
    private readonly commands: CommandBus,
    private readonly codes: OneTimeCodes,
    private readonly tokens: AccessTokens,
    private readonly families: RefreshFamilies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ phone, otp, context }: VerifyCode): Promise<OtpVerified> {
    const customerId = phoneHash(this.config.phoneSecret, 'customer', phone);
    const account = await this.codes.use(customerId, otp, (note) =>
      this.commands.execute<RegisterCustomer, CustomerAccount>(
        new RegisterCustomer(customerId, phone, note, { ...context, actor: { role: 'customer', id: customerId } }),
      ),
    );
    const { name, email, since, position } = account;
    const [token, refreshToken] = await Promise.all([
      this.tokens.issue({ role: 'customer', id: customerId, phone, name, since }),
      this.families.begin({ role: 'customer', id: customerId, since }),
    ]);
    return {
      message: 'Phone number verified successfully',
      user: { _id: customerId, name, phone, email, status: 'active', token },
      refreshToken,
      position: String(position),
    };
  }
}
