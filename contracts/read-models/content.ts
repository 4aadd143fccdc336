import { type Category } from '../events/catalog.events.js';
import { type Pagination } from '../kernel/page.js';

/** A post as lists show it. */
export interface BlogListItem {
  readonly slug: string;
  readonly title: string;
  /** Path of the drawn cover, 1200 by 630. */
  readonly featuredImage: string;
  readonly authorName: string;
  /** ISO instant. */
  readonly createdAt: string;
  /** Sanitised HTML, one paragraph. */
  readonly excerpt: string;
  readonly readingMinutes: number;
}
export interface BlogPost extends BlogListItem {
  /** Sanitised HTML; its headings begin at `h2`. */
  readonly content: string;
}
/** GET /api/blog */
export interface BlogList {
  readonly data: { readonly blogs: readonly BlogListItem[]; readonly pagination: Pagination };
}
/** GET /api/blog/recent-blog */
export interface RecentBlogs {
  readonly data: readonly BlogListItem[];
}
/** GET /api/blog/{slug} */
export interface OneBlog {
  readonly data: BlogPost;
}

/** The site's one consistent set of claims and contact details. */
export interface SiteClaims {
  /** `Prices in 60 seconds`: one line each, for a strip under a hero. */
  readonly highlights: readonly { readonly figure: string; readonly text: string }[];
  readonly happyCustomers: string;
  /** `4.8/5`. */
  readonly rating: string;
  readonly secondsToPrice: number;
  readonly quoteValidDays: number;
  readonly minimumAge: number;
  readonly acceptedDevices: string;
  readonly supportHours: string;
  readonly supportEmail: string;
  /** As it is shown. */
  readonly supportPhone: string;
  /** Says that the figures are of the demo, where they are. */
  readonly note: string;
}

export interface Testimonial {
  readonly id: string;
  readonly quote: string;
  readonly name: string;
  readonly city: string;
  readonly device: string;
  /** Brand of the device, for its logo: `/images/brands/<brandSlug>.svg`. */
  readonly brandSlug: string;
  /** 1 to 5. */
  readonly rating: number;
}
export interface Testimonials {
  /** Shown beside them while they are samples; empty once they are real. */
  readonly note: string;
  readonly testimonials: readonly Testimonial[];
}

export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
export interface FaqPage {
  readonly heading: string;
  readonly intro: string;
  readonly questions: readonly FaqItem[];
}

/** A titled sentence or two: a step, a benefit, a reason. */
export interface ContentPoint {
  readonly title: string;
  readonly text: string;
}
export interface HowItWorks {
  readonly heading: string;
  /** Five, for the home page. */
  readonly steps: readonly ContentPoint[];
  /** How a price comes about. Three. */
  readonly pricing: readonly ContentPoint[];
}

/** What a category's landing page says, in words of its own devices. */
export interface CategoryPage {
  readonly heading: string;
  readonly intro: string;
  /** Path of the drawn banner. */
  readonly image: string;
  /** Four. */
  readonly steps: readonly ContentPoint[];
  readonly whyHeading: string;
  readonly reasons: readonly ContentPoint[];
  /** Static sample rows; `note` says so. */
  readonly trending: {
    readonly heading: string;
    readonly note: string;
    readonly rows: readonly TrendingRow[];
  };
  readonly questions: readonly FaqItem[];
}
export interface TrendingRow {
  readonly model: string;
  readonly storage: string;
  /** Rupees, without faults. */
  readonly upTo: number;
  /** Where its own price is worked out. */
  readonly brandSlug: string;
  readonly modelSlug: string;
}

export interface ExchangePage {
  readonly heading: string;
  readonly intro: string;
  /** Three. */
  readonly steps: readonly ContentPoint[];
  /** Six. */
  readonly benefits: readonly ContentPoint[];
  /** Four sample cards. */
  readonly bestSellers: {
    readonly note: string;
    readonly phones: readonly {
      readonly model: string;
      readonly storage: string;
      /** Rupees, the new phone's price. */
      readonly price: number;
      /** Rupees that a good old phone may take off. */
      readonly exchangeUpTo: number;
      readonly image: string;
    }[];
  };
  /** Six. */
  readonly questions: readonly FaqItem[];
}

export interface CityPage {
  /** `bangalore`, lower case. */
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  /** `Sell Your Mobile for Cash in Bangalore` */
  readonly heading: string;
  readonly intro: string;
  /** Path of the drawn city tile. */
  readonly image: string;
  /** Four. */
  readonly benefits: readonly ContentPoint[];
  /** Neighbourhoods we come to, for the eye; the pincode check is what counts. */
  readonly areas: readonly string[];
  readonly note: string;
}
export interface CityPages {
  readonly cities: readonly CityPage[];
}

export interface StoreLocation {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly addressLines: readonly string[];
  readonly pincode: string;
  readonly hours: string;
  readonly landmark: string;
  /** Path of the drawn map, 800 by 480. */
  readonly mapImage: string;
  readonly mapDescription: string;
}
export interface StoreLocations {
  readonly note: string;
  readonly stores: readonly StoreLocation[];
}

export interface PolicySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
export interface PolicyDocument {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  readonly summary: string;
  readonly sections: readonly PolicySection[];
}

export interface AboutPage {
  readonly heading: string;
  readonly intro: string;
  readonly story: readonly PolicySection[];
  readonly values: readonly ContentPoint[];
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
}

/** Every piece of site content by the name it is asked for with. */
export interface SiteContents {
  readonly claims: SiteClaims;
  readonly testimonials: Testimonials;
  readonly faq: FaqPage;
  readonly 'how-it-works': HowItWorks;
  readonly category: Readonly<Record<Category, CategoryPage>>;
  readonly exchange: ExchangePage;
  readonly cities: CityPages;
  readonly stores: StoreLocations;
  readonly about: AboutPage;
  readonly 'privacy-policy': PolicyDocument;
  readonly 'refund-policy': PolicyDocument;
  readonly 'shipping-policy': PolicyDocument;
  readonly 'terms-of-service': PolicyDocument;
}
export type SiteContentName = keyof SiteContents;

/** GET /dynamic/site-content/{name}; `ETag` and 304. */
export interface SiteContent<Name extends SiteContentName = SiteContentName> {
  /** Raised with every change of the text. */
  readonly version: number;
  readonly data: SiteContents[Name];
}

/** POST /newsletter/newsletter-subscribe: said twice, for clients that read the body and those that read its `data`. */
export interface NewsletterAnswer {
  readonly success: true;
  readonly message: string;
  readonly data: { readonly success: true; readonly message: string };
  readonly position: string;
}

/** GET /ops/contact-messages */
export interface ContactMessageView {
  readonly messageId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** ISO instant. */
  readonly receivedAt: string;
}
/** GET /ops/subscribers */
export interface SubscriberView {
  readonly subscriberId: string;
  readonly email: string;
  /** ISO instant. */
  readonly subscribedAt: string;
}
