import { articlePath } from '@bottega/rules/content/article-path.ts'
import { staticPages, type StaticPageName } from '@bottega/rules/content/static-pages.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { localeParameter } from './lib/visit/locale.ts'

/** `articleClass` is the id of a course or a category. */
type ArticleListQuery = { q?: string; articleClass?: number; page?: number }

type Query = Record<string, string | number | boolean | undefined>

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === false || value === '' ? [] : [[key, String(value)]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** A path of several segments, each written as addresses are. */
export function slugPath(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/')
}

/** The text pages the shop itself provides. */
export type { StaticPageName }

export function isStaticPage(name: string): name is StaticPageName {
  return staticPages.some((page) => page === name)
}

/** Every link inside the shop is built here; the test beside this file walks them all. */
export const paths = {
  home: () => '/',
  /** `expired` makes the login page say that the session has ended. */
  login: (query: { redirect?: string; expired?: boolean } = {}) => withQuery('/login', query),
  search: (query: { q?: string; promo?: boolean } = {}) => withQuery('/search', query),
  offers: () => paths.search({ promo: true }),
  /** Search of articles, recipes and pages; `q` as the words' name elsewhere. */
  contentSearch: (query: { q?: string; page?: number } = {}) => withQuery('/cm-search', query),
  fastSearch: (q?: string) => withQuery('/fast-search', { q }),
  /** Packs by their barcodes, the last scanned first. It is loaded as a whole page: its camera is allowed there alone. */
  scan: (codes: readonly string[] = []) =>
    codes.length === 0 ? '/scan' : `/scan?${new URLSearchParams(codes.map((code) => ['code', code])).toString()}`,
  product: (slug: string) => `/product/${slugPath(slug)}`,
  /** A category's slug is its whole path: `frutta-e-verdura/frutta`. */
  category: (slug: string) => `/category/${slugPath(slug)}`,
  cart: () => '/cart',
  /** `go` asks at once what the order still needs. */
  checkout: (query: { go?: boolean } = {}) => withQuery('/checkout', query),
  /** The first step of a checkout that a visitor begins, where visitors have carts. */
  signUp: () => '/checkout/sign-up',
  payment: (query: { step?: 'payment' } = {}) => withQuery('/payment', query),
  paymentError: (orderId: number) => `/cart/payment-error/${orderId}`,
  paymentCompleted: (orderId: number) => `/cart/payment-completed/${orderId}`,
  /** The page to which the provider's page redirects back, and on which its answer is waited for. */
  paymentReturn: (orderId: number) => withQuery('/payment/return', { order: orderId }),
  /** The dashboard of the profile. */
  profile: () => '/profile/dashboard',
  addresses: () => '/profile/addresses',
  /** The cards a provider remembers. */
  paymentMethods: () => '/profile/payment-method',
  preferred: (query: { page?: number } = {}) => withQuery('/profile/preferred', query),
  /** With the form for a list, where one is named. */
  standingOrders: (query: { list?: number } = {}) => withQuery('/profile/standing-orders', query),
  lastPurchase: () => '/profile/last-purchase',
  profileUpdate: () => '/profile/profile-update',
  profileUpdated: () => '/profile/profile-updated',
  deleteAccount: () => '/profile/delete-account',
  register: () => '/registration-user',
  confirmed: () => '/registration/confirm/success',
  alreadyConfirmed: () => '/registration/confirm/already-confirmed',
  /** The error of a confirmation, which offers another mail. */
  resendConfirmation: () => '/registration/confirm/error',
  consents: () => '/profile/consents',
  /** After a yes to the card of a cooperative. */
  thankYouAgreement: () => '/thankyou-agreement',
  /** Of the link in a registration mail; the page offers another mail too. */
  confirmEmail: (email: string) => withQuery('/registration/confirm', { e_mail: email }),
  /** Without an id a new address. */
  editAddress: (addressId?: number) =>
    addressId === undefined ? '/profile/addresses/manage' : `/profile/addresses/manage/${addressId}`,
  /** The orders of the customer, filtered as `order-filters.ts` reads it. */
  orders: (query: Query = {}) => withQuery('/profile/orders', query),
  orderRefunds: (query: { page?: number } = {}) => withQuery('/profile/order-refunds', query),
  orderRefund: (refundId: number) => `/profile/order-refunds/${refundId}`,
  /** Asks to return goods of an order. */
  /** Without an order, the page asks of which one. */
  orderRefundRequest: (orderId?: number) => withQuery('/profile/order-refund-request', { order: orderId }),
  profileNews: (query: { page?: number } = {}) => withQuery('/profile/news-list', query),
  createOffer: (query: { page?: number } = {}) => withQuery('/profile/create-offer', query),
  messages: (query: { page?: number } = {}) => withQuery('/profile/messages', query),
  /** The page of the money spent, in months back from this one. */
  spending: (query: { months?: number } = {}) => withQuery('/profile/spending', query),
  /** An order without a login; the token follows behind `#`. */
  linkedOrder: (orderId: number) => `/order/${orderId}`,
  order: (orderId: number) => `/profile/orders/${orderId}`,
  /** The leaflets, of one type where one is named. */
  leaflets: (query: { type?: number | string | undefined } = {}) => withQuery('/volantini', query),
  leaflet: (slug: string) => `/volantini/${slugPath(slug)}`,
  leafletList: (slug: string) => `/volantini/${slugPath(slug)}/lista`,
  leafletProduct: (slug: string, page: number, productId?: number) =>
    withQuery(`/leaflet/${slugPath(slug)}/${page}`, { product_id: productId }),
  magazine: (query: { year?: string } = {}) => withQuery('/rivista', { anno: query.year }),
  documents: (query: { kind?: string; year?: number; page?: number } = {}) => withQuery('/profile/documents', query),
  paymentsDue: (query: { all?: boolean } = {}) => withQuery('/profile/paymentduedate', query),
  invoiceData: () => '/profile/invoice-data',
  lists: () => '/profile/lists',
  list: (listId: number) => `/profile/lists/${listId}`,
  /** The changes of a placed order, before they are confirmed. */
  orderChanges: (orderId: number) => `/profile/orders/${orderId}/changes`,
  /** Redirect for those who may not open a page: their own part of the shop. */
  userBoard: () => paths.profile(),
  benefits: () => '/profile/benefits',
  /** The loyalty card. */
  fidelity: () => '/profile/fidelity',
  points: (query: { page?: number } = {}) => withQuery('/profile/points-polv', query),
  donate: () => '/profile/donate',
  rewardsCart: () => '/profile/rewards-cart',
  requestedRewards: (query: { page?: number } = {}) => withQuery('/profile/requested-rewards', query),
  /** With the code of a friend, who sent the link. */
  invite: (query: { code?: string } = {}) => withQuery('/profile/invite', query),
  gifts: () => '/profile/gifts',
  coupons: () => '/profile/coupons',
  /** The page of the persons who see the customer's orders, and of those whose orders a master account sees. */
  persons: () => '/profile/persons',
  /** The page of the profile of food. */
  foodProfile: () => '/profile/food',
  security: () => '/profile/security',
  changePassword: () => '/profile/changepassword',
  /** `email` fills the field. */
  resetPasswordRequest: (query: { email?: string } = {}) => withQuery('/reset-password-request', query),
  resetPasswordSent: () => '/reset-password-sent',
  resetPasswordCompleted: () => '/reset-password-completed',
  shopAtWork: () => '/shop-at-work',
  /** The login of the staff, in the back office: loaded, never navigated to. `expired` as with the login. */
  staff: ({ redirect, expired }: { redirect?: string; expired?: boolean } = {}) =>
    withQuery('/admin/sign-in', { ...(redirect !== undefined && { to: redirect }), ...(expired && { expired }) }),
  /** The back office, another program: loaded, never navigated to. */
  backOffice: () => '/admin',
  backOfficeCustomers: () => '/admin/customers',
  /** Stores on a map and in a list, around a place where one is named. */
  stores: (query: { q?: string; position?: string; distance?: number; page?: number } = {}) =>
    withQuery('/negozi-e-volantini', query),
  store: (slug: string) => `/negozi-e-volantini/${slugPath(slug)}`,
  /** A form of editors on a page of its own. */
  form: (slug: string) => `/form/${slugPath(slug)}`,
  page: (page: StaticPageName) => `/page/${page}`,
  /** A page an editor composed or wrote. */
  editorPage: (slug: string) => `/page/${slugPath(slug)}`,
  faq: (slug: string) => `/faq/${slugPath(slug)}`,
  news: (query: ArticleListQuery = {}) => withQuery('/rivista-e-news', query),
  recipes: (query: ArticleListQuery = {}) => withQuery('/ricette', query),
  recipe: (slug: string, query: { people?: number } = {}) => withQuery(`/ricette/${slugPath(slug)}`, query),
  /** The page of the sellers: the companies behind the shop. */
  sellers: () => '/chi-vende',
  /** The page of withdrawing from a contract, with or without a login; of an order of theirs where one is named. */
  withdrawal: (orderId?: number) => withQuery('/recesso', { order: orderId }),
  cooperatives: (query: { q?: string; page?: number } = {}) => withQuery('/le-cooperative', query),
  /** The page of an article, by its type. */
  article: articlePath,
  /** The same page in another language; it needs a full page load, not a navigation. `search` is the current query. */
  inLanguage: (pathname: string, locale: Language, search = '') => {
    const query = new URLSearchParams(search)
    query.set(localeParameter, locale)
    return `${pathname}?${query.toString()}`
  },
}
