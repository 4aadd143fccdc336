import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CoinsModule } from '../coins/coins.module.js';
import { ContentModule } from '../content/content.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { EvaluationModule } from '../evaluation/evaluation.module.js';
import { FilesModule } from '../files/files.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { PartnersModule } from '../partners/partners.module.js';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { ReferenceModule } from '../reference/reference.module.js';

/** Every context of the write side. */
@Module({
  imports: [
    ReferenceModule,
    IdentityModule,
    CustomersModule,
    PartnersModule,
    CatalogModule,
    ContentModule,
    EvaluationModule,
    PromotionsModule,
    OrderingModule,
    CoinsModule,
    NotificationsModule,
    FilesModule,
  ],
})
export class WriteSideModule {}
