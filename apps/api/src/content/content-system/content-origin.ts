import type { Call } from '@bottega/contract/call.ts'
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { HandledCall } from '../../kernel/calls/call-handler.ts'
import { requestLimit } from '../../kernel/http/request-limit.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { askOrigin, originLimits, wholeText } from './ask-origin.ts'
import { givenHeaders } from './origin-headers.ts'

/** The headers of a visitor that a content system is told: none of them says who they are. */
const passedOn = ['accept', 'accept-language', 'if-none-match', 'if-modified-since'] as const

/**
 * With `CONTENT_ORIGIN`, everything under `/p/wp-json` and `/p/wp-content` comes from that content system: what can be
 * shown without running anything, under the shop's own headers. Cookies go neither way: the session of a customer is the
 * shop's alone. (Content and account, section 4)
 */
export const contentOrigin: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  const { CONTENT_ORIGIN: origin } = shop.config
  if (origin === '') return done()
  // Of files one page has dozens.
  void app.register(requestLimit, { shop, on: ({ url }) => url.startsWith('/p/wp-json') })
  for (const place of ['/wp-json', '/wp-content'])
    app.route({
      method: ['GET', 'HEAD'],
      url: `/p${place}/*`,
      handler: (request, reply) => giveAnswer(new URL(origin), place, request, reply),
    })
  return done()
}

/** Those headers of a visitor that are passed on. */
const headersFor = ({ headers }: FastifyRequest) =>
  Object.fromEntries(passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

async function giveAnswer(
  origin: URL,
  place: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const url = new URL(request.url.slice('/p'.length), origin)
  // Dots may lead out of the two folders, and to the rooms of the content system's staff.
  if (url.origin !== origin.origin || !url.pathname.startsWith(`${place}/`) || /%2f|%5c/i.test(url.pathname))
    throw new ShopError('error.request.notFound')
  const answer = await askOrigin(url, { method: request.method, headers: headersFor(request) }, originLimits)
  void reply.code(answer.status).headers(givenHeaders(answer))
  if (answer.status >= 400) void reply.header('cache-control', 'no-store')
  return reply.send(Readable.from(answer.body, { objectMode: false }))
}

/** The same for calls the shop's own pages make while they are rendered. */
export const fromContentOrigin = (origin: string, handled: readonly HandledCall[]): readonly HandledCall[] =>
  handled.map(({ call }) => ({ call, handler: (_context, { query }) => dataOfOrigin(origin, call, query) }))

async function dataOfOrigin(origin: string, call: Call, query: unknown) {
  const url = new URL(call.base.slice('/p'.length) + call.path, origin)
  for (const [name, value] of Object.entries(query as object)) url.searchParams.set(name, String(value))
  const answer = await askOrigin(url, { method: 'GET' }, originLimits)
  const data = listIn(await wholeText(answer))
  if (answer.status !== 200 || data === undefined) throw new ShopError('error.service.unavailable')
  const headers = ['x-wp-total', 'x-wp-totalpages'].map((name) => [name, answer.headers.get(name) ?? '0'] as const)
  return { data, headers: Object.fromEntries(headers) }
}

/** The list these calls answer; undefined for anything else, such as the page of an error. */
function listIn(text: string): unknown[] | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return Array.isArray(data) ? data : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
