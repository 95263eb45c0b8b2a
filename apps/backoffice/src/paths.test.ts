import { readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { base, ownTarget, paths } from './paths.ts'

/** The type asks for each path there is, so that none is left out. */
const samples: { [Name in keyof typeof paths]: Parameters<(typeof paths)[Name]> } = {
  home: [],
  today: [],
  search: ['mele'],
  orders: [],
  order: [7],
  ordersOf: [7],
  customers: [],
  customer: [7],
  picking: ['2026-11-24'],
  pickingSlot: [7],
  batch: [7],
  pickOrder: [7],
  rounds: ['2026-11-24'],
  ownShift: [],
  shifts: [{ store: 5, day: '2026-11-24' }],
  reports: ['kind=vat'],
  tills: [],
  till: [7],
  returns: [],
  return: [7],
  rewards: [],
  reward: [7],
  offers: [],
  offer: [7],
  vouchers: [],
  approvals: [],
  slots: [{ store: 1, service: 2, from: '2026-11-24' }],
  slotTemplates: [1],
  content: [],
  contentDocuments: [{ kind: 'pages' }],
  contentDocument: ['pages'],
  banners: [],
  formAnswers: [],
  formAnswer: [7],
  products: [],
  productClasses: [],
  promotions: [{ store: 1, day: '2026-11-24', made: 3 }],
  promotionNew: ['natale'],
  leafletPrices: ['natale'],
  stock: [],
  stockCounts: [],
  stockCount: [7],
  stockTransfers: [7],
  suppliers: [],
  supplierDeliveries: [7],
  supplierDeliveryNew: [{ order: 7 }],
  supplierOrders: [],
  productNew: [7],
  productEdit: [7],
  product: [7],
  privacyRequests: [],
  payments: [],
  system: [],
  staff: [],
  keys: [],
  log: [],
  signIn: [{ to: '/admin/orders' }],
}

const build: Readonly<Record<string, (...args: never[]) => string>> = paths

// Read as text: the routes themselves are made in a browser, with every page.
const source = readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8')
const routes = [...source.matchAll(/\bpath: '([^'*]+)'/g)].map(([, path]) => ({ path: `${base}/${path}` }))

test.each(Object.entries(samples))('the link %s leads to a page of the back office [paths-1]', (name, args) => {
  const address = new URL(build[name]?.(...(args as never[])) ?? '', 'https://shop.example').pathname
  if (address !== base) expect(matchRoutes(routes, address), address).not.toBeNull()
})

test.each([
  ['/admin', '/admin'],
  ['/admin/orders?page=2', '/admin/orders?page=2'],
  ['/search?q=mele', '/search?q=mele'],
  ['/admin/sign-in?to=/admin', '/admin'],
  ['//elsewhere.example', '/admin'],
  ['https://elsewhere.example/admin', '/admin'],
  ['/staff/customers', '/staff/customers'],
  [null, '/admin'],
])('a login for %j leads to %s', (wanted, target) => expect(ownTarget(wanted)).toBe(target))

test('the address of the login says where it leads and why it is shown', () => {
  expect(paths.signIn()).toBe('/admin/sign-in')
  expect(paths.signIn({ to: '/admin/orders' })).toBe('/admin/sign-in?to=%2Fadmin%2Forders')
  expect(paths.signIn({ to: '/admin', expired: true })).toBe('/admin/sign-in?expired=')
})
