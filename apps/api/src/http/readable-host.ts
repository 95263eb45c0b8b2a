import fastifyPlugin from 'fastify-plugin'
import { ShopError } from '../shop-error.ts'

/** A name or an address, perhaps a port. */
const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/**
 * Pages make addresses of the Host header: what is no host, a path or markup smuggled in, is refused before anybody
 * reads it.
 */
export const readableHost = fastifyPlugin(
  (app, _options, done) => {
    app.addHook('onRequest', (request, _reply, next) => {
      const asked = request.headers.host
      next(
        asked === undefined || asked === '' || host.test(asked) ? undefined : new ShopError('error.request.malformed'),
      )
    })
    done()
  },
  { name: 'readable-host' },
)
