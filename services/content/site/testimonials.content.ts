import { type SiteContent } from '@phirse/contracts/read-models/content.js';

/** Made up for the demo, and marked so: replace them with what customers really said, then empty the note. */
export const testimonials: SiteContent<'testimonials'> = {
  version: 1,
  data: {
    note: 'Sample reviews of this demo.',
    testimonials: [
      {
        id: 'meera',
        quote:
          'The price on my screen was ₹31,200. The price at my door was ₹31,200. The man counted it twice so that I could see.',
        name: 'Meera K.',
        city: 'Bangalore',
        device: 'iPhone 14',
        brandSlug: 'apple',
        rating: 5,
      },
      {
        id: 'arun',
        quote:
          'I had marked one scratch too few. He showed me the line that changed, I agreed, and it was done in fifteen minutes.',
        name: 'Arun P.',
        city: 'Mysore',
        device: 'Galaxy S22',
        brandSlug: 'samsung',
        rating: 5,
      },
      {
        id: 'divya',
        quote:
          'My worry was the photos. He waited while I signed out and reset the phone, and only then put it in his bag.',
        name: 'Divya R.',
        city: 'Coimbatore',
        device: 'OnePlus 11R',
        brandSlug: 'oneplus',
        rating: 5,
      },
      {
        id: 'santosh',
        quote: 'Moved the pickup by a day with one call. The slot was 10 to 1 and he came at 12.40.',
        name: 'Santosh H.',
        city: 'Hubli',
        device: 'Redmi Note 12 Pro',
        brandSlug: 'redmi',
        rating: 4,
      },
      {
        id: 'lakshmi',
        quote: 'Two old tablets from the school drawer, cracked glass and all. Each had its own slip that said why.',
        name: 'Lakshmi S.',
        city: 'Shivamogga',
        device: 'iPad (9th generation)',
        brandSlug: 'apple',
        rating: 5,
      },
      {
        id: 'farhan',
        quote: 'I sold the Pixel to pay for my sister’s new phone. Searched it at lunch, had the cash next evening.',
        name: 'Farhan A.',
        city: 'Bangalore',
        device: 'Pixel 7a',
        brandSlug: 'google',
        rating: 5,
      },
    ],
  },
};
