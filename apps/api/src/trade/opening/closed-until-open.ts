import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'

interface Options {
  shop: Shop
  on: (request: FastifyRequest) => boolean
}

/** Answers 503 instead of pages while the shop has no stores, slots, categories or goods: without them no page works. */
export const closedUntilOpen = fastifyPlugin<Options>(
  (app, { shop, on }, done) => {
    app.addHook('onRequest', async (request) => {
      if (on(request) && (await shop.opening.missing()).length > 0) throw new ShopError('error.shop.notOpen')
    })
    done()
  },
  { name: 'closed-until-open' },
)
