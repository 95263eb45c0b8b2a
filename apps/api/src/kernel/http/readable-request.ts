import type { IncomingMessage } from 'node:http'
import fastifyPlugin from 'fastify-plugin'
import { ShopError } from '../shop-error.ts'

/** A name or an address, perhaps a port. */
const hostForm = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Node gives the first of several; the next server in a chain may believe the last. (RFC 9112, section 3.2) */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')

/**
 * Whether pages can make addresses of a request: one Host that is a host, a path as target (absolute targets are for
 * proxies), and a method that the web's own requests have, which TRACE is not.
 */
function isReadable(raw: IncomingMessage): boolean {
  const hosts = hostsOf(raw)
  const [host = 'localhost'] = hosts
  const { url = '', method } = raw
  if (hosts.length > 1 || !hostForm.test(host) || method === 'TRACE') return false
  return url.startsWith('/') && URL.canParse(`http://${host}${url}`)
}

/**
 * A request that cannot be meant, or that smuggles in a path or markup, is refused before any part of the shop reads
 * it.
 */
export const readableRequest = fastifyPlugin(
  (app, _options, done) => {
    app.addHook('onRequest', (request, _reply, next) => {
      next(isReadable(request.raw) ? undefined : new ShopError('error.request.malformed'))
    })
    done()
  },
  { name: 'readable-request' },
)
