import type { FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'

/**
 * Every write, GETs that write included, must carry a header that a foreign page cannot set; and where the browser says
 * where the request comes from, it must come from here. A link in a mail, opened by a scanner, changes nothing.
 * (Safety, 9)
 */
export function refuseCrossSite(request: FastifyRequest): void {
  const client = request.headers['x-ebsn-client']
  const origin = request.headers['sec-fetch-site']
  if (client === undefined || client === '' || (origin !== undefined && origin !== 'same-origin'))
    throw new ShopError('error.request.crossSite')
}
