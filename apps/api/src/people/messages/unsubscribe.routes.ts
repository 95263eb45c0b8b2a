import type { FastifyPluginCallback } from 'fastify'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { unsubscribe } from './unsubscribe.service.ts'

/**
 * The address mail programs post to when a reader presses their own "unsubscribe" (RFC 8058). They send no header of the
 * protocol and no cookie: the signed token alone says whose consent ends, and nothing else can be done with it. Opened
 * as a page it redirects to the one that asks first.
 */
export const oneClickUnsubscribe: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  // The body says `List-Unsubscribe=One-Click` and nothing that is needed.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'string' }, (_request, _body, parsed) => parsed(null))
  const tokenOf = (query: unknown): string => {
    const token = (query as { token?: unknown }).token
    return typeof token === 'string' ? token : ''
  }
  app.post('/mail/unsubscribe', async (request, reply) => {
    try {
      await unsubscribe(shop, tokenOf(request.query), shop.clock())
      return reply.code(204).send()
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      return reply.code(404).send()
    }
  })
  app.get('/mail/unsubscribe', (request, reply) =>
    reply.redirect(`/unsubscribe#${encodeURIComponent(tokenOf(request.query))}`, 303),
  )
  done()
}
