import fastifyPlugin from 'fastify-plugin'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { ShopError } from '../shop-error.ts'

/** A ceiling per address and process against floods; what must be counted across processes has its own limits. */
export const requestLimit = fastifyPlugin<{ config: Config }>(
  (app, { config }, done) => {
    if (config.REQUESTS_PER_MINUTE > 0) {
      const limiter = new RateLimiterMemory({ points: config.REQUESTS_PER_MINUTE, duration: 60 })
      app.addHook('onRequest', async (request) => {
        try {
          await limiter.consume(request.ip)
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          throw new ShopError('error.request.tooMany', { seconds: Math.ceil(error.msBeforeNext / 1000) })
        }
      })
    }
    done()
  },
  { name: 'request-limit' },
)
