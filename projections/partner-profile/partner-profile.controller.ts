import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type OnePartner, type OnePickupPerson } from '@phirse/contracts/read-models/answers.js';
import { type PartnerProfileView, type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { FileStore } from '@phirse/infra/files/file-store.js';
import { Access } from '@phirse/infra/http/access.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { partnerProfile } from './partner-profile.projection.js';
import {
  PartnersQuery,
  PickupPersonsQuery,
  partnerById,
  partners,
  pickupPersonOf,
  pickupPersonsOf,
} from './partner-profile.queries.js';

@ApiTags('partners')
@Reads(partnerProfile.name)
@Controller()
export class PartnerProfileController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: FileStore,
  ) {}

  @Get('partner/partners/:partnerPhone')
  @Access(['partner', 'operator'], 'partnerPhone')
  async one(@Param('partnerPhone') phone: string, @Query() _after: PageQuery): Promise<OnePartner> {
    return { partner: await partnerById(this.db, this.partnerId(phone), this.link) };
  }

  @Get('partner/get-pickup-persons/:phone')
  @Access(['partner', 'operator'], 'phone')
  pickupPersons(
    @Param('phone') phone: string,
    @Query() query: PickupPersonsQuery,
  ): Promise<Listed<'pickUpPersons', PickupPerson>> {
    return pickupPersonsOf(this.db, this.partnerId(phone), query, this.link);
  }

  @Get('partner/pickup-persons/:phone/:pickupPersonId')
  @Access(['partner', 'operator'], 'phone')
  async pickupPerson(
    @Param('phone') phone: string,
    @Param('pickupPersonId') personId: string,
    @Query() _after: PageQuery,
  ): Promise<OnePickupPerson> {
    return { pickUpPerson: await pickupPersonOf(this.db, this.partnerId(phone), personId, this.link) };
  }

  @Get('ops/partners')
  @Access('operator')
  all(@Query() query: PartnersQuery): Promise<Listed<'partners', PartnerProfileView>> {
    return partners(this.db, query, this.link);
  }

  private readonly link = (name: string) => this.files.link(name);

  private partnerId(phone: string): string {
    return phoneHash(this.config.phoneSecret, 'partner', phone);
  }
}
