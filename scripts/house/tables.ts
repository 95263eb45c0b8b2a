import { type Import, importedFile, isTest } from './room-of.ts'

const source = 'apps/api/src/'

/**
 * By module, tables of other modules it still reads or writes itself, without `.tables.ts`: each is a question their
 * owner does not answer yet. The list only gets shorter; a test asks for entries that nobody needs any more to go.
 * (decision 0813)
 */
export const foreignTables: Readonly<Record<string, readonly string[]>> = {
  'content/articles': ['kernel/publishing/publishing'],
  'content/content': ['kernel/publishing/publishing', 'trade/catalog/categories'],
  'content/forms': ['kernel/publishing/publishing'],
  'content/leaflets': ['kernel/publishing/publishing', 'places/stores/stores'],
  'content/sitemaps': ['kernel/publishing/publishing', 'places/stores/stores', 'trade/catalog/products'],
  'kernel/accounts': ['places/stores/stores'],
  'kernel/mail': ['kernel/accounts/accounts'],
  'kernel/publishing': ['content/content/content'],
  'kernel/sessions': [
    'kernel/accounts/accounts',
    'kernel/accounts/acting',
    'people/registration/consents',
    'staff/live-figures/machine-keys',
    'trade/account/deletion',
    'trade/diet/diet',
    'trade/lists/lists',
    'trade/vouchers/vouchers',
  ],
  'people/auth': ['kernel/accounts/accounts'],
  'people/companies': ['places/stores/addresses'],
  'people/messages': ['people/registration/consents'],
  'people/mfa': ['kernel/accounts/accounts'],
  'people/persons': ['kernel/accounts/accounts'],
  'people/profile': ['kernel/accounts/accounts'],
  'people/registration': ['kernel/accounts/accounts', 'trade/orders/orders'],
  'people/saml': ['kernel/accounts/accounts', 'kernel/sessions/sessions'],
  'people/search': ['kernel/accounts/accounts', 'trade/loyalty/cards', 'trade/orders/orders'],
  'people/security': ['kernel/accounts/accounts', 'kernel/sessions/sign-on-steps'],
  'people/social': ['kernel/accounts/accounts'],
  'places/identity': ['kernel/database/shop-state', 'places/stores/stores'],
  'places/stores': ['kernel/accounts/accounts', 'people/registration/consents', 'trade/cart/cart'],
  'staff/backoffice': [
    'kernel/accounts/accounts',
    'kernel/accounts/acting',
    'kernel/audit/audit',
    'places/stores/stores',
    'trade/orders/orders',
  ],
  'staff/customers': [
    'kernel/accounts/accounts',
    'trade/account/deletion',
    'trade/account/export',
    'trade/orders/orders',
  ],
  'staff/live-figures': [
    'kernel/accounts/accounts',
    'places/stores/stores',
    'trade/catalog/promotions',
    'trade/orders/stock/stock',
  ],
  'staff/mail-previews': [
    'content/forms/answers',
    'kernel/accounts/accounts',
    'kernel/accounts/acting',
    'kernel/audit/audit',
    'people/mfa/mfa',
    'people/persons/persons',
    'people/security/tokens',
    'places/stores/stores',
    'staff/backoffice/accounts',
    'trade/account/deletion',
    'trade/catalog/products',
    'trade/household/household',
    'trade/lists/lists',
    'trade/loyalty/card-agreements/card-agreements',
    'trade/loyalty/cards',
    'trade/orders/order-changes',
    'trade/orders/orders',
    'trade/returns/returns',
    'trade/returns/withdrawals',
    'trade/standing-orders/standing-orders',
    'trade/stock-wishes/stock-wishes',
  ],
  'staff/orders': [
    'kernel/accounts/accounts',
    'kernel/outbox/outbox',
    'places/stores/stores',
    'trade/orders/orders',
    'trade/payments/payments',
  ],
  'staff/price-list': ['places/stores/stores', 'staff/world/imports', 'trade/catalog/products'],
  'staff/products': [
    'places/stores/stores',
    'trade/catalog/categories',
    'trade/catalog/products',
    'trade/catalog/promotions',
    'trade/orders/stock/stock',
  ],
  'staff/reports': [
    'places/stores/stores',
    'trade/catalog/categories',
    'trade/catalog/products',
    'trade/catalog/promotions',
    'trade/documents/documents',
    'trade/orders/orders',
    'trade/orders/refunds/order-refunds',
    'trade/payments/payments',
  ],
  'staff/slots': ['kernel/accounts/accounts', 'places/stores/stores', 'trade/delivery/slots', 'trade/orders/orders'],
  'staff/today': [
    'kernel/accounts/accounts',
    'kernel/outbox/outbox',
    'places/stores/stores',
    'trade/account/export',
    'trade/delivery/slots',
    'trade/loyalty/rewards/rewards',
    'trade/offers/offers',
    'trade/orders/orders',
    'trade/payments/payments',
    'trade/returns/returns',
  ],
  'staff/vouchers': ['trade/vouchers/voucher-ledger', 'trade/vouchers/vouchers'],
  'staff/world': [
    'kernel/accounts/accounts',
    'kernel/accounts/staff-places',
    'kernel/database/shop-state',
    'places/stores/addresses',
    'places/stores/stores',
    'trade/cart/packaging',
    'trade/catalog/categories',
    'trade/catalog/products',
    'trade/catalog/promotions',
    'trade/delivery/slots',
    'trade/orders/stock/stock',
    'trade/vouchers/voucher-ledger',
    'trade/vouchers/vouchers',
  ],
  'trade/account': ['kernel/accounts/accounts', 'trade/orders/orders'],
  'trade/billing': ['kernel/accounts/accounts'],
  'trade/cart': ['kernel/sessions/sessions', 'trade/catalog/products', 'trade/orders/orders'],
  'trade/catalog': [
    'kernel/accounts/accounts',
    'kernel/database/shop-state',
    'kernel/publishing/publishing',
    'places/stores/stores',
    'trade/cart/cart',
    'trade/delivery/slots',
  ],
  'trade/checkout': [
    'kernel/accounts/accounts',
    'trade/cart/cart',
    'trade/catalog/products',
    'trade/orders/orders',
    'trade/vouchers/vouchers',
  ],
  'trade/delivery': ['kernel/database/shop-state', 'places/stores/stores'],
  'trade/documents': ['kernel/accounts/accounts', 'places/stores/stores'],
  'trade/dues': ['trade/documents/documents', 'trade/payments/payments'],
  'trade/fulfilment': [
    'kernel/accounts/accounts',
    'places/stores/stores',
    'trade/account/deletion',
    'trade/catalog/categories',
    'trade/catalog/products',
    'trade/orders/orders',
    'trade/orders/requests/parking',
    'trade/vouchers/vouchers',
  ],
  'trade/diet': ['trade/catalog/products'],
  'trade/household': ['kernel/accounts/accounts', 'trade/catalog/products'],
  'trade/lists': ['kernel/accounts/accounts', 'trade/catalog/products'],
  'trade/locator': ['places/stores/stores'],
  'trade/loyalty': [
    'kernel/accounts/accounts',
    'places/stores/stores',
    'trade/orders/orders',
    'trade/vouchers/vouchers',
  ],
  'trade/offers': ['kernel/accounts/accounts'],
  'trade/opening': [
    'places/stores/stores',
    'trade/catalog/categories',
    'trade/catalog/products',
    'trade/delivery/slots',
  ],
  'trade/orders': [
    'kernel/accounts/accounts',
    'people/persons/persons',
    'places/stores/stores',
    'trade/cart/cart',
    'trade/catalog/products',
    'trade/catalog/promotions',
    'trade/delivery/holds',
    'trade/delivery/slots',
    'trade/payments/payments',
    'trade/returns/returns',
    'trade/vouchers/vouchers',
  ],
  'trade/payments': ['kernel/database/shop-state', 'trade/dues/dues', 'trade/orders/orders'],
  'trade/pictures': ['trade/catalog/categories', 'trade/catalog/products'],
  'trade/returns': [
    'kernel/accounts/accounts',
    'places/stores/stores',
    'trade/catalog/products',
    'trade/orders/orders',
    'trade/vouchers/vouchers',
  ],
  'trade/standing-orders': [
    'kernel/accounts/accounts',
    'places/stores/addresses',
    'places/stores/stores',
    'trade/catalog/products',
    'trade/lists/lists',
  ],
  'trade/stock-wishes': ['kernel/accounts/accounts', 'places/stores/stores', 'trade/catalog/products'],
  'trade/vouchers': ['trade/cart/cart'],
}

/** The module of a path below the source: two folders, or the name of a file that stands in a wing by itself. */
const moduleOf = (path: string) =>
  path
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/(?:\.tables)?\.ts$/, '')

/** A module and the tables of another it imports. */
export interface ForeignTables {
  readonly module: string
  /** Without `.tables.ts`. */
  readonly tables: string
}

/**
 * The tables of another module that an import takes; undefined where it takes none. Types read no table, foreign
 * keys lead from tables to tables, tests look at any, and the list of all tables stands in no module.
 */
export function foreignTablesOf({ file, specifier, typesOnly }: Import): ForeignTables | undefined {
  const target = importedFile(file, specifier)
  if (typesOnly || isTest(file) || !file.startsWith(source) || file.endsWith('.tables.ts')) return undefined
  if (target?.startsWith(source) !== true || !target.endsWith('.tables.ts')) return undefined
  const [from, to] = [file.slice(source.length), target.slice(source.length)]
  if (!from.includes('/') || moduleOf(from) === moduleOf(to)) return undefined
  return { module: moduleOf(from), tables: to.slice(0, -'.tables.ts'.length) }
}

/** Why an import of tables is not to be, in a sentence; undefined where it may. */
export function whyNotTables(one: Import): string | undefined {
  const taken = foreignTablesOf(one)
  if (taken === undefined || foreignTables[taken.module]?.includes(taken.tables) === true) return undefined
  return `${taken.tables}.tables.ts belongs to ${moduleOf(taken.tables)}: ask its service or its queries.ts.`
}
