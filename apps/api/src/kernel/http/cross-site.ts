import type { FastifyRequest } from 'fastify'
import type { Config } from '../settings/config.ts'
import { ShopError } from '../shop-error.ts'
import { accountHeaderOf } from './cookies.ts'
import { isFormNavigation } from './form-navigation.ts'

/**
 * Every write, GETs that write included, must carry what a page of another site cannot set: the header `x-ebsn-client`,
 * a credential in `x-ebsn-account` or `authorization`, or the shop's own `Origin`; and where the browser says where the request comes from, it must be this site. A
 * credential in a cookie proves nothing: browsers send cookies by themselves. A link in a mail, opened by a scanner,
 * changes nothing. (Safety, 9)
 *
 * A call that takes forms is also sent by a page without scripts, which can set no header: there the browser's own word
 * that the page is the shop's is enough, and a request without it is refused. (decision 0252)
 */
export function refuseCrossSite(request: FastifyRequest, config: Config, takesForms = false): void {
  if (takesForms && isFormNavigation(request)) return
  const { 'x-ebsn-client': client, 'sec-fetch-site': site, authorization } = request.headers
  const names = accountHeaderOf(request) ?? client ?? authorization
  const isForeign = site !== undefined && site !== 'same-origin'
  const isNamed = names !== undefined && names !== ''
  if (isForeign || (!isNamed && !comesFromOwnOrigin(request, config))) throw new ShopError('error.request.crossSite')
}

/**
 * Whether the request names the shop's own origin, which programs send that log in as a page does, and which no script
 * can set. A form that a browser sends by itself does not count: any text on a page could be one. (decision 793)
 */
function comesFromOwnOrigin({ headers, protocol, host }: FastifyRequest, { PUBLIC_ORIGIN }: Config): boolean {
  if (headers.origin === undefined || headers['sec-fetch-mode'] === 'navigate') return false
  return headers.origin === (PUBLIC_ORIGIN === '' ? `${protocol}://${host}` : new URL(PUBLIC_ORIGIN).origin)
}
