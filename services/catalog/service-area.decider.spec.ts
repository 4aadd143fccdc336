import { describe, expect, it } from '@jest/globals';
import { type ServiceAreaEvent, type ServiceAreaOpened } from '@phirse/contracts/events/catalog.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { brandDecider } from './brand.decider.js';
import { type ServiceAreaCommand, serviceAreaDecider } from './service-area.decider.js';

const AREA: ServiceAreaOpened['data'] = {
  city: 'hubli',
  at: '2026-03-01T08:00:00.000Z',
  cityName: 'Hubli',
  stateName: 'Karnataka',
  image: '/images/cities/hubli.svg',
  priceFactor: 0.97,
  pincodes: ['580020', '580021'],
};
const AT = '2026-03-10T08:00:00.000Z';
const opened: ServiceAreaEvent = { type: 'ServiceAreaOpened', data: AREA };
const closed: ServiceAreaEvent = { type: 'ServiceAreaClosed', data: { city: 'hubli', at: AT } };
const open = (changes: Partial<ServiceAreaOpened['data']> = {}): ServiceAreaCommand => ({
  type: 'OpenServiceArea',
  area: { ...AREA, at: AT, ...changes },
});
const CLOSE: ServiceAreaCommand = { type: 'CloseServiceArea', city: 'hubli', at: AT };
const when = (given: readonly ServiceAreaEvent[], command: ServiceAreaCommand) =>
  serviceAreaDecider.decide(command, fold(serviceAreaDecider, given));

describe('service areas', () => {
  it('open, and stay as they are when opened again', () => {
    expect(when([], open())).toHaveLength(1);
    expect(when([opened], open())).toEqual([]);
  });
  it('open anew with changes and after they were closed', () => {
    expect(when([opened], open({ pincodes: ['580020'] }))).toHaveLength(1);
    expect(when([opened, closed], open())).toHaveLength(1);
  });
  it('close once', () => {
    expect(when([opened], CLOSE)).toEqual([closed]);
    expect(when([opened, closed], CLOSE)).toEqual([]);
    expect(() => when([], CLOSE)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
  it.each([
    [{ priceFactor: 0 }],
    [{ priceFactor: 1.01 }],
    [{ priceFactor: Number.NaN }],
    [{ pincodes: [] }],
    [{ pincodes: ['580020', '580020'] }],
    [{ pincodes: ['58002'] }],
  ])('refuse %j', (changes) => {
    expect(() => when([], open(changes))).toThrow(expect.objectContaining({ code: 'INVALID' }));
  });
});

describe('brands', () => {
  const brand = {
    slug: 'acme',
    at: AT,
    brandName: 'Acme',
    brandImage: '/images/brands/acme.svg',
    categories: ['mobile'] as const,
  };
  const listed = { type: 'BrandListed', data: brand } as const;
  it('are listed, changed by listing them with changes, and not listed twice', () => {
    expect(brandDecider.decide({ type: 'ListBrand', brand }, null)).toEqual([listed]);
    const state = fold(brandDecider, [listed]);
    expect(
      brandDecider.decide({ type: 'ListBrand', brand: { ...brand, at: '2026-03-11T08:00:00.000Z' } }, state),
    ).toEqual([]);
    expect(brandDecider.decide({ type: 'ListBrand', brand: { ...brand, brandName: 'ACME' } }, state)).toHaveLength(1);
  });
});
