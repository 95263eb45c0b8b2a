import { ownPath } from '@bottega/rules/content/own-path.ts'

/** The address of the back office; every other address is the shop's. */
export const base = '/admin'

/** The account of a customer, in the shop. (Shopping core, section 2: user board) */
export const userBoard = '/profile/dashboard'

export const isOwn = (path: string) => path === base || path.startsWith(`${base}/`) || path.startsWith(`${base}?`)

/** Words a list is searched for. */
interface Found {
  q?: string | undefined
}

const found = (path: string, { q }: Found = {}) =>
  q === undefined ? path : `${path}?${new URLSearchParams({ q }).toString()}`

export const paths = {
  home: () => base,
  today: () => `${base}/today`,
  search: (q?: string) => found(`${base}/search`, { q }),
  orders: (filter?: Found) => found(`${base}/orders`, filter),
  order: (orderId: number) => `${base}/orders/${orderId}`,
  ordersOf: (userId: number) => `${base}/orders?customer=${userId}`,
  customers: (filter?: Found) => found(`${base}/customers`, filter),
  customer: (userId: number) => `${base}/customers/${userId}`,
  picking: (day?: string) => (day === undefined ? `${base}/picking` : `${base}/picking?day=${day}`),
  pickingSlot: (timeslotId: number) => `${base}/picking/slots/${timeslotId}`,
  batch: (timeslotId: number) => `${base}/picking/slots/${timeslotId}/batch`,
  pickOrder: (orderId: number) => `${base}/picking/orders/${orderId}`,
  rounds: (day?: string) => (day === undefined ? `${base}/picking/rounds` : `${base}/picking/rounds?day=${day}`),
  ownShift: () => `${base}/picking/shift`,
  shifts: ({ store, day }: { store?: number; day?: string } = {}) => {
    const query = new URLSearchParams({
      ...(store !== undefined && { store: String(store) }),
      ...(day !== undefined && { day }),
    }).toString()
    return query === '' ? `${base}/picking/shifts` : `${base}/picking/shifts?${query}`
  },
  reports: (query = '') => (query === '' ? `${base}/reports` : `${base}/reports?${query}`),
  tills: () => `${base}/tills`,
  till: (closingId: number) => `${base}/tills/${closingId}`,
  returns: () => `${base}/returns`,
  return: (returnId: number) => `${base}/returns/${returnId}`,
  rewards: () => `${base}/rewards`,
  reward: (requestId: number) => `${base}/rewards/${requestId}`,
  offers: () => `${base}/offers`,
  offer: (offerId: number) => `${base}/offers/${offerId}`,
  vouchers: () => `${base}/vouchers`,
  approvals: () => `${base}/approvals`,
  slots: ({ store, service = 0, from }: { store?: number; service?: number; from?: string } = {}) => {
    const query = new URLSearchParams({
      ...(store !== undefined && { store: String(store) }),
      ...(service > 0 && { service: String(service) }),
      ...(from !== undefined && { from }),
    }).toString()
    return query === '' ? `${base}/slots` : `${base}/slots?${query}`
  },
  slotTemplates: (store: number) => `${base}/slots/templates?store=${store}`,
  content: () => `${base}/content`,
  contentDocuments: ({ kind }: { kind?: string } = {}) =>
    kind === undefined
      ? `${base}/content/documents`
      : `${base}/content/documents?${new URLSearchParams({ kind }).toString()}`,
  /** Without a key, which may have parts, a new one of its kind. */
  contentDocument: (kind: string, key?: string) =>
    key === undefined ? `${base}/content/documents/${kind}` : `${base}/content/documents/${kind}/${key}`,
  banners: () => `${base}/banners`,
  formAnswers: () => `${base}/forms`,
  formAnswer: (answerId: number) => `${base}/forms/${answerId}`,
  products: (filter?: Found) => found(`${base}/products`, filter),
  productClasses: () => `${base}/products/classes`,
  promotions: ({ store, day, made }: { store?: number | undefined; day?: string; made?: number } = {}) => {
    const query = new URLSearchParams({
      ...(store !== undefined && { store: String(store) }),
      ...(day !== undefined && { day }),
      ...(made !== undefined && { made: String(made) }),
    }).toString()
    return query === '' ? `${base}/promotions` : `${base}/promotions?${query}`
  },
  /** With the products, days and stores of a leaflet. */
  promotionNew: (leaflet?: string) =>
    leaflet === undefined
      ? `${base}/promotions/new`
      : `${base}/promotions/new?${new URLSearchParams({ leaflet }).toString()}`,
  leafletPrices: (leaflet?: string) =>
    leaflet === undefined
      ? `${base}/promotions/leaflets`
      : `${base}/promotions/leaflets?${new URLSearchParams({ leaflet }).toString()}`,
  stock: () => `${base}/stock`,
  stockCounts: () => `${base}/stock/counts`,
  stockCount: (countId: number) => `${base}/stock/counts/${countId}`,
  stockTransfers: (before?: number) =>
    before === undefined ? `${base}/stock/transfers` : `${base}/stock/transfers?before=${before}`,
  suppliers: () => `${base}/stock/suppliers`,
  supplierDeliveries: (before?: number) =>
    before === undefined ? `${base}/stock/deliveries` : `${base}/stock/deliveries?before=${before}`,
  supplierDeliveryNew: (of: { order: number } | { store: number; supplier: number }) =>
    `${base}/stock/deliveries/new?${'order' in of ? `order=${of.order}` : `store=${of.store}&supplier=${of.supplier}`}`,
  supplierOrders: () => `${base}/stock/supplier-orders`,
  productNew: (copyOf?: number) =>
    copyOf === undefined ? `${base}/products/new` : `${base}/products/new?copy=${copyOf}`,
  productEdit: (productId: number) => `${base}/products/${productId}/edit`,
  product: (productId: number) => `${base}/products/${productId}`,
  privacyRequests: () => `${base}/requests`,
  payments: () => `${base}/payments`,
  system: () => `${base}/system`,
  staff: () => `${base}/staff`,
  keys: () => `${base}/keys`,
  log: () => `${base}/log`,
  /** `login` is filled in for somebody who has just got it. */
  signIn: (more: { to?: string; expired?: true; login?: string } = {}) => {
    const query = new URLSearchParams({
      ...(more.login !== undefined && { login: more.login }),
      ...(more.to !== undefined && isOwn(more.to) && more.to !== base && { to: more.to }),
      ...(more.expired && { expired: '' }),
    }).toString()
    return query === '' ? `${base}/sign-in` : `${base}/sign-in?${query}`
  },
} as const

/** The destination of a login: back to a page of the back office, or of the shop, where staff act for customers. */
export function ownTarget(wanted: string | null): string {
  const path = ownPath(wanted, base)
  return path.startsWith(paths.signIn()) ? base : path
}
