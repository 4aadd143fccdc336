import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject } from '@nestjs/swagger';
import { type AccessRule, accessRuleOf } from './access.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameters = NonNullable<Operation['parameters']>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** What a route's own decorators say, and the OpenAPI module does not read. */
interface Route {
  readonly rule: AccessRule | undefined;
  readonly isWrite: boolean;
  /** The class of its query. */
  readonly query: (new () => object) | undefined;
}

const PROBLEM = {
  type: 'object',
  description: 'RFC 9457 problem details; `message` and `error` say the same as `detail`.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId', 'message', 'error'],
  properties: {
    ...Object.fromEntries(
      ['type', 'title', 'detail', 'instance', 'code', 'requestId', 'message', 'error'].map((name) => [
        name,
        { type: 'string' },
      ]),
    ),
    status: { type: 'integer' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};
const IDEMPOTENCY_KEY: Parameters[number] = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body again answer as the first time, and change nothing.',
  schema: { type: 'string', maxLength: 200 },
};

/** Adds to each operation its path and query parameters, who may call it, and its errors. */
export function describeRoutes(app: NestFastifyApplication, document: OpenAPIObject): OpenAPIObject {
  const routes = routesOf(app);
  const schemas: Schemas = { ...document.components?.schemas, Problem: PROBLEM };
  for (const [path, operations] of Object.entries(document.paths))
    for (const operation of Object.values(operations)) {
      const route = isOperation(operation) ? routes.get(operation.operationId ?? '') : undefined;
      if (route) describe(operation, path, route, schemas);
    }
  return { ...document, components: { ...document.components, schemas } };
}

function describe(operation: Operation, path: string, route: Route, schemas: Schemas): void {
  const { rule, isWrite, query } = route;
  const isClosed = rule === undefined || rule.roles.length > 0;
  const known = operation.parameters ?? [];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.some((parameter) => 'name' in parameter && parameter.name === name))
    .map((name) => ({ name, in: 'path' as const, required: true, schema: { type: 'string' } }));
  operation.parameters = [
    ...inPath,
    ...known,
    ...(query ? queryParameters(query, schemas) : []),
    ...(isWrite && isClosed ? [IDEMPOTENCY_KEY] : []),
  ];
  if (isClosed) {
    operation.security = [{ bearer: [] }];
    operation.description = `For ${rule?.roles.join(', ')}${rule?.ownPhone ? `, under their own number (\`${rule.ownPhone}\`)` : ''}.`;
  }
  operation.responses = {
    ...operation.responses,
    default: {
      description: 'Refused or failed',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  };
}

function queryParameters(query: new () => object, schemas: Schemas): Parameters {
  const schema = schemas[query.name];
  if (!schema || '$ref' in schema) return [];
  const defaults = new Map<string, unknown>(Object.entries(new query()));
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query' as const,
    required: schema.required?.includes(name) ?? false,
    schema: defaults.get(name) === undefined ? property : { ...property, default: defaults.get(name) },
  }));
}

/** Every route by the id that the OpenAPI module gives its operation. */
function routesOf(app: NestFastifyApplication): ReadonlyMap<string, Route> {
  const reflector = app.get(Reflector);
  const routes = new Map<string, Route>();
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      for (const name of Object.getOwnPropertyNames(metatype.prototype)) {
        const handler: unknown = metatype.prototype[name];
        const method: unknown = typeof handler === 'function' && Reflect.getMetadata(METHOD_METADATA, handler);
        if (typeof handler !== 'function' || typeof method !== 'number') continue;
        routes.set(`${metatype.name}_${name}`, {
          rule: accessRuleOf(reflector, [handler, metatype]),
          isWrite: method !== RequestMethod.GET,
          query: queryClass(metatype, name),
        });
      }
    }
  return routes;
}

/** The class of the parameter that holds the whole query. */
function queryClass(controller: { readonly prototype: object }, method: string): Route['query'] {
  const sources: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method);
  const types: unknown = Reflect.getMetadata('design:paramtypes', controller.prototype, method);
  if (typeof sources !== 'object' || sources === null || !Array.isArray(types)) return undefined;
  // Keys are `<kind of parameter>:<its place>`.
  const place = Object.keys(sources)
    .map((key) => key.split(':'))
    .find(([kind]) => kind === String(RouteParamtypes.QUERY))?.[1];
  return place === undefined ? undefined : types[Number(place)];
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}
