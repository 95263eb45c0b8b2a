import type { TSchema } from 'typebox'
import type { DescribedCall } from './area.ts'
import { describedCalls } from './areas.ts'
import type { Call } from './call.ts'
import { emptySchema } from './common.ts'
import { envelopeSchema } from './envelope.ts'

interface ObjectSchema {
  properties?: Record<string, TSchema>
  required?: string[]
}

const inPath = (path: string, name: string) => path.includes(`:${name}`)

function parametersOf(call: Call, query: ObjectSchema | undefined) {
  return Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: inPath(call.path, name) ? 'path' : 'query',
    required: inPath(call.path, name) || (query?.required?.includes(name) ?? false),
    schema,
  }))
}

const keyParameter = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description:
    'Chosen by the client for one request: sent again with it, it is the same request; with another content it is refused by `error.request.keyReused`.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function answerOf({ call, schema }: DescribedCall) {
  if (call.shape === 'file')
    return {
      description: 'The file, as an attachment',
      schema: { type: 'string', format: 'binary' },
      mediaType: 'application/octet-stream',
      headers: { 'content-disposition': { type: 'string' } },
    }
  if (call.shape !== 'bare')
    return {
      description: 'Status 0 is success; any other is a refusal with its code',
      schema: envelopeSchema(schema.reply),
    }
  return { description: 'The data alone', schema: schema.reply, headers: schema.headers?.properties }
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

/** The answers with an HTTP status of their own; a refusal of the shop itself only where the answer is no envelope. */
function refusalsOf({ access, effect, shape }: Call) {
  const isMachine = access === 'machine'
  const isEnveloped = shape === 'envelope' || shape === 'multipart'
  return {
    400: refusal('Something of the request cannot be read; the values of the remark name its fields'),
    ...(isMachine && { 403: refusal('The key is not valid, or has not the scope') }),
    ...(effect === 'write' && !isMachine && { 403: refusal('The request may come from a page of another site') }),
    ...((access === 'backoffice' || access === 'admin') && { 404: refusal('There is no such call for this person') }),
    ...(access !== 'public' && !isMachine && { 419: refusal('No customer is signed in') }),
    429: refusal('Too many requests; retry-after says when to come back'),
    ...(!isEnveloped && { '4XX': refusal('Refused with one of x-refusals') }),
  }
}

/**
 * The credentials of a request, in one of several ways; a write by a cookie also shows that no foreign page sends it.
 */
function securityOf({ access, effect }: Call) {
  if (access === 'machine') return [{ machine: [] }]
  const isWrite = effect === 'write'
  if (access === 'public') return isWrite ? [{ client: [] }, { account: [] }] : []
  return [isWrite ? { session: [], client: [] } : { session: [] }, { account: [] }]
}

function operationOf(described: DescribedCall) {
  const { name, area, call, schema } = described
  const { schema: answer, headers = {}, description, mediaType = 'application/json' } = answerOf(described)
  const body = { schema: schema.body ?? {} }
  const content = {
    'application/json': body,
    'application/x-www-form-urlencoded': body,
    ...(call.shape === 'multipart' && { 'multipart/form-data': body }),
  }
  return {
    operationId: name,
    tags: [area],
    summary: schema.summary,
    parameters: [...parametersOf(call, schema.query), ...(call.keyed === true ? [keyParameter] : [])],
    ...(schema.body === undefined ? {} : { requestBody: { required: true, content } }),
    responses: {
      200: {
        description,
        headers: Object.fromEntries(Object.entries(headers).map(([name, schema]) => [name, { schema }])),
        content: { [mediaType]: { schema: answer } },
      },
      ...refusalsOf(call),
    },
    'x-access': call.access,
    'x-effect': call.effect,
    'x-refusals': schema.refusals,
    security: securityOf(call),
    ...(call.scope !== undefined && { 'x-scope': call.scope }),
  }
}

/**
 * The OpenAPI 3.1 document of every call, made from the same table the server registers. Without an `origin` the calls
 * are where the document was read.
 */
export function openApiDocument(version: string, origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const described of describedCalls.values()) {
    const { base, path, method } = described.call
    const address = base + path.replaceAll(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(described) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bottega',
      version,
      description:
        'Writes, whatever their method, need the header x-ebsn-client, the credential in the header x-ebsn-account, or the shop as their Origin. A form writes lists and objects in brackets, `items[0][productId]=7`, or as JSON text. Money is euro, instants are ISO in UTC, days are yyyy-MM-dd in Europe/Rome.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: origin === '' ? '/' : origin }],
    paths,
    components: {
      schemas: { Refusal: envelopeSchema(emptySchema) },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'bottega_session',
          description: 'Behind https its name begins with __Host-.',
        },
        account: {
          type: 'apiKey',
          in: 'header',
          name: 'x-ebsn-account',
          description: 'The token that a login answers.',
        },
        client: {
          type: 'apiKey',
          in: 'header',
          name: 'x-ebsn-client',
          description: 'Any name, `site` in most programs. The shop as the Origin of the request does as well.',
        },
        machine: { type: 'http', scheme: 'bearer', description: 'A machine key, made by an administrator.' },
      },
    },
  }
}
