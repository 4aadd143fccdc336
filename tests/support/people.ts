import { AccessTokens, type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { type Api } from './api.js';
import { picture } from './pictures.js';
import { type Product } from './product.js';
import { buyCoins, partnerBody } from './selling.js';

export interface Person {
  readonly id: string;
  readonly phone: string;
  readonly token: string;
}

/** Signs people in without their codes and passwords: tests of races need many at once. */
export class People {
  private readonly tokens: AccessTokens;
  private picture: Promise<string> | null = null;

  constructor(
    private readonly api: Api,
    private readonly env: Product['env'],
  ) {
    this.tokens = new AccessTokens(String(env.TOKEN_SECRET));
  }

  async signedIn(role: Viewer['role'], phone: string, name = `Person ${phone.slice(-3)}`): Promise<Person> {
    const id = phoneHash(String(this.env.PHONE_SECRET), role, phone);
    return { id, phone, token: await this.tokens.issue({ role, id, phone, name }) };
  }

  /** New partners with this many coins each. */
  async partners(phones: readonly string[], coins: number, operator: string): Promise<readonly Person[]> {
    return Promise.all(
      phones.map(async (phone) => {
        const registered = await this.api.post(
          '/ops/partners',
          partnerBody({ phone, password: 'one-of-many' }),
          operator,
        );
        if (registered.status !== 201) throw new Error(`partner ${phone}: ${JSON.stringify(registered.body)}`);
        const partner = await this.signedIn('partner', phone);
        if (coins > 0) await buyCoins(this.api, partner, operator, coins, await this.screenshot());
        return partner;
      }),
    );
  }

  screenshot(): Promise<string> {
    this.picture ??= picture('Payment sent');
    return this.picture;
  }
}

/** `count` phone numbers in a row. */
export const phones = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(first + index));
