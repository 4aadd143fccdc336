import { Module } from '@nestjs/common';
import { LiveTail } from '@phirse/infra/eventstore/live-tail.js';
import { LiveViews } from '@phirse/infra/http/live-views.js';
import { CatalogController } from './catalog/catalog.controller.js';
import { Catalogue } from './catalog/catalogue.js';
import { CoinLedgerController } from './coin-ledger/coin-ledger.controller.js';
import { CoinPurchasesController } from './coin-purchases/coin-purchases.controller.js';
import { CustomerOrdersController } from './customer-orders/customer-orders.controller.js';
import { CustomerProfileController } from './customer-profile/customer-profile.controller.js';
import { InboxController } from './inbox/inbox.controller.js';
import { LeadsController } from './leads/leads.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { PartnerDashboardController } from './partner-dashboard/partner-dashboard.controller.js';
import { PartnerOrdersController } from './partner-orders/partner-orders.controller.js';
import { PartnerProfileController } from './partner-profile/partner-profile.controller.js';
import { PickupAssignmentsController } from './pickup-assignments/pickup-assignments.controller.js';
import { QuotesController } from './quotes/quotes.controller.js';
import { ReimbursementsController } from './reimbursements/reimbursements.controller.js';
import { ProjectionsController } from './runner/projections.controller.js';

/** Every read of the product; needs `InfraModule` and nothing else. */
@Module({
  providers: [LiveTail, LiveViews, Catalogue],
  exports: [Catalogue],
  controllers: [
    CatalogController,
    CoinLedgerController,
    CoinPurchasesController,
    CustomerOrdersController,
    CustomerProfileController,
    InboxController,
    LeadsController,
    NotificationsController,
    PartnerDashboardController,
    PartnerOrdersController,
    PartnerProfileController,
    PickupAssignmentsController,
    QuotesController,
    ReimbursementsController,
    ProjectionsController,
  ],
})
export class ReadControllersModule {}
