import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CatalogController } from './catalog.controller.js';
import { CloseServiceAreaHandler } from './close-service-area.handler.js';
import { ImagesController } from './images.controller.js';
import { ListBrandHandler } from './list-brand.handler.js';
import { ListModelHandler } from './list-model.handler.js';
import { OpenServiceAreaHandler } from './open-service-area.handler.js';
import { PickupAreasController } from './pickup-areas.controller.js';
import { Pictures } from './pictures.lookup.js';
import { RepriceModelHandler } from './reprice-model.handler.js';
import { WithdrawModelHandler } from './withdraw-model.handler.js';

/** What is bought, where, and how it looks. */
@Module({
  imports: [CqrsModule],
  controllers: [CatalogController, ImagesController, PickupAreasController],
  providers: [
    CloseServiceAreaHandler,
    ListBrandHandler,
    ListModelHandler,
    OpenServiceAreaHandler,
    RepriceModelHandler,
    WithdrawModelHandler,
    Pictures,
  ],
})
export class CatalogModule {}
