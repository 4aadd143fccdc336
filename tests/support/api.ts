import { randomUUID } from 'node:crypto';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A caller of the product's HTTP API. */
export class Api {
  constructor(readonly url: string) {}

  async call(method: string, path: string, { token, body, key, headers = {} }: CallOptions = {}): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      body: body === undefined ? undefined : body instanceof FormData ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  }

  get(path: string, token?: string): Promise<Answer> {
    return this.call('GET', path, { token });
  }

  post(path: string, body?: unknown, token?: string, key: string = randomUUID()): Promise<Answer> {
    return this.call('POST', path, { token, body, key });
  }

  put(path: string, body?: unknown, token?: string, key: string = randomUUID()): Promise<Answer> {
    return this.call('PUT', path, { token, body, key });
  }

  /** Signs a customer in with the echoed one-time code; answers the access token. */
  async customer(phone: string, name = 'Asha Rao', email = 'asha@example.com'): Promise<string> {
    const sent = await this.post('/user/logins', { phone, name, email });
    const verified = await this.post('/user/verify-otp', { phone, otp: sent.body.otp });
    if (verified.status !== 200) throw new Error(`sign-in of ${phone}: ${JSON.stringify(verified.body)}`);
    return verified.body.user.token;
  }

  async partner(mobileNumber = '9000000001', password = 'partner-one'): Promise<string> {
    return this.login('/partner/login', mobileNumber, password);
  }

  async operator(): Promise<string> {
    return this.login('/ops/login', '9000000900', 'operator-one');
  }

  private async login(path: string, mobileNumber: string, password: string): Promise<string> {
    const answer = await this.post(path, { mobileNumber, password });
    if (answer.status !== 200) throw new Error(`login of ${mobileNumber}: ${JSON.stringify(answer.body)}`);
    return answer.body.token;
  }
}
