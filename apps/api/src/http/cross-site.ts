import type { FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'
import { accountHeaderOf } from './cookies.ts'
import { isFormNavigation } from './form-navigation.ts'

/**
 * Every write, GETs that write included, must carry a header that a page of another site cannot set, `x-ebsn-client` or
 * a credential in `x-ebsn-account` or `authorization`; and where the browser says where the request comes from, it must be this site. A
 * credential in a cookie proves nothing: browsers send cookies by themselves. A link in a mail, opened by a scanner,
 * changes nothing. (Safety, 9)
 *
 * A call that takes forms is also sent by a page without scripts, which can set no header: there the browser's own word
 * that the page is the shop's is enough, and a request without it is refused. (decision 0252)
 */
export function refuseCrossSite(request: FastifyRequest, takesForms = false): void {
  if (takesForms && isFormNavigation(request)) return
  const { 'x-ebsn-client': client, 'sec-fetch-site': origin, authorization } = request.headers
  const names = accountHeaderOf(request) ?? client ?? authorization
  if (names === undefined || names === '' || (origin !== undefined && origin !== 'same-origin'))
    throw new ShopError('error.request.crossSite')
}
