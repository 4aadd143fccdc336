import { type CatalogEvent } from './catalog.events.js';
import { type CoinPurchaseEvent, type WalletEvent } from './coins.events.js';
import { type ContentEvent } from './content.events.js';
import { type QuestionnaireEvent, type QuoteEvent } from './evaluation.events.js';
import { type OrderEvent } from './order.events.js';
import {
  type CustomerEvent,
  type NotificationEvent,
  type OperatorEvent,
  type PartnerEvent,
  type PickupPersonEvent,
} from './people.events.js';
import { type PromoEvent } from './promo.events.js';
import { type ReimbursementEvent } from './reimbursement.events.js';

/** Every event of the product. */
export type PhirseEvent =
  | CatalogEvent
  | QuestionnaireEvent
  | QuoteEvent
  | OrderEvent
  | WalletEvent
  | CoinPurchaseEvent
  | ReimbursementEvent
  | PartnerEvent
  | PickupPersonEvent
  | CustomerEvent
  | OperatorEvent
  | NotificationEvent
  | PromoEvent
  | ContentEvent;
