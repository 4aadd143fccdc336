import { Module } from '@nestjs/common';
import { RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { FilesController } from './files.controller.js';

/** Uploaded images over HTTP. */
@Module({ controllers: [FilesController], providers: [RateLimits] })
export class FilesModule {}
