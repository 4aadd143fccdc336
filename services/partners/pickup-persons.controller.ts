import { Controller, Param, Post, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type PickupPersonAddedAnswer, type Written } from '@phirse/contracts/read-models/answers.js';
import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { FileStore } from '@phirse/infra/files/file-store.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { type FastifyRequest } from 'fastify';
import { type AddedPickupPerson, AddPickupPerson } from './add-pickup-person.handler.js';
import { BlockPickupPerson } from './block-pickup-person.handler.js';
import { readPickupPersonForm } from './pickup-person-form.js';
import { UnblockPickupPerson } from './unblock-pickup-person.handler.js';

const PICKUP_PERSON_ID = /^[0-9a-f]{32}$/;
const IMAGE = { type: 'string', format: 'binary', description: 'At most 5 MB; in JSON a data URL.' };
const PICKUP_PERSON_FORM = {
  allOf: [
    { $ref: '#/components/schemas/AddPickupPersonBody' },
    { type: 'object', properties: { drivingLicense: IMAGE, aadharCard: IMAGE, profileImg: IMAGE } },
  ],
};

/** What partners do with their pickup persons. */
@ApiTags('partners')
@Controller('partner')
export class PickupPersonsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly files: FileStore,
  ) {}

  @Post('add-pickup-person/:phone')
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ schema: PICKUP_PERSON_FORM })
  @Access('partner', 'phone')
  async add(
    @Req() request: FastifyRequest,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<PickupPersonAddedAnswer> {
    const form = await readPickupPersonForm(request);
    const added = await this.commands.execute(new AddPickupPerson(id, form, context));
    return {
      message: 'Pickup boy added successfully',
      pickUpPerson: this.shown(added.person),
      ...(added.temporaryPassword && { temporaryPassword: added.temporaryPassword }),
      position: String(added.position),
    };
  }

  @Put('block-pickup-person/:partnerPhone/:pickupPersonId')
  @Access('partner', 'partnerPhone')
  async block(
    @Param('pickupPersonId') pickupPersonId: string,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new BlockPickupPerson(id, known(pickupPersonId), context));
    return { message: 'Pickup boy blocked successfully', position: String(position) };
  }

  @Put('unblock-pickup-person/:partnerPhone/:pickupPersonId')
  @Access('partner', 'partnerPhone')
  async unblock(
    @Param('pickupPersonId') pickupPersonId: string,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new UnblockPickupPerson(id, known(pickupPersonId), context));
    return { message: 'Pickup boy unblocked successfully', position: String(position) };
  }

  private shown({ pickupPersonId: id, ...person }: AddedPickupPerson['person']): PickupPerson {
    const link = (name: string | null) => name && this.files.link(name);
    return {
      _id: id,
      id,
      name: person.name,
      phone: person.phone,
      sex: person.sex,
      address: person.address,
      status: 'active',
      isBlocked: false,
      drivingLicense: link(person.drivingLicense),
      aadharCard: link(person.aadharCard),
      profileImg: link(person.profileImg),
      addedAt: person.at,
    };
  }
}

/** Refuses what cannot be an id before it becomes a stream's name. */
function known(pickupPersonId: string): string {
  return PICKUP_PERSON_ID.test(pickupPersonId) ? pickupPersonId : refuse('NOT_FOUND', 'Pickup person data not found');
}
