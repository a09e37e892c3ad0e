import { z } from 'zod';
import { inputKeys, type Method, type RestRoute, type StreamRoute, type WebhookRoute } from './rest.ts';

type Json = Record<string, unknown>;

const errorStatuses = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503] as const;

const jsonOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
};

function parametersOf(route: RestRoute): Json[] {
  const schema = jsonOf(route.verb.description.input);
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return inputKeys(route.verb.description.input).map((name) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: properties[name] ?? {},
  }));
}

const failures = Object.fromEntries(errorStatuses.map((status) => [status, { $ref: '#/components/responses/Error' }]));

function operationOf(route: RestRoute): Json {
  const { name, permission } = route.verb.description;
  const result: Json = route.key ? { type: 'object', required: [route.key], properties: { [route.key]: {} } } : {};
  return {
    operationId: `${route.method.toLowerCase()}_${name.replaceAll('.', '_')}`,
    summary: name,
    tags: [name.split('.')[0]],
    security: permission === 'public' ? [] : [{ bearer: [] }],
    ...(route.from === 'body' ? {} : { parameters: parametersOf(route) }),
    ...(route.from === 'query'
      ? {}
      : {
          requestBody: {
            required: route.from === 'body',
            content: { 'application/json': { schema: jsonOf(route.verb.description.input) } },
          },
        }),
    responses: {
      [route.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: { type: 'object', required: ['result'], properties: { result } } } },
      },
      ...failures,
    },
  };
}

const streamOf = (route: Pick<StreamRoute, 'method' | 'path' | 'summary'>): Json => ({
  operationId: `${route.method.toLowerCase()}_${route.path.replace(/\W+/g, '_').replace(/^_/, '')}`,
  summary: route.summary,
  security: [{ bearer: [] }],
  responses: { 200: { description: 'Done' }, ...failures },
});

const signed = (name: string) => ({ name, in: 'header', required: true, schema: { type: 'string' } });

const webhookOf = (route: WebhookRoute): Json => ({
  ...streamOf({ ...route, method: 'POST' }),
  security: [],
  parameters: ['X-Key-Id', 'X-Timestamp', 'X-Signature'].map(signed),
});

/** The documented paths as OpenAPI 3.1, printed from the same table and schemas that serve them. */
export function openApiOf(
  routes: readonly RestRoute[],
  streams: readonly StreamRoute[],
  webhooks: readonly WebhookRoute[],
): Json {
  const paths: Record<string, Json> = {};
  const add = (path: string, method: Method, operation: Json) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const route of routes) add(route.path, route.method, operationOf(route));
  for (const route of streams) add(route.path, route.method, streamOf(route));
  for (const route of webhooks) add(route.path, 'POST', webhookOf(route));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Landfall',
      version: '1',
      description: 'Success answers {"result": …}, failure {"error": {"code", "message", "fields"?, "request_id"}}.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Error: {
          description: 'Refused or failed',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['error'],
                properties: {
                  error: {
                    type: 'object',
                    required: ['code', 'message', 'request_id'],
                    properties: {
                      code: { type: 'string' },
                      message: { type: 'string' },
                      fields: { type: 'object', additionalProperties: { type: 'string' } },
                      request_id: { type: 'string' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  };
}
