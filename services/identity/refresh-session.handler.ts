import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Refreshed } from '@phirse/contracts/read-models/answers.js';
import { AccessTokens } from '@phirse/infra/auth/access-tokens.js';
import { type FamilyOwner, RefreshFamilies } from '@phirse/infra/auth/refresh-families.js';
import { type Account, Accounts } from './accounts.lookup.js';

/** Exchanges a refresh token for an access token and the next refresh token. */
export class RefreshSession extends Command<Refreshed> {
  constructor(readonly refreshToken: string) {
    super();
  }
}

/** The account where it may go on. A number deleted and registered again may have a new owner: the old sessions are not theirs. */
export function mayGoOn(account: Account | null, owner: FamilyOwner): Account | null {
  return account?.standing === 'active' && account.since === owner.since ? account : null;
}

@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements ICommandHandler<RefreshSession> {
  constructor(
    private readonly accounts: Accounts,
    private readonly families: RefreshFamilies,
    private readonly tokens: AccessTokens,
  ) {}

  async execute(command: RefreshSession): Promise<Refreshed> {
    const { owner, account, refreshToken } = await this.families.rotate(command.refreshToken, async (holder) =>
      mayGoOn(await this.accounts.find(holder.role, holder.id), holder),
    );
    const { id, phone, name, since } = account;
    const accessToken = await this.tokens.issue({ role: owner.role, id, phone, name, since });
    return { data: { accessToken, refreshToken } };
  }
}
