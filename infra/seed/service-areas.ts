import { type ServiceAreaOpened } from '@phirse/contracts/events/catalog.events.js';

/** A city as the runner opens it: the event's data without the time. */
export type SeedServiceArea = Omit<ServiceAreaOpened['data'], 'at'>;

/** `560`, `1-5 8` is 560001 … 560005, 560008. */
function pincodes(sortingDistrict: string, ranges: string): readonly string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from(
      { length: last - first + 1 },
      (_, step) => sortingDistrict + String(first + step).padStart(3, '0'),
    );
  });
}

const area = (
  city: string,
  cityName: string,
  stateName: string,
  priceFactor: number,
  served: readonly string[],
): SeedServiceArea => ({
  city,
  cityName,
  stateName,
  image: `/images/cities/${city}.svg`,
  priceFactor,
  pincodes: served,
});

/** The cities served, the dearest first. Only pincodes that India Post delivers to. */
export const serviceAreas: readonly SeedServiceArea[] = [
  area('bangalore', 'Bangalore', 'Karnataka', 1, pincodes('560', '1-30 32-43 45-68 70-80 83-87 90-100 102-105 110')),
  area('mysore', 'Mysore', 'Karnataka', 0.99, pincodes('570', '1-2 4 6 8-12 14 16-20 22-24 26')),
  area('coimbatore', 'Coimbatore', 'Tamil Nadu', 0.99, pincodes('641', '1-16 18 21 23-30 35 37-38 41-46')),
  area('hubli', 'Hubli', 'Karnataka', 0.98, pincodes('580', '20-21 23-25 28-32')),
  area('shivamogga', 'Shivamogga', 'Karnataka', 0.97, pincodes('577', '201-205 216 222 301-303')),
  area('tirupati', 'Tirupati', 'Andhra Pradesh', 0.97, pincodes('517', '101 501-507 520')),
];
