import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Shop } from '../../kernel/shop.ts'
import {
  categorySitemap,
  contentSitemap,
  productPage,
  productSitemap,
  robotsText,
  sitemapPaths,
} from './sitemaps.service.ts'

/** Sitemaps held in memory; a file has 4 MB at most. */
const cachedSitemaps = 8
/** Milliseconds: dates of content pass without a new version. */
const lifetime = 10 * 60_000

/** Sitemaps and robots.txt, which programs of others read first. (Wire format, section 5) */
export const sitemapRoutes: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: cachedSitemaps, ttl: lifetime })
  const originOf = (request: FastifyRequest) =>
    shop.config.PUBLIC_ORIGIN === ''
      ? `${request.protocol}://${request.host}`
      : new URL(shop.config.PUBLIC_ORIGIN).origin

  async function send(request: FastifyRequest, reply: FastifyReply, make: (origin: string) => Promise<Buffer>) {
    const origin = originOf(request)
    const { version } = await shop.catalogue.current()
    const key = `${version} ${origin} ${request.url.split('?')[0]}`
    const known = cache.get(key) ?? make(origin)
    cache.set(key, known)
    known.catch(() => cache.delete(key))
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(await known)
  }

  app.get(sitemapPaths.products, (request, reply) => send(request, reply, (origin) => productSitemap(shop, origin)))
  app.get<{ Params: { page: string } }>(sitemapPaths.productPages, (request, reply) => {
    const page = /^[1-9]\d{0,3}$/.test(request.params.page) ? Number(request.params.page) : undefined
    if (page === undefined) return reply.code(404).send()
    return send(request, reply, (origin) => productPage(shop.db, origin, page))
  })
  for (const path of [sitemapPaths.categories, sitemapPaths.categoriesOfOldClients])
    app.get(path, (request, reply) => send(request, reply, (origin) => categorySitemap(shop, origin)))
  app.get(sitemapPaths.content, (request, reply) =>
    send(request, reply, (origin) => contentSitemap(shop, origin, shop.clock())),
  )
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(robotsText(originOf(request))),
  )
  done()
}
