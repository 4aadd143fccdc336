import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '@phirse/infra/config.js';

/**
 * Where one-time codes leave the house. An SMS gateway plugs in here: a class with this one method, named as `useClass` of `OtpSender`
 * in `identity.module.ts`. A `send` that throws takes the code back, and the caller answers UNAVAILABLE.
 */
export abstract class OtpSender {
  /** Brings `code` to `phone`; it is good until `expiresAt` (ISO instant). */
  abstract send(phone: string, code: string, expiresAt: string): Promise<void>;
}

/** Sends nothing: it says in the log that a code was made. The code itself only where `OTP_ECHO=true`. */
@Injectable()
export class LogOtpSender extends OtpSender {
  private readonly logger = new Logger('otp');

  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
  }

  async send(phone: string, code: string, expiresAt: string): Promise<void> {
    const number = `number ending in ${phone.slice(-2)}`;
    if (this.config.otpEcho) this.logger.log(`The code for the ${number} is ${code}, until ${expiresAt}`);
    else this.logger.warn(`No SMS gateway is connected: the code for the ${number} was not delivered`);
  }
}
