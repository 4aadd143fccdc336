import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Listed, pagination } from '@phirse/contracts/kernel/page.js';
import { type PartnerProfileView, type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { PageQuery, TableQuery } from '@phirse/infra/http/page-query.js';
import { listPage, searchIn, sortBy } from '@phirse/infra/mongo/list-page.js';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { type Db } from 'mongodb';
import { type PartnerDocument, partnerProfile } from './partner-profile.projection.js';

export class PickupPersonsQuery extends PageQuery {
  override readonly limit: number = 5;
  @IsOptional() @IsString() @MaxLength(100) readonly search?: string;
  @IsOptional() @IsIn(['active', 'blocked']) readonly status?: 'active' | 'blocked';
}
export class PartnersQuery extends TableQuery {
  @IsOptional() @IsIn(['active', 'suspended']) readonly status?: 'active' | 'suspended';
}

const SORTS = { name: 'name', companyName: 'companyName', coins: 'coins', status: 'status' };
const SEARCHED = ['name', 'companyName', 'phone', 'email', 'pinCodes'];

/** Makes a link of the name of a stored image. */
type LinkOf = (name: string) => string;

export async function partnerById(db: Db, partnerId: string, link: LinkOf): Promise<PartnerProfileView> {
  const partner = await db.collection<PartnerDocument>(partnerProfile.name).findOne({ _id: partnerId });
  return partner ? viewOf(partner, link) : refuse('NOT_FOUND', 'We could not find that partner.');
}

/** A partner's pickup persons, the last added first. */
export async function pickupPersonsOf(
  db: Db,
  partnerId: string,
  { page, limit, status, search }: PickupPersonsQuery,
  link: LinkOf,
): Promise<Listed<'pickUpPersons', PickupPerson>> {
  const { pickUpPersons } = await partnerById(db, partnerId, link);
  const persons = pickUpPersons
    .filter((person) => !status || person.status === status)
    .filter((person) => matches(person, search))
    .toReversed();
  return {
    pickUpPersons: persons.slice((page - 1) * limit, page * limit),
    pagination: pagination(page, limit, persons.length),
  };
}

/** One of a partner's pickup persons; another's is not to be found. */
export async function pickupPersonOf(db: Db, partnerId: string, personId: string, link: LinkOf): Promise<PickupPerson> {
  const { pickUpPersons } = await partnerById(db, partnerId, link);
  const person = pickUpPersons.find(({ _id }) => _id === personId);
  return person ?? refuse('NOT_FOUND', 'Pickup person data not found');
}

/** Every partner, for operators. */
export async function partners(
  db: Db,
  query: PartnersQuery,
  link: LinkOf,
): Promise<Listed<'partners', PartnerProfileView>> {
  const filter = {
    ...(query.status && { status: query.status }),
    ...searchIn<PartnerDocument>(SEARCHED, query.search),
  };
  const sort = sortBy(SORTS, query, { name: 1, _id: 1 });
  const found = await listPage(db.collection<PartnerDocument>(partnerProfile.name), filter, sort, query);
  return { partners: found.documents.map((partner) => viewOf(partner, link)), pagination: found.pagination };
}

function matches({ name, phone }: PickupPerson, search = ''): boolean {
  const text = search.trim().toLowerCase();
  return name.toLowerCase().includes(text) || phone.includes(text);
}

function viewOf({ position: _position, ...partner }: PartnerDocument, link: LinkOf): PartnerProfileView {
  const linked = (name: string | null) => name && link(name);
  return {
    ...partner,
    pickUpPersons: partner.pickUpPersons.map((person) => ({
      ...person,
      drivingLicense: linked(person.drivingLicense),
      aadharCard: linked(person.aadharCard),
      profileImg: linked(person.profileImg),
    })),
  };
}
