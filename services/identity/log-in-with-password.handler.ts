import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type PasswordLoggedIn } from '@phirse/contracts/read-models/answers.js';
import { AccessTokens, type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { verifyPassword } from '@phirse/infra/auth/password-hash.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { RefreshFamilies } from '@phirse/infra/auth/refresh-families.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Accounts } from './accounts.lookup.js';
import { WRONG_PASSWORDS } from './sign-in-limits.js';
import { requireGoodStanding } from './standing.js';

type PasswordRole = Exclude<Viewer['role'], 'customer'>;

const SHOWN_ROLE: Readonly<Record<PasswordRole, PasswordLoggedIn['role']>> = {
  partner: 'Partner',
  pickUp: 'pickUp',
  operator: 'Operator',
};

/** Signs in by number and password, as one of `roles`; the first whose password it is counts. */
export class LogInWithPassword extends Command<PasswordLoggedIn> {
  constructor(
    readonly roles: readonly PasswordRole[],
    readonly phone: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(LogInWithPassword)
export class LogInWithPasswordHandler implements ICommandHandler<LogInWithPassword> {
  constructor(
    private readonly accounts: Accounts,
    private readonly limits: RateLimits,
    private readonly tokens: AccessTokens,
    private readonly families: RefreshFamilies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ roles, phone, password }: LogInWithPassword): Promise<PasswordLoggedIn> {
    const subject = `${roles.join('+')}:${phoneHash(this.config.phoneSecret, 'partner', phone)}`;
    await this.limits.consume(WRONG_PASSWORDS, subject);
    // As many hashes for a number that nobody has as for one that is known: time tells nothing.
    const candidates = await Promise.all(
      roles.map(async (role) => {
        const account = await this.accounts.find(role, phoneHash(this.config.phoneSecret, role, phone));
        const isRight = await verifyPassword(password, account?.passwordHash ?? null);
        return account && isRight ? { role, account } : null;
      }),
    );
    const match = candidates.find((candidate) => candidate !== null);
    if (!match) return refuse('INVALID_CREDENTIALS', 'Invalid credentials');
    const { role, account } = match;
    await this.limits.reset(WRONG_PASSWORDS, subject);
    requireGoodStanding(account.standing);
    const { id, name, email, since } = account;
    const [token, refreshToken] = await Promise.all([
      this.tokens.issue({ role, id, phone, name }),
      this.families.begin({ role, id, since }),
    ]);
    return { message: 'Login successful', token, refreshToken, name, email, phone, role: SHOWN_ROLE[role] };
  }
}
