import type { Call } from '@bottega/contract/call.ts'
import type { FastifyPluginCallback } from 'fastify'
import type { HandledCall } from '../../calls/call-handler.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'

/** Milliseconds a content system may take before its answer counts as missing. */
const patience = 5000

/** What of a visitor a content system is told: nothing that says who they are. */
const passedOn = ['accept', 'accept-language', 'if-none-match', 'if-modified-since'] as const

/**
 * With `CONTENT_ORIGIN`, everything under `/p/wp-json` and `/p/wp-content` comes from that content system, as it answers.
 * Cookies go neither way: the session of a customer is the shop's alone. (Content and account, section 4)
 */
export const contentOrigin: FastifyPluginCallback<{ shop: Shop }> = (app, { shop: { config } }, done) => {
  if (config.CONTENT_ORIGIN === '') return done()
  for (const prefix of ['/p/wp-json', '/p/wp-content'])
    void app.register(import('@fastify/http-proxy'), {
      upstream: config.CONTENT_ORIGIN,
      prefix,
      rewritePrefix: prefix.slice('/p'.length),
      httpMethods: ['GET', 'HEAD'],
      http: { requestOptions: { timeout: patience } },
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) =>
          Object.fromEntries(passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
        rewriteHeaders: ({ 'set-cookie': _cookies, ...headers }) => headers,
      },
    })
  return done()
}

/** The same for calls the shop's own pages make while they are rendered. */
export const fromContentOrigin = (origin: string, handled: readonly HandledCall[]): readonly HandledCall[] =>
  handled.map(({ call }) => ({ call, handler: (_context, { query }) => askOrigin(origin, call, query) }))

async function askOrigin(origin: string, call: Call, query: unknown) {
  const url = new URL(call.base.slice('/p'.length) + call.path, origin)
  for (const [name, value] of Object.entries(query as object)) url.searchParams.set(name, String(value))
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
  if (response?.ok !== true) throw new ShopError('error.service.unavailable')
  const headers = ['x-wp-total', 'x-wp-totalpages'].map((name) => [name, response.headers.get(name) ?? '0'] as const)
  return { data: await response.json(), headers: Object.fromEntries(headers) }
}
