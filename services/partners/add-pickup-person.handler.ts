import { createHmac } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PickupPersonAdded, pickupPersonStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { hashPassword } from '@phirse/infra/auth/password-hash.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { FileStore } from '@phirse/infra/files/file-store.js';
import { pickupPersonDecider } from './pickup-person.decider.js';
import { type PickupPersonForm } from './pickup-person-form.js';

/** What became of an added pickup person. */
export interface AddedPickupPerson {
  readonly person: PickupPersonAdded['data'];
  /** The generated password, where none was chosen. */
  readonly temporaryPassword: string | null;
  readonly position: number;
}

/** Adds a pickup person to a partner's. */
export class AddPickupPerson extends Command<AddedPickupPerson> {
  constructor(
    readonly partnerId: string,
    readonly form: PickupPersonForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddPickupPerson)
export class AddPickupPersonHandler implements ICommandHandler<AddPickupPerson> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ partnerId, form, context }: AddPickupPerson): Promise<AddedPickupPerson> {
    const { person, documents } = form;
    const temporaryPassword = person.password ? null : this.temporaryPassword(context.commandId);
    const [passwordHash, drivingLicense, aadharCard, profileImg] = await Promise.all([
      hashPassword(person.password || (temporaryPassword ?? '')),
      this.store(documents.drivingLicense, partnerId),
      this.store(documents.aadharCard, partnerId),
      this.store(documents.profileImg, partnerId),
    ]);
    const pickupPersonId = phoneHash(this.config.phoneSecret, 'pickUp', person.phone);
    const { events, position } = await this.eventStore.handleCommand(
      pickupPersonStream(pickupPersonId),
      pickupPersonDecider,
      {
        type: 'AddPickupPerson',
        pickupPersonId,
        at: this.clock(),
        partnerId,
        name: person.name,
        phone: person.phone,
        sex: person.sex || 'male',
        address: person.address?.trim() || 'N/A',
        passwordHash,
        drivingLicense,
        aadharCard,
        profileImg,
      },
      context,
    );
    const added = events.find((event) => event.type === 'PickupPersonAdded');
    if (!added) return refuse('ALREADY_EXISTS', 'A pickup person with this number exists already.');
    return { person: added.data, temporaryPassword, position };
  }

  private async store(document: Buffer | string | null, partnerId: string): Promise<string | null> {
    if (document === null) return null;
    return typeof document === 'string' ? this.files.resolveImage(document, partnerId) : this.files.putImage(document);
  }

  /** Follows from the command's id, so that a command sent twice answers the password that counts: the first. */
  private temporaryPassword(commandId: string): string {
    const digest = createHmac('sha256', this.config.tokenSecret).update(`temporary-password:${commandId}`);
    return digest.digest('base64url').slice(0, 12);
  }
}
