import { type WalletEvent } from '@phirse/contracts/events/coins.events.js';
import {
  type PartnerEvent,
  type PartnerProfile,
  type PickupPersonEvent,
} from '@phirse/contracts/events/people.events.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type PartnerProfileView, type PickupPerson } from '@phirse/contracts/read-models/partner.js';

/** A partner with pickup persons; documents are names of stored images. */
export type PartnerDocument = PartnerProfileView & ReadModelDocument;

type Event = PartnerEvent | PickupPersonEvent | WalletEvent;

/** Changes the partner that an event names; nothing where that partner is not known. */
const partner = <Of extends Event>(
  change: (partner: PartnerDocument, data: Of['data']) => Partial<PartnerProfileView>,
): Fold<PartnerDocument, Of> => ({
  ids: ({ data }) => [data.partnerId],
  project: (document, { data }) => document && { ...document, ...change(document, data) },
});

const profileOf = ({ name, email, address, state, companyName, gstIN, pinCodes }: PartnerProfile): PartnerProfile => ({
  name,
  email,
  address,
  state,
  companyName,
  gstIN,
  pinCodes,
});

const withPerson = (
  { pickUpPersons }: PartnerProfileView,
  personId: string,
  change: Pick<PickupPerson, 'status' | 'isBlocked'>,
) => ({ pickUpPersons: pickUpPersons.map((person) => (person._id === personId ? { ...person, ...change } : person)) });

/** A partner's profile, coins and pickup persons. */
export const partnerProfile: Projection<PartnerDocument, Event> = {
  name: 'partner-profile',
  version: 1,
  indexes: [{ keys: { name: 1 } }],
  on: {
    PartnerRegistered: {
      ids: ({ data }) => [data.partnerId],
      project: (_document, { data }, _id) => ({
        _id,
        phone: data.phone,
        ...profileOf(data),
        coins: 0,
        status: 'active',
        pickUpPersons: [],
      }),
    },
    PartnerProfileChanged: partner((_partner, data) => profileOf(data)),
    PartnerSuspended: partner(() => ({ status: 'suspended' })),
    PartnerReinstated: partner(() => ({ status: 'active' })),
    PickupPersonAdded: partner(
      ({ pickUpPersons }, { pickupPersonId, partnerId: _, passwordHash: __, at, ...person }) => ({
        pickUpPersons: [
          ...pickUpPersons,
          { _id: pickupPersonId, id: pickupPersonId, ...person, status: 'active', isBlocked: false, addedAt: at },
        ],
      }),
    ),
    PickupPersonBlocked: partner((known, { pickupPersonId }) =>
      withPerson(known, pickupPersonId, { status: 'blocked', isBlocked: true }),
    ),
    PickupPersonUnblocked: partner((known, { pickupPersonId }) =>
      withPerson(known, pickupPersonId, { status: 'active', isBlocked: false }),
    ),
    CoinsCredited: partner(({ coins }, data) => ({ coins: coins + data.coins })),
    CoinsDebited: partner(({ coins }, data) => ({ coins: coins - data.coins })),
    CoinsRefunded: partner(({ coins }, data) => ({ coins: coins + data.coins })),
  },
};
