import { ownPath } from '@bottega/rules/text/own-path.ts'

/** Where the back office is; every other address is the shop's. */
export const base = '/admin'

export const isOwn = (path: string) => path === base || path.startsWith(`${base}/`) || path.startsWith(`${base}?`)

export const paths = {
  home: () => base,
  today: () => `${base}/today`,
  orders: () => `${base}/orders`,
  order: (orderId: number) => `${base}/orders/${orderId}`,
  ordersOf: (userId: number) => `${base}/orders?customer=${userId}`,
  customers: () => `${base}/customers`,
  customer: (userId: number) => `${base}/customers/${userId}`,
  payments: () => `${base}/payments`,
  staff: () => `${base}/staff`,
  log: () => `${base}/log`,
  signIn: (more: { to?: string; expired?: true } = {}) => {
    const query = new URLSearchParams({
      ...(more.to !== undefined && isOwn(more.to) && more.to !== base && { to: more.to }),
      ...(more.expired && { expired: '' }),
    }).toString()
    return query === '' ? `${base}/sign-in` : `${base}/sign-in?${query}`
  },
} as const

/** Where a login leads: a page of the back office, whatever the address says. */
export function ownTarget(wanted: string | null): string {
  const path = ownPath(wanted, base)
  return isOwn(path) && !path.startsWith(paths.signIn()) ? path : base
}
