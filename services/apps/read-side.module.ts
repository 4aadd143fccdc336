import { Module } from '@nestjs/common';

/** Every read model's controller. */
@Module({ imports: [] })
export class ReadSideModule {}
