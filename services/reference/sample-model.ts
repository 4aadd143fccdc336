import { type ModelListed } from '@phirse/contracts/events/catalog.events.js';

/** A model for specs. */
export const SAMPLE_MODEL: ModelListed['data'] = {
  slug: 'acme-one',
  at: '2026-03-01T08:00:00.000Z',
  model: 'One',
  brandSlug: 'acme',
  brandName: 'Acme',
  seriesName: 'One series',
  category: 'mobile',
  categorySlug: 'sell-used-mobile-phone-online',
  releasedYear: 2023,
  variants: [
    { name: '8 GB / 128 GB', price: 20_000 },
    { name: '12 GB / 256 GB', price: 24_000 },
  ],
  colours: [
    { name: 'Ink', hex: '#101418' },
    { name: 'Sand', hex: '#d8c8a8' },
  ],
  look: {
    width: 72,
    height: 150,
    corner: 10,
    bezel: 2,
    frame: 'flat',
    cutout: 'punchCentre',
    camera: { layout: 'vertical', lenses: 2, place: 'topLeft', flash: true },
  },
  productImage: '/images/devices/acme-one.svg',
  bestSelling: true,
};
