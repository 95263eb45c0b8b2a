import type { FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'
import { accountHeaderOf } from './cookies.ts'

/**
 * Every write, GETs that write included, must carry a header that a page of another site cannot set, `x-ebsn-client` or
 * the credential in `x-ebsn-account`; and where the browser says where the request comes from, it must be this site. A
 * credential in a cookie proves nothing: browsers send cookies by themselves. A link in a mail, opened by a scanner,
 * changes nothing. (Safety, 9)
 */
export function refuseCrossSite(request: FastifyRequest): void {
  const { 'x-ebsn-client': client, 'sec-fetch-site': origin } = request.headers
  const names = accountHeaderOf(request) ?? client
  if (names === undefined || names === '' || (origin !== undefined && origin !== 'same-origin'))
    throw new ShopError('error.request.crossSite')
}
