import { staffCustomers } from '@bottega/contract/staff-customers/calls.ts'
import { staffOrders } from '@bottega/contract/staff-orders/calls.ts'
import { staffProducts } from '@bottega/contract/staff-products/calls.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { api } from '../../lib/api.ts'
import { paths } from '../../paths.ts'

/** So many of each kind are shown; the list of the kind has the others. */
const shown = 5

/** One thing found: its page, its name, and details that tell it from others of the name. */
export interface Hit {
  path: string
  name: string
  details: readonly string[]
  /** The slot of an order, in shop time. */
  slot?: { day: string; beginTime: string; endTime: string }
}

export interface FoundKind {
  kind: 'orders' | 'customers' | 'products'
  hits: readonly Hit[]
  count: number
  /** The list with all of them. */
  path: string
}

const searches = {
  orders: {
    roles: ['shopkeeper', 'operator'],
    async find(q: string) {
      const { orders, page } = (await api.call(staffOrders, { query: { q } })).data
      const hits = orders.map(({ orderId, customer, status, store, day, beginTime, endTime }) => ({
        path: paths.order(orderId),
        name: `${orderId} · ${customer}`,
        details: [status, store],
        slot: { day, beginTime, endTime },
      }))
      return { hits, count: page.totItems, path: paths.orders({ q }) }
    },
  },
  customers: {
    roles: ['shopkeeper', 'operator'],
    async find(q: string) {
      const { customers, page } = (await api.call(staffCustomers, { query: { q } })).data
      const hits = customers.map(({ userId, name, company, email, phone }) => ({
        path: paths.customer(userId),
        name: company === '' ? name : `${company} · ${name}`,
        details: [email, phone],
      }))
      return { hits, count: page.totItems, path: paths.customers({ q }) }
    },
  },
  products: {
    roles: ['shopkeeper'],
    async find(q: string) {
      const { products, page } = (await api.call(staffProducts, { query: { q } })).data
      const hits = products.map(({ productId, name, brand, pack, code, barcode = '' }) => ({
        path: paths.product(productId),
        name,
        details: [brand, pack, code, barcode],
      }))
      return { hits, count: page.totItems, path: paths.products({ q }) }
    },
  },
} as const

/** All kinds a staff member may see, in the order shown; kinds without a hit are left out. */
export async function findAll(q: string, roles: readonly string[]): Promise<readonly FoundKind[]> {
  const kinds = (['orders', 'customers', 'products'] as const).filter((kind) => hasAnyRole(roles, searches[kind].roles))
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { hits, count, path } = await searches[kind].find(q)
      return { kind, hits: hits.slice(0, shown), count, path }
    }),
  )
  return found.filter(({ count }) => count > 0)
}

/** The page of the only thing found, for a scanned code or the number of an order. */
export function onlyHit(found: readonly FoundKind[]): Hit | undefined {
  const [first] = found
  return found.length === 1 && first?.count === 1 ? first.hits[0] : undefined
}
