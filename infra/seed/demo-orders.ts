import { type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { answersWith } from './demo-answers.js';
import { models } from './models.js';
import { customers } from './people.js';

/** How far the runner drives an order. */
export type DemoEnd =
  | { readonly state: 'new' }
  | { readonly state: 'cancelledByCustomer'; readonly reason: string }
  | { readonly state: 'accepted'; readonly partner: PartnerIndex }
  | { readonly state: 'assigned'; readonly partner: 0; readonly pickupPerson: 0 | 1 }
  | {
      readonly state: 'requoted';
      readonly partner: 0;
      readonly pickupPerson: 0 | 1;
      /** What was found at the door, before the bill rule. */
      readonly foundAnswers: readonly SelectedOption[];
    }
  | {
      readonly state: 'completed';
      readonly partner: PartnerIndex;
      readonly imei: string;
      /** What was found at the door, where it was less than promised: the partner asks back the coins the lead cost too much. */
      readonly foundAnswers?: readonly SelectedOption[];
    }
  | { readonly state: 'cancelledByPartner'; readonly partner: PartnerIndex; readonly reason: string };

/** Index into `partners`. Only the first has pickup persons. */
export type PartnerIndex = 0 | 1;

/** An order of the demo, as a customer placed it. Refers to customers by index, to models by slug. */
export interface DemoOrder {
  readonly customer: number;
  readonly modelSlug: string;
  readonly variant: string;
  readonly colour: string | null;
  /** Before the bill rule. */
  readonly answers: readonly SelectedOption[];
  readonly pincode: string;
  readonly address: string;
  readonly promoCode: string | null;
  readonly daysAgo: number;
  /** From the day it was placed to the day of its pickup. */
  readonly pickupInDays: number;
  /** Of the pickup slots. */
  readonly pickupSlot: '10AM-1PM' | '1PM-4PM' | '4PM-7PM';
  readonly end: DemoEnd;
}

const NO_BILL = 'Do you have the purchase bill?';
const NO_BOX = 'Do you have the original box?';
const NO_CHARGER = 'Do you have the original charger?';
const OLD = 'Out of warranty';
const LIGHT = 'Light scratches, seen only in light';
const WORN = 'A few light scratches';

const slots = ['10AM-1PM', '1PM-4PM', '4PM-7PM'] as const;

interface Blueprint {
  readonly customer: number;
  readonly device: readonly [slug: string, variant: string, colour: string | null];
  readonly faults: readonly string[];
  readonly daysAgo: number;
  /** The next day, unless told. */
  readonly pickupInDays?: number;
  readonly promoCode?: string;
  readonly end: DemoEnd;
}

function demoOrder(blueprint: Blueprint, serial: number): DemoOrder {
  const { customer, device, faults, daysAgo, pickupInDays = 1, promoCode, end } = blueprint;
  const [modelSlug, variant, colour] = device;
  const seller = customers[customer];
  const model = models.find((candidate) => candidate.slug === modelSlug);
  if (!seller || !model) throw new Error(`Order ${serial} names a customer or a model that is not seeded`);
  return {
    customer,
    modelSlug,
    variant,
    colour,
    answers: answersWith(model.category, faults),
    pincode: seller.pincode,
    address: seller.addresses[0] ?? '',
    promoCode: promoCode ?? null,
    daysAgo,
    pickupInDays,
    pickupSlot: slots[serial % slots.length] ?? '10AM-1PM',
    end,
  };
}

const open: DemoEnd = { state: 'new' };
const accepted = (partner: PartnerIndex): DemoEnd => ({ state: 'accepted', partner });
const assigned = (pickupPerson: 0 | 1): DemoEnd => ({ state: 'assigned', partner: 0, pickupPerson });
const requoted = (pickupPerson: 0 | 1, ...faults: readonly string[]): DemoEnd => ({
  state: 'requoted',
  partner: 0,
  pickupPerson,
  foundAnswers: answersWith('mobile', faults),
});
const completed = (partner: PartnerIndex, imeiBody: string, ...found: readonly string[]): DemoEnd => ({
  state: 'completed',
  partner,
  imei: withCheckDigit(imeiBody),
  ...(found.length > 0 && { foundAnswers: answersWith('mobile', found) }),
});

/** An IMEI from its first 14 digits (Luhn, 3GPP TS 23.003 annex B). */
function withCheckDigit(body: string): string {
  const sum = [...body].reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const blueprints: readonly Blueprint[] = [
  {
    customer: 0,
    device: ['apple-iphone-12', '128 GB', 'Blue'],
    faults: [LIGHT, OLD, NO_BOX],
    daysAgo: 29,
    promoCode: 'WELCOME300',
    end: completed(0, '35274011820943'),
  },
  {
    customer: 1,
    device: ['samsung-galaxy-s21', '8 GB / 128 GB', 'Phantom Violet'],
    faults: [LIGHT, WORN, OLD],
    daysAgo: 27,
    end: completed(0, '35681911240787'),
  },
  {
    customer: 8,
    device: ['redmi-note-13-pro-5g', '8 GB / 256 GB', 'Coral Purple'],
    faults: ['6 to 11 months', NO_CHARGER],
    daysAgo: 26,
    end: completed(1, '86412106337215'),
  },
  {
    customer: 3,
    device: ['apple-ipad-air-5th-generation', '64 GB', 'Blue'],
    faults: [OLD, WORN],
    daysAgo: 24,
    promoCode: 'UPGRADE500',
    end: completed(1, '35390110472816'),
  },
  {
    customer: 5,
    device: ['oneplus-9', '8 GB / 128 GB', 'Winter Mist'],
    faults: ['Hairline crack', NO_BILL, NO_BOX, 'Health below 80%'],
    daysAgo: 22,
    end: { state: 'cancelledByPartner', partner: 0, reason: 'Seller chose to keep the phone when we arrived.' },
  },
  {
    customer: 7,
    device: ['xiaomi-14', '12 GB / 512 GB', 'Jade Green'],
    faults: ['3 to 6 months'],
    daysAgo: 21,
    end: completed(1, '86903107115522'),
  },
  {
    customer: 2,
    device: ['apple-iphone-13', '128 GB', 'Starlight'],
    faults: [OLD],
    daysAgo: 19,
    promoCode: 'FIRSTFIVE',
    end: completed(0, '35409867231504'),
  },
  {
    customer: 10,
    device: ['vivo-v27-5g', '8 GB / 128 GB', 'Magic Blue'],
    faults: [LIGHT, NO_BILL],
    daysAgo: 17,
    end: { state: 'cancelledByCustomer', reason: 'My brother will use it.' },
  },
  {
    customer: 4,
    device: ['samsung-galaxy-s23-ultra', '12 GB / 256 GB', 'Green'],
    faults: [OLD, WORN],
    daysAgo: 15,
    end: completed(0, '35172911640238'),
  },
  {
    customer: 6,
    device: ['realme-12-pro-plus-5g', '8 GB / 256 GB', 'Submarine Blue'],
    faults: ['6 to 11 months', 'Volume buttons'],
    daysAgo: 13,
    end: completed(1, '86557206418833'),
  },
  {
    customer: 11,
    device: ['google-pixel-7', '8 GB / 128 GB', 'Lemongrass'],
    faults: [OLD, 'Back glass cracked', NO_BOX],
    daysAgo: 12,
    end: {
      state: 'cancelledByPartner',
      partner: 0,
      reason: 'The phone could not be signed out of its Google account.',
    },
  },
  {
    customer: 9,
    device: ['oneplus-nord-ce-3-lite-5g', '8 GB / 128 GB', 'Pastel Lime'],
    faults: ['Heavy scratches you can feel', NO_BILL, NO_CHARGER],
    daysAgo: 10,
    end: accepted(1),
  },
  {
    customer: 0,
    device: ['samsung-galaxy-a54-5g', '8 GB / 128 GB', 'Awesome Lime'],
    faults: [OLD, NO_BOX],
    daysAgo: 9,
    pickupInDays: 9,
    end: requoted(0, OLD, NO_BOX, 'Hairline crack'),
  },
  {
    customer: 3,
    device: ['apple-iphone-14-pro', '256 GB', 'Deep Purple'],
    faults: [OLD, LIGHT],
    daysAgo: 8,
    promoCode: 'WELCOME300',
    end: completed(0, '35820714509916', OLD, LIGHT, 'Back glass cracked'),
  },
  {
    customer: 1,
    device: ['nothing-phone-2a', '8 GB / 128 GB', 'White'],
    faults: ['Several small spots', 'One faint line', OLD],
    daysAgo: 6,
    pickupInDays: 5,
    end: requoted(1, OLD, 'Several lines', 'Several small spots', WORN),
  },
  {
    customer: 2,
    device: ['apple-iphone-11', '64 GB', 'Purple'],
    faults: [OLD, NO_BILL, NO_BOX, NO_CHARGER, 'Health below 80%', 'Loudspeaker'],
    daysAgo: 5,
    pickupInDays: 5,
    end: assigned(0),
  },
  {
    customer: 5,
    device: ['motorola-edge-50-pro', '12 GB / 256 GB', 'Luxe Lavender'],
    faults: ['6 to 11 months'],
    daysAgo: 4,
    pickupInDays: 5,
    promoCode: 'PHIRSE200',
    end: assigned(1),
  },
  {
    customer: 8,
    device: ['samsung-galaxy-tab-s9-fe', '6 GB / 128 GB', 'Mint'],
    faults: [OLD],
    daysAgo: 4,
    pickupInDays: 5,
    end: accepted(1),
  },
  {
    customer: 11,
    device: ['oneplus-12r', '16 GB / 256 GB', 'Cool Blue'],
    faults: [LIGHT, OLD],
    daysAgo: 3,
    pickupInDays: 4,
    end: accepted(0),
  },
  {
    customer: 4,
    device: ['apple-iphone-15', '128 GB', 'Pink'],
    faults: [OLD],
    daysAgo: 2,
    pickupInDays: 4,
    promoCode: 'UPGRADE500',
    end: accepted(0),
  },
  {
    customer: 6,
    device: ['oppo-reno8-pro-5g', '12 GB / 256 GB', 'Glazed Green'],
    faults: [OLD, 'A burnt-in image', NO_BOX],
    daysAgo: 2,
    pickupInDays: 3,
    end: open,
  },
  {
    customer: 7,
    device: ['poco-f5-5g', '8 GB / 256 GB', null],
    faults: [OLD, 'Front camera', 'Charging port'],
    daysAgo: 1,
    pickupInDays: 2,
    end: open,
  },
  {
    customer: 0,
    device: ['apple-iphone-13-pro', '256 GB', 'Sierra Blue'],
    faults: [OLD, WORN],
    daysAgo: 1,
    promoCode: 'UPGRADE500',
    end: open,
  },
  {
    customer: 1,
    device: ['apple-iphone-xr', '64 GB', 'Coral'],
    faults: ['Shattered glass', OLD, NO_BILL, NO_BOX, NO_CHARGER, 'Worn paint or one or two dents'],
    daysAgo: 0,
    end: open,
  },
  {
    customer: 2,
    device: ['iqoo-12', '12 GB / 256 GB', 'Legend'],
    faults: [OLD],
    daysAgo: 0,
    end: open,
  },
  {
    customer: 9,
    device: ['vivo-x100-pro', '16 GB / 512 GB', 'Asteroid Black'],
    faults: ['6 to 11 months'],
    daysAgo: 0,
    end: open,
  },
];

/** The demo's orders, the oldest first. */
export const demoOrders: readonly DemoOrder[] = blueprints.map(demoOrder);
