import { Module } from '@nestjs/common';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { LiveTail } from '@phirse/infra/eventstore/live-tail.js';
import { LiveViews } from '@phirse/infra/http/live-views.js';
import { CatalogController } from '@phirse/projections/catalog/catalog.controller.js';
import { catalog } from '@phirse/projections/catalog/catalog.projection.js';
import { Catalogue } from '@phirse/projections/catalog/catalogue.js';
import { CoinLedgerController } from '@phirse/projections/coin-ledger/coin-ledger.controller.js';
import { coinLedger } from '@phirse/projections/coin-ledger/coin-ledger.projection.js';
import { CoinPurchasesController } from '@phirse/projections/coin-purchases/coin-purchases.controller.js';
import { coinPurchases } from '@phirse/projections/coin-purchases/coin-purchases.projection.js';
import { CustomerOrdersController } from '@phirse/projections/customer-orders/customer-orders.controller.js';
import { customerOrders } from '@phirse/projections/customer-orders/customer-orders.projection.js';
import { CustomerProfileController } from '@phirse/projections/customer-profile/customer-profile.controller.js';
import { customerProfile } from '@phirse/projections/customer-profile/customer-profile.projection.js';
import { LeadsController } from '@phirse/projections/leads/leads.controller.js';
import { leads } from '@phirse/projections/leads/leads.projection.js';
import { NotificationsController } from '@phirse/projections/notifications/notifications.controller.js';
import { notifications } from '@phirse/projections/notifications/notifications.projection.js';
import { PartnerDashboardController } from '@phirse/projections/partner-dashboard/partner-dashboard.controller.js';
import { partnerDashboard } from '@phirse/projections/partner-dashboard/partner-dashboard.projection.js';
import { PartnerOrdersController } from '@phirse/projections/partner-orders/partner-orders.controller.js';
import { partnerOrders } from '@phirse/projections/partner-orders/partner-orders.projection.js';
import { PartnerProfileController } from '@phirse/projections/partner-profile/partner-profile.controller.js';
import { partnerProfile } from '@phirse/projections/partner-profile/partner-profile.projection.js';
import { PickupAssignmentsController } from '@phirse/projections/pickup-assignments/pickup-assignments.controller.js';
import { pickupAssignments } from '@phirse/projections/pickup-assignments/pickup-assignments.projection.js';
import { QuotesController } from '@phirse/projections/quotes/quotes.controller.js';
import { quotes } from '@phirse/projections/quotes/quotes.projection.js';

/** Every read model: what the worker folds. */
export const readModels: readonly AnyProjection[] = [
  customerOrders,
  leads,
  partnerOrders,
  pickupAssignments,
  coinLedger,
  partnerDashboard,
  partnerProfile,
  customerProfile,
  coinPurchases,
  quotes,
  catalog,
  notifications,
];

/** Every read model's controller: what the API serves. */
@Module({
  controllers: [
    CustomerOrdersController,
    LeadsController,
    PartnerOrdersController,
    PickupAssignmentsController,
    CoinLedgerController,
    PartnerDashboardController,
    PartnerProfileController,
    CustomerProfileController,
    CoinPurchasesController,
    QuotesController,
    CatalogController,
    NotificationsController,
  ],
  providers: [LiveTail, LiveViews, Catalogue],
})
export class ReadSideModule {}
