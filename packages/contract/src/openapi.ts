import type { TSchema } from 'typebox'
import { basePath, calls, type Call, type CallName } from './calls.ts'
import type { CallSchema } from './call-schema.ts'
import { contract } from './contract.ts'
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

function operationOf(name: CallName) {
  const call: Call = calls[name]
  const schema: CallSchema = contract[name]
  const body = { schema: schema.body ?? {} }
  const content = { 'application/json': body, 'application/x-www-form-urlencoded': body }
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: schema.summary,
    parameters: parametersOf(call, schema.query),
    ...(schema.body === undefined ? {} : { requestBody: { required: true, content } }),
    responses: {
      200: {
        description: 'Status 0 is success; any other is a refusal with its code',
        content: { 'application/json': { schema: envelopeSchema(schema.reply) } },
      },
      ...(call.access === 'public' ? {} : { 419: { description: 'Nobody is signed in' } }),
    },
    'x-access': call.access,
    'x-effect': call.effect,
    'x-refusals': schema.refusals,
    ...(call.access === 'public' ? {} : { security: [{ session: [] }, { account: [] }] }),
  }
}

/** The OpenAPI 3.1 document of every call, made from the same table the server registers. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name]
    const path = basePath + call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name) }
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
      },
    },
  }
}
