import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../settings/config.ts'
import type { Shop } from '../shop.ts'
import { ShopError } from '../shop-error.ts'
import { networkOf } from './network-of.ts'

/**
 * The counter of this process for requests, calls and pages of an address together; undefined where a setting wants no
 * ceiling.
 */
export function requestCounter({ REQUESTS_PER_MINUTE: points }: Config): RateLimiterMemory | undefined {
  return points === 0 ? undefined : new RateLimiterMemory({ points, duration: 60 })
}

interface Options {
  shop: Shop
  /** True for a request that counts; the files of a page do not count, for one page has dozens. */
  on?: (request: FastifyRequest) => boolean
}

/** A ceiling per address and process against floods; what must be counted across processes has its own limits. */
export const requestLimit = fastifyPlugin<Options>(
  (app, { shop: { requests }, on = () => true }, done) => {
    if (requests !== undefined)
      app.addHook('onRequest', async (request) => {
        if (!on(request)) return
        try {
          await requests.consume(networkOf(request.ip))
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          throw new ShopError('error.request.tooMany', { seconds: Math.ceil(error.msBeforeNext / 1000) })
        }
      })
    done()
  },
  { name: 'request-limit' },
)
