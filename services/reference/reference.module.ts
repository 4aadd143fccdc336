import { Global, Module } from '@nestjs/common';
import { ReferenceData } from './reference-data.js';

/** The look-ups that every context may use. */
@Global()
@Module({ providers: [ReferenceData], exports: [ReferenceData] })
export class ReferenceModule {}
