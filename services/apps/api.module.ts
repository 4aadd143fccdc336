import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { type Config } from '@phirse/infra/config.js';
import { AccessGuard } from '@phirse/infra/http/access.js';
import { PositionInterceptor } from '@phirse/infra/http/position.interceptor.js';
import { InfraModule } from '@phirse/infra/infra.module.js';
import { ReadControllersModule } from '@phirse/projections/read-controllers.module.js';
import { ContentModule } from '../content/content.module.js';
import { HealthController } from './health.controller.js';
import { SitemapController } from './sitemap.controller.js';
import { WriteSideModule } from './write-side.module.js';

/** Everything that answers HTTP. */
@Module({
  imports: [WriteSideModule, ReadControllersModule, ContentModule],
  controllers: [HealthController, SitemapController],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: PositionInterceptor },
  ],
})
class ApiModule {}

/** The API on what a configuration names. */
export function apiModule(config: Config): DynamicModule {
  return { module: ApiModule, imports: [InfraModule.forRoot(config)] };
}
