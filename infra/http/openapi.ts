import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

/** Serves the OpenAPI document at `/docs`; bodies are described by their class-validator rules, so nothing is said twice. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const options = new DocumentBuilder()
    .setTitle('Phirse')
    .setDescription('Buying used phones and tablets from people at their door.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  SwaggerModule.setup('docs', app, (): OpenAPIObject => {
    const document = SwaggerModule.createDocument(app, options);
    const schemas = validationMetadatasToSchemas({
      classTransformerMetadataStorage: defaultMetadataStorage,
      refPointerPrefix: '#/components/schemas/',
    });
    // Two packages' types for the same OpenAPI 3.0 schema object.
    const bodies = schemas as NonNullable<OpenAPIObject['components']>['schemas'];
    return {
      ...document,
      components: { ...document.components, schemas: { ...document.components?.schemas, ...bodies } },
    };
  });
}
