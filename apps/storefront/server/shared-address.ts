import type { FastifyRequest } from 'fastify'
import { switchParameters } from '../src/features/catalog/listing/listing-address.ts'
import type { SortOrder } from '@bottega/contract/catalog/sort-orders.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { localeOf, localeParameter } from '../src/lib/visit/locale.ts'

const ownSort = 'usual' satisfies SortOrder

/** The address of a request, as the router is given it. */
export function urlOf({ raw }: FastifyRequest): URL {
  const isEncrypted = 'encrypted' in raw.socket && raw.socket.encrypted === true
  return new URL(`${isEncrypted ? 'https:' : 'http:'}//${raw.headers.host ?? 'localhost'}${raw.url ?? '/'}`)
}

/**
 * Whole pages of the public shop; not pages that set a cookie or belong to one customer, which have addresses of their
 * own.
 */
export function isSharedAddress({ method }: FastifyRequest, url: URL): boolean {
  return (
    method === 'GET' &&
    /^\/($|category\/|product\/|search$|fast-search$)/.test(url.pathname) &&
    !url.searchParams.has(localeParameter) &&
    url.href.length < 500
  )
}

/** The list holds only what its reader buys, or begins with it. */
const isOwnList = ({ searchParams }: URL) =>
  searchParams.has(switchParameters.preferred) || searchParams.get('sort') === ownSort

/**
 * Pages that show nothing else of their visitor than the parts marked as personal: the home page shows what a customer
 * usually buys. A reload past the browser's cache renders the page again.
 */
export function isJoinedAddress(request: FastifyRequest, url: URL): boolean {
  return (
    isSharedAddress(request, url) &&
    url.pathname !== '/' &&
    !isOwnList(url) &&
    request.headers['cache-control'] !== 'no-cache'
  )
}

/** The language of a page that may be joined with what is its customer's own; undefined for any other page. */
export function localeOfJoined(request: FastifyRequest, offered: readonly Language[]): Language | undefined {
  const url = urlOf(request)
  return isJoinedAddress(request, url) ? localeOf(url, request.headers.cookie, offered) : undefined
}
