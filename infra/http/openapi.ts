import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { describeRoutes } from './openapi-routes.js';

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
    const components = { ...document.components, schemas: { ...document.components?.schemas, ...bodies } };
    return inVersion30(describeRoutes(app, { ...document, components }));
  });
}

/** OpenAPI 3.0 knows no type `null`, and nothing beside a `$ref`. */
function inVersion30<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part), (key, value) => {
    if (key === 'not' && value?.type === 'null') return undefined;
    return typeof value?.$ref === 'string' ? { $ref: value.$ref } : value;
  });
}
