import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { idIn, pageIn } from '../../../lib/page/address-numbers.ts'

/**
 * The orders a list may hold: those I placed, those that went to my addresses, those the persons of my account placed.
 */
export const orderScopes = ['own', 'addresses', 'persons'] as const
export type OrderScope = (typeof orderScopes)[number]

/** The list as its address says it; a part that is absent does not filter. Totals in euro, days of the shop's calendar. */
export interface OrderFilters {
  readonly scope: OrderScope
  readonly page: number
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly type?: number | undefined
  readonly order?: number | undefined
  readonly suborder?: number | undefined
  readonly warehouse?: number | undefined
  readonly address?: number | undefined
  readonly deliveryFrom?: string | undefined
  readonly deliveryTo?: string | undefined
}

/**
 * The fields a list can be filtered by: totals and type within one's own orders, suborders and addresses within the
 * others.
 */
const filtersOfScope = {
  own: ['from', 'to', 'min', 'max', 'type'],
  addresses: ['from', 'to', 'order', 'suborder', 'warehouse', 'address', 'deliveryFrom', 'deliveryTo'],
  persons: ['from', 'to', 'order', 'suborder', 'warehouse', 'address', 'deliveryFrom', 'deliveryTo'],
} as const satisfies Record<OrderScope, readonly (keyof OrderFilters)[]>

const dayIn = (text: string | null) => (text !== null && isShopDate(text) ? text : undefined)

/** An amount people typed, with a point or a comma. */
function eurosIn(text: string | null): number | undefined {
  const typed = (text ?? '').trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined
}

const typeIn = (text: string | null) => (text === '1' || text === '2' ? Number(text) : undefined)

/** Reads an address; what it cannot mean is left out, as are filters of another scope. */
export function filtersIn(query: URLSearchParams): OrderFilters {
  const scope = orderScopes.find((one) => one === query.get('scope')) ?? 'own'
  const read: OrderFilters = {
    scope,
    page: pageIn(query),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    min: eurosIn(query.get('min')),
    max: eurosIn(query.get('max')),
    type: typeIn(query.get('type')),
    order: idIn(query.get('order')),
    suborder: idIn(query.get('suborder')),
    warehouse: idIn(query.get('warehouse')),
    address: idIn(query.get('address')),
    deliveryFrom: dayIn(query.get('deliveryFrom')),
    deliveryTo: dayIn(query.get('deliveryTo')),
  }
  const known = new Set<string>(['scope', 'page', ...filtersOfScope[scope]])
  const given = Object.entries(read).filter(([name, value]) => known.has(name) && value !== undefined)
  return { scope, page: read.page, ...(Object.fromEntries(given) as Partial<OrderFilters>) }
}

/** How many filters are set. */
export const filterCount = (filters: OrderFilters): number =>
  filtersOfScope[filters.scope].filter((name) => name in filters).length

/** As the address carries them: the usual scope and the first page are not written. */
export function addressOf({ scope, page, ...filters }: OrderFilters) {
  return { ...(scope !== 'own' && { scope }), ...filters, ...(page > 1 && { page }) }
}
