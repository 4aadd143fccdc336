import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { DomainError, refuse } from '@phirse/contracts/kernel/errors.js';
import { type OtpSent } from '@phirse/contracts/read-models/answers.js';
import { type Note, OneTimeCodes } from '@phirse/infra/auth/one-time-codes.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { invalid } from '@phirse/infra/http/validation.js';
import { Accounts } from './accounts.lookup.js';
import { OtpSender } from './otp-sender.js';

/** Why a code is asked for: to open an account, to sign in to one (or open it, with name and email), or because none arrived. */
export type CodePurpose = 'register' | 'signIn' | 'resend';

/** Sends a one-time code to a number. */
export class RequestCode extends Command<OtpSent> {
  constructor(
    readonly purpose: CodePurpose,
    readonly phone: string,
    readonly details: { readonly name?: string; readonly email?: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * What is kept beside the code: the details of an account to be opened, nothing for one that exists. Nothing becomes an event before
 * the number's owner has entered the code, so that nobody registers a stranger's number.
 */
export function noteFor(
  purpose: CodePurpose,
  isKnown: boolean,
  { name, email }: RequestCode['details'],
  pending: Note | null,
): Note | null {
  if (isKnown) {
    if (purpose === 'register') refuse('ACCOUNT_EXISTS', 'An account with this number exists. Please sign in.');
    return null;
  }
  if (name && email) return { name, email };
  if (purpose === 'resend' && pending) return pending;
  const missing = [...(name ? [] : ['name']), ...(email ? [] : ['email'])];
  throw invalid(missing.map((field) => ({ field, message: 'Please enter your name and email' })));
}

@CommandHandler(RequestCode)
export class RequestCodeHandler implements ICommandHandler<RequestCode> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly sender: OtpSender,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ purpose, phone, details, context }: RequestCode): Promise<OtpSent> {
    const customerId = phoneHash(this.config.phoneSecret, 'customer', phone);
    const [account, pending] = await Promise.all([
      this.accounts.find('customer', customerId),
      this.codes.pending(customerId),
    ]);
    const note = noteFor(purpose, account?.standing === 'active', details, pending?.note ?? null);
    const { code, expiresAt } = await this.codes.issue(customerId, note, context.commandId);
    if (code) await this.deliver(customerId, phone, code, expiresAt);
    return {
      message: 'OTP sent successfully',
      userId: customerId,
      phone,
      otpExpiry: expiresAt,
      ...(code && this.config.otpEcho && { otp: code }),
    };
  }

  private async deliver(customerId: string, phone: string, code: string, expiresAt: string): Promise<void> {
    try {
      await this.sender.send(phone, code, expiresAt);
    } catch (error) {
      await this.codes.withdraw(customerId);
      throw new DomainError(
        'UNAVAILABLE',
        'We could not send the code. Please try again in a moment.',
        { retryAfterSeconds: 5 },
        [],
        { cause: error },
      );
    }
  }
}
