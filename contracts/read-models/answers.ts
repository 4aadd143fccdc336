import { type PricedOption } from '../events/evaluation.events.js';
import { type QuestionSection } from '../rules/questions.js';
import { type BrandItem, type ModelListItem, type SearchResult } from './catalog.js';
import { type CustomerProfileView } from './customer.js';
import { type DisplayedOrder, type HandoverEvidence } from './order.js';
import {
  type OrderReimbursement,
  type PartnerNotification,
  type PartnerProfileView,
  type PickupPerson,
} from './partner.js';

/** Answers of the calls whose shape is more than a list (decisions.md, "Shapes"). */
export interface Written {
  readonly message: string;
  /** Commit position of the last event the call wrote, decimal. */
  readonly position: string;
}
export interface OtpSent {
  readonly message: string;
  readonly userId: string;
  readonly phone: string;
  /** ISO instant. */
  readonly otpExpiry: string;
  /** Only where `OTP_ECHO=true`. */
  readonly otp?: string;
}
export interface OtpVerified {
  readonly message: string;
  readonly user: {
    readonly _id: string;
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly status: 'active';
    /** Access token, 15 minutes. */
    readonly token: string;
  };
  readonly refreshToken: string;
  readonly position: string;
}
export interface Refreshed {
  readonly data: { readonly accessToken: string; readonly refreshToken: string };
}
export interface PasswordLoggedIn {
  readonly message: 'Login successful';
  readonly token: string;
  readonly refreshToken: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: 'Partner' | 'pickUp' | 'Operator';
}
export interface UserInfo {
  readonly user: CustomerProfileView;
}
export interface Brands {
  readonly brands: readonly BrandItem[];
}
export interface OneModel {
  readonly product: ModelListItem;
}
export interface PopularProducts {
  readonly data: { readonly products: readonly ModelListItem[] };
}
export interface SeriesList {
  readonly series: readonly { readonly label: string; readonly value: string }[];
}
export interface Variations {
  readonly data: { readonly data: { readonly variants: readonly string[]; readonly colors: readonly string[] } };
}
export interface SearchResults {
  readonly data: readonly SearchResult[];
}
export interface PriceAvailability {
  readonly available: boolean;
  readonly message?: string;
  readonly estimatedPrice?: number;
  readonly basePrice?: number;
  readonly data?: { readonly pincode: string; readonly cityName: string; readonly stateName: string };
}
export interface Questionnaire {
  readonly category: string;
  readonly sections: readonly QuestionSection[];
}
export interface CalculatedPrice {
  readonly quoteId: string;
  /** The evaluated price, rupees. */
  readonly basePrice: number;
  readonly estimatedPrice: number;
  readonly appliedOptions: readonly PricedOption[];
  readonly expiresAt: string;
  readonly position: string;
}
export interface PickupOptions {
  readonly dates: readonly { readonly value: string; readonly label: string }[];
  readonly time_slot: readonly { readonly value: string; readonly label: string }[];
}
export interface Banner {
  readonly heading: string;
  readonly subheading: string;
  readonly image: string;
  readonly webLink: string;
  readonly buttonText: string;
}
export interface HomePage {
  readonly dynamic: { readonly sectionOne: readonly Banner[] };
}
export interface CityNames {
  readonly cities: readonly { readonly name: string; readonly image: string; readonly pincodes: number }[];
}
export interface CityPincodes {
  readonly city: string;
  readonly pincodes: readonly string[];
}
export interface PromoChecked {
  readonly message: string;
  /** Rupees off the evaluated price's payable amount. */
  readonly value: number;
}
export interface OrderWritten extends Written {
  readonly order: DisplayedOrder;
}
export interface LeadAcceptedAnswer extends OrderWritten {
  readonly coins: { readonly spent: number; readonly balance: number };
}
export interface OneOrder {
  readonly data: DisplayedOrder;
}
export interface OnePartnerOrder {
  /** Once it is completed, with links to the evidence of its handover. */
  readonly order: DisplayedOrder & {
    readonly evidence?: HandoverEvidence;
    /** Where its lead cost more coins than its final price asks for. */
    readonly reimbursement?: OrderReimbursement;
  };
}
export interface PickupPersonAddedAnswer extends Written {
  readonly pickUpPerson: PickupPerson;
  /** Shown once, where no password was given. */
  readonly temporaryPassword?: string;
}
export interface PartnerRegisteredAnswer extends Written {
  readonly partnerId: string;
}
export interface FileUploaded {
  /** What bodies that take an image accept as well, from whoever uploaded it. */
  readonly name: string;
  /** Opens the image for 15 to 30 minutes. */
  readonly link: string;
}
export interface OnePickupPerson {
  readonly pickUpPerson: PickupPerson;
}
export interface OnePartner {
  readonly partner: PartnerProfileView;
}
export interface Notifications {
  readonly data: readonly PartnerNotification[];
  readonly unread: number;
}
/** Each event of GET /partner/notifications/{phone}/events. */
export interface LiveNotifications extends Notifications {
  /** Order ids of the open leads in the partner's pincodes; `null` where there are too many to name. */
  readonly leads: readonly string[] | null;
}
export interface CoinValue {
  readonly coinValue: number;
}
export interface CoinPurchaseRequestedAnswer extends Written {
  readonly paymentId: string;
}
export interface ReimbursementRequestedAnswer extends Written {
  /** The order's id: its coins are asked back once. */
  readonly reimbursementId: string;
  /** Coins asked back. */
  readonly coins: number;
}
