import { type DomainEvent } from '../kernel/event.js';

export type Sex = 'male' | 'female' | 'other';

export interface PartnerProfile {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly state: string;
  readonly companyName: string;
  readonly gstIN: string;
  readonly pinCodes: readonly string[];
}

export type PartnerRegistered = DomainEvent<
  'PartnerRegistered',
  PartnerProfile & { partnerId: string; at: string; phone: string; passwordHash: string }
>;
export type PartnerProfileChanged = DomainEvent<
  'PartnerProfileChanged',
  PartnerProfile & { partnerId: string; at: string }
>;
export type PartnerSuspended = DomainEvent<'PartnerSuspended', { partnerId: string; at: string; reason: string }>;
export type PartnerReinstated = DomainEvent<'PartnerReinstated', { partnerId: string; at: string }>;

export type PickupPersonAdded = DomainEvent<
  'PickupPersonAdded',
  {
    pickupPersonId: string;
    at: string;
    partnerId: string;
    name: string;
    phone: string;
    sex: Sex;
    address: string;
    passwordHash: string;
    /** SHA-256 names of the documents; `null` where none was given. */
    drivingLicense: string | null;
    aadharCard: string | null;
    profileImg: string | null;
  }
>;
export type PickupPersonBlocked = DomainEvent<
  'PickupPersonBlocked',
  { pickupPersonId: string; at: string; partnerId: string }
>;
export type PickupPersonUnblocked = DomainEvent<
  'PickupPersonUnblocked',
  { pickupPersonId: string; at: string; partnerId: string }
>;

export type CustomerRegistered = DomainEvent<
  'CustomerRegistered',
  { customerId: string; at: string; customer: { name: string; email: string; phone: string } }
>;
export type CustomerProfileChanged = DomainEvent<
  'CustomerProfileChanged',
  { customerId: string; at: string; customer: { name: string; email: string } }
>;
export type PhoneVerified = DomainEvent<'PhoneVerified', { customerId: string; at: string }>;
export type AddressAdded = DomainEvent<
  'AddressAdded',
  { customerId: string; at: string; addressId: string; customer: { address: string } }
>;
export type AddressRemoved = DomainEvent<'AddressRemoved', { customerId: string; at: string; addressId: string }>;
export type AccountDeleted = DomainEvent<'AccountDeleted', { customerId: string; at: string }>;

export type OperatorRegistered = DomainEvent<
  'OperatorRegistered',
  { operatorId: string; at: string; name: string; phone: string; passwordHash: string }
>;

/** Which notifications a recipient has read. */
export type NotificationRead = DomainEvent<
  'NotificationRead',
  { recipientId: string; notificationId: string; at: string }
>;

export type PartnerEvent = PartnerRegistered | PartnerProfileChanged | PartnerSuspended | PartnerReinstated;
export type PickupPersonEvent = PickupPersonAdded | PickupPersonBlocked | PickupPersonUnblocked;
export type CustomerEvent =
  | CustomerRegistered
  | CustomerProfileChanged
  | PhoneVerified
  | AddressAdded
  | AddressRemoved
  | AccountDeleted;
export type OperatorEvent = OperatorRegistered;
export type NotificationEvent = NotificationRead;

/** Ids below are keyed hashes of a phone number, so that a stream name holds no personal data and a number is unique. */
export const partnerStream = (partnerId: string) => `partner-${partnerId}`;
export const pickupPersonStream = (pickupPersonId: string) => `pickupPerson-${pickupPersonId}`;
export const customerStream = (customerId: string) => `customer-${customerId}`;
export const operatorStream = (operatorId: string) => `operator-${operatorId}`;
export const notificationsStream = (recipientId: string) => `notifications-${recipientId}`;
