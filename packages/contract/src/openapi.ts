import type { TSchema } from 'typebox'
import type { DescribedCall } from './area.ts'
import { describedCalls } from './areas.ts'
import type { Access, Call } from './call.ts'
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

const signedIn = { 419: { description: 'No customer is signed in' } }
const refusedAccess: Readonly<Record<Access, object>> = {
  public: {},
  customer: signedIn,
  owner: signedIn,
  shopper: signedIn,
  backoffice: signedIn,
  admin: signedIn,
  machine: {
    403: { description: 'The key is not valid, or has not the scope' },
    429: { description: 'Too many calls of this key; retry-after says when to come back' },
  },
}
const bySession = [{ session: [] }, { account: [] }]
const byKey = [{ machine: [] }]

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
      ...refusedAccess[call.access],
    },
    'x-access': call.access,
    'x-effect': call.effect,
    'x-refusals': schema.refusals,
    ...(call.access === 'public' ? {} : { security: call.access === 'machine' ? byKey : bySession }),
    ...(call.scope !== undefined && { 'x-scope': call.scope }),
  }
}

/** The OpenAPI 3.1 document of every call, made from the same table the server registers. */
export function openApiDocument(version: string) {
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
        'Writes, whatever their method, need the header x-ebsn-client, or the credential in the header x-ebsn-account. A form writes lists and objects in brackets, `items[0][productId]=7`, or as JSON text. Money is euro, instants are ISO in UTC, days are yyyy-MM-dd in Europe/Rome.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'bottega_session',
          description: 'Behind https its name begins with __Host-.',
        },
        account: { type: 'apiKey', in: 'header', name: 'x-ebsn-account' },
        machine: { type: 'http', scheme: 'bearer', description: 'A machine key, made by an administrator.' },
      },
    },
  }
}
