/** What the environment says. Secrets have no default: `npm start` makes its own at first start and keeps them. */
export interface Config {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  /** `null`: integration events stay in the process. */
  readonly kafkaBrokers: readonly string[] | null;
  /** Folder of uploaded files, content-addressed. */
  readonly filesDir: string;
  readonly host: string;
  readonly port: number;
  readonly tokenSecret: string;
  readonly phoneSecret: string;
  readonly auditSecret: string;
  /** Puts one-time codes into the response body: the embedded demo only. */
  readonly otpEcho: boolean;
  /** Folder of the built front end; `null` serves the API alone. */
  readonly frontendDir: string | null;
  /** Where visitors reach the site, for files that must name whole addresses; no slash at its end. */
  readonly siteUrl: string;
  /** Coins per thousand rupees of a lead's price. */
  readonly leadCoinsPerThousand: number;
  /** Requests per minute and address that sign-in calls may make. */
  readonly signInLimitPerMinute: number;
}

/** Injection token of the `Config`. */
export const CONFIG = Symbol('Config');

/** Reads the configuration. Throws an error that names every variable that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const required = (name: string) => {
    const value = env[name] ?? '';
    if (!value) problems.push(`${name} is missing`);
    return value;
  };
  const secret = (name: string) => {
    const value = required(name);
    if (value && value.length < 32) problems.push(`${name} must have at least 32 characters`);
    return value;
  };
  const number = (name: string, fallback: number) => {
    const value = Number(env[name] ?? fallback);
    if (!Number.isFinite(value) || value < 0) problems.push(`${name} must be a number, it is '${env[name]}'`);
    return value;
  };
  const config: Config = {
    eventStoreUrl: required('EVENTSTORE_URL'),
    mongoUrl: required('MONGODB_URL'),
    kafkaBrokers: env.KAFKA_BROKERS ? env.KAFKA_BROKERS.split(',') : null,
    filesDir: required('FILES_DIR'),
    host: env.HOST ?? '127.0.0.1',
    port: number('PORT', 3000),
    tokenSecret: secret('TOKEN_SECRET'),
    phoneSecret: secret('PHONE_SECRET'),
    auditSecret: secret('AUDIT_SECRET'),
    otpEcho: env.OTP_ECHO === 'true',
    frontendDir: env.FRONTEND_DIR || null,
    siteUrl: (env.SITE_URL || `http://localhost:${env.PORT ?? 3000}`).replace(/\/+$/, ''),
    leadCoinsPerThousand: number('LEAD_COINS_PER_THOUSAND', 3),
    signInLimitPerMinute: number('SIGN_IN_LIMIT_PER_MINUTE', 30),
  };
  if (problems.length > 0) throw new Error(`The configuration is not complete:\n- ${problems.join('\n- ')}`);
  return config;
}
