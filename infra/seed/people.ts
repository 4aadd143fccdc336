import { type PartnerProfile, type Sex } from '@phirse/contracts/events/people.events.js';
import { serviceAreas } from './service-areas.js';

/** A demo login. These passwords guard made-up data on the embedded demo only. */
interface Login {
  readonly phone: string;
  readonly password: string;
}

export interface SeedPartner extends PartnerProfile, Login {
  /** Coins left in the wallet once the demo is written. */
  readonly coins: number;
}

export interface SeedPickupPerson extends Login {
  /** Of the partner whom the person works for. */
  readonly partnerPhone: string;
  readonly name: string;
  readonly sex: Sex;
  readonly address: string;
}

export interface SeedOperator extends Login {
  readonly name: string;
}

export interface SeedCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly addresses: readonly string[];
  /** Of the first address. */
  readonly pincode: string;
}

const pincodesOf = (city: string) => serviceAreas.find((area) => area.city === city)?.pincodes ?? [];
const bangalore = pincodesOf('bangalore');

export const partners: readonly SeedPartner[] = [
  {
    phone: '9000000001',
    password: 'partner-one',
    name: 'Harish Gowda',
    email: 'harish@secondring.example.com',
    address: '14, 1st Main Road, Domlur Layout, Bengaluru 560071',
    state: 'Karnataka',
    companyName: 'Second Ring Mobiles Pvt Ltd',
    gstIN: '29AAECD4827K1ZB',
    pinCodes: bangalore.filter((pincode) => pincode <= '560102'),
    coins: 2000,
  },
  {
    phone: '9000000002',
    password: 'partner-two',
    name: 'Farida Khanum',
    email: 'farida@khanumtraders.example.com',
    address: '221, Sayyaji Rao Road, Devaraja Mohalla, Mysuru 570001',
    state: 'Karnataka',
    companyName: 'Khanum Traders',
    gstIN: '29AAKFK9163M1ZH',
    pinCodes: [
      ...bangalore.filter((pincode) => pincode >= '560060'),
      ...['mysore', 'coimbatore', 'hubli', 'shivamogga', 'tirupati'].flatMap(pincodesOf),
    ],
    coins: 500,
  },
];

export const pickupPersons: readonly SeedPickupPerson[] = [
  {
    partnerPhone: '9000000001',
    phone: '9000000101',
    password: 'pickup-one',
    name: 'Manjunath S',
    sex: 'male',
    address: '8, 3rd Cross, Murugeshpalya, Bengaluru 560017',
  },
  {
    partnerPhone: '9000000001',
    phone: '9000000102',
    password: 'pickup-two',
    name: 'Lakshmi Narayan',
    sex: 'female',
    address: '52, Kaggadasapura Main Road, Bengaluru 560093',
  },
];

export const operators: readonly SeedOperator[] = [
  { phone: '9000000900', password: 'operator-one', name: 'Operations Desk' },
];

const customer = (serial: number, name: string, pincode: string, ...addresses: readonly string[]): SeedCustomer => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  phone: `9000001${String(serial).padStart(3, '0')}`,
  addresses,
  pincode,
});

export const customers: readonly SeedCustomer[] = [
  customer(
    1,
    'Ananya Rao',
    '560038',
    '302, Lotus Residency, 12th Main, Indiranagar, Bengaluru 560038',
    'Desk 4, 2nd floor, Ulsoor Lake Road, Bengaluru 560008',
  ),
  customer(2, 'Mohammed Irfan', '560005', '17, Mosque Road, Fraser Town, Bengaluru 560005'),
  customer(3, 'Deepika Shetty', '560034', '5, 80 Feet Road, Koramangala 4th Block, Bengaluru 560034'),
  customer(4, 'Karthik Subramanian', '560066', 'B-1104, Palm Grove Heights, Whitefield, Bengaluru 560066'),
  customer(5, 'Priya Nair', '560102', '41, 17th Cross, HSR Layout Sector 3, Bengaluru 560102'),
  customer(6, 'Rahul Deshpande', '560011', '88, 9th Main, Jayanagar 3rd Block, Bengaluru 560011'),
  customer(7, 'Shruti Kulkarni', '580031', '23, Vidya Nagar, Hubballi 580031'),
  customer(8, 'Vignesh Murugan', '641012', '9, 100 Feet Road, Gandhipuram, Coimbatore 641012'),
  customer(9, 'Sanjana Urs', '570009', '61, Kalidasa Road, Vontikoppal, Mysuru 570009'),
  customer(10, 'Naveen Reddy', '517501', '12-3-45, Tilak Road, Tirupati 517501'),
  customer(11, 'Meghana Bhat', '577201', '7, Durgigudi 2nd Cross, Shivamogga 577201'),
  customer(12, 'Arjun Chatterjee', '560076', 'A-203, Silver Oak Enclave, Bannerghatta Road, Bengaluru 560076'),
];
