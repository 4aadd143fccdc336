import { createHash } from 'node:crypto';
import { type SiteContent, type SiteContentName } from '@phirse/contracts/read-models/content.js';
import { about } from './site/about.content.js';
import { category } from './site/category.content.js';
import { cities } from './site/cities.content.js';
import { claims } from './site/claims.content.js';
import { exchange } from './site/exchange.content.js';
import { faq } from './site/faq.content.js';
import { howItWorks } from './site/how-it-works.content.js';
import { privacyPolicy } from './site/privacy-policy.content.js';
import { refundPolicy } from './site/refund-policy.content.js';
import { shippingPolicy } from './site/shipping-policy.content.js';
import { stores } from './site/stores.content.js';
import { termsOfService } from './site/terms-of-service.content.js';
import { testimonials } from './site/testimonials.content.js';

/** Every piece of site content by its name: a name without a piece does not compile. */
export const siteContents: { readonly [Name in SiteContentName]: SiteContent<Name> } = {
  about,
  category,
  cities,
  claims,
  exchange,
  faq,
  'how-it-works': howItWorks,
  'privacy-policy': privacyPolicy,
  'refund-policy': refundPolicy,
  'shipping-policy': shippingPolicy,
  stores,
  'terms-of-service': termsOfService,
  testimonials,
};

/** A piece ready to send, with the tag that tells whether a caller has it. */
export const taggedContents: ReadonlyMap<string, { readonly content: SiteContent; readonly etag: string }> = new Map(
  Object.entries(siteContents).map(([name, content]) => {
    const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
    return [name, { content, etag: `"${digest}"` }];
  }),
);
