import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';

/** Texts and pictures that come with the code. */
@Module({ controllers: [ContentController] })
export class ContentModule {}
