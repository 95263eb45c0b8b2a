import { existsSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import routes from './routes.ts'

type Samples = { [Name in keyof typeof paths]: Parameters<(typeof paths)[Name]> }

/** The type asks for each path there is, so that none is left out. */
const samples: Samples = {
  home: [],
  login: [{ redirect: '/cart?a=1', expired: true }],
  search: [{ q: 'latte & caffè', promo: false }],
  offers: [],
  contentSearch: [{ q: 'risotto', page: 2 }],
  fastSearch: ['pane'],
  scan: [['8001120000125']],
  product: ['latte-fresco-1-l'],
  category: ['frutta-e-verdura/frutta'],
  cart: [],
  checkout: [{ go: true }],
  signUp: [],
  payment: [{ step: 'payment' }],
  paymentError: [7],
  paymentCompleted: [7],
  paymentReturn: [7],
  profile: [],
  addresses: [],
  paymentMethods: [],
  preferred: [{ page: 2 }],
  standingOrders: [{ list: 3 }],
  lastPurchase: [],
  profileUpdate: [],
  profileUpdated: [],
  deleteAccount: [],
  register: [],
  confirmed: [],
  alreadyConfirmed: [],
  resendConfirmation: [],
  consents: [],
  thankYouAgreement: [],
  confirmEmail: ['giulia@bottega.example'],
  editAddress: [7],
  orders: [{ page: 2 }],
  orderRefunds: [{ page: 2 }],
  orderRefund: [3],
  orderRefundRequest: [7],
  profileNews: [{ page: 2 }],
  createOffer: [],
  messages: [{ page: 2 }],
  spending: [{ months: 6 }],
  linkedOrder: [7],
  order: [7],
  leaflets: [{ type: 10 }],
  leaflet: ['offerte-della-settimana'],
  leafletList: ['offerte-della-settimana'],
  leafletProduct: ['offerte-della-settimana', 2, 7],
  magazine: [{ year: '2025' }],
  documents: [{ kind: 'invoice', year: 2026 }],
  paymentsDue: [{ all: true }],
  invoiceData: [],
  lists: [],
  list: [3],
  orderChanges: [7],
  userBoard: [],
  benefits: [],
  fidelity: [],
  points: [{ page: 2 }],
  donate: [],
  rewardsCart: [],
  requestedRewards: [{ page: 2 }],
  invite: [{ code: 'abc' }],
  gifts: [],
  coupons: [],
  persons: [],
  foodProfile: [],
  security: [],
  changePassword: [],
  resetPasswordRequest: [{ email: 'lia@bottega.example' }],
  resetPasswordSent: [],
  resetPasswordCompleted: [],
  shopAtWork: [],
  staff: [{ redirect: '/', expired: true }],
  backOffice: [],
  backOfficeCustomers: [],
  stores: [{ q: 'Milano', page: 2 }],
  store: ['milano-larga'],
  form: ['scrivici'],
  page: ['help'],
  editorPage: ['chi-siamo'],
  faq: ['consegna'],
  news: [{ q: 'pane', page: 2 }],
  recipes: [{ page: 2 }],
  recipe: ['risotto', { people: 4 }],
  cooperatives: [{ page: 2 }],
  sellers: [],
  withdrawal: [7],
  article: ['News', 'pane-nuovo'],
  inLanguage: ['/cart', 'de'],
}

const build: Readonly<Record<string, (...args: never[]) => string>> = paths

/** The page a link leads to, as the file of its route. */
function pageOf(address: string): string | undefined {
  const found = matchRoutes(routes as RouteObject[], new URL(address, 'https://shop.example').pathname)?.at(-1)?.route
  return found === undefined || found.path === '*' ? undefined : (found as { file?: string }).file
}

/** The back office is another program; its own test knows its pages. */
const isBackOffice = (address: string) => address.startsWith('/admin')

test.each(Object.entries(samples))('the link %s leads to a page that exists [storefront-1]', (name, args) => {
  const address = build[name]?.(...(args as never[])) ?? ''
  if (isBackOffice(address)) return
  const page = pageOf(address)
  expect(page, address).toBeDefined()
  expect(existsSync(new URL(page ?? '', import.meta.url))).toBe(true)
})

test('an address that no route has leads to no page', () => {
  expect(pageOf('/nowhere')).toBeUndefined()
})

test('links write names and queries as addresses are, and leave out what says nothing', () => {
  expect([
    paths.search({ q: 'latte & caffè', promo: false }),
    paths.offers(),
    paths.category('frutta-e-verdura/frutta'),
    paths.category('pane?/100%'),
    paths.login({ redirect: '/', expired: true }),
    paths.staff({ redirect: '/', expired: true }),
    paths.confirmEmail('giulia@bottega.example'),
    paths.editAddress(),
    paths.magazine({ year: '2025' }),
    paths.leafletProduct('offerte', 2, 7),
    paths.inLanguage('/search', 'de', '?vendor_id=3&vendor_id=5&lang=it'),
  ]).toEqual([
    '/search?q=latte+%26+caff%C3%A8',
    '/search?promo=true',
    '/category/frutta-e-verdura/frutta',
    '/category/pane%3F/100%25',
    '/login?redirect=%2F&expired=true',
    '/admin/sign-in?to=%2F&expired=true',
    '/registration/confirm?e_mail=giulia%40bottega.example',
    '/profile/addresses/manage',
    '/rivista?anno=2025',
    '/leaflet/offerte/2?product_id=7',
    '/search?vendor_id=3&vendor_id=5&lang=de',
  ])
})
