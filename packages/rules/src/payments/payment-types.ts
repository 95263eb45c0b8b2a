/** Payment types by id. (Account and after-sales, section 9) */
export const paymentType = {
  online: 1,
  onDelivery: 2,
  deferred: 11,
  card: 12,
  payPal: 13,
  mealVoucherPaper: 18,
  mealVoucherCard: 19,
  mealVoucherApp: 21,
  satispay: 24,
  consolidatedInvoice: 101,
} as const

export type PaymentTypeName = keyof typeof paymentType
export type PaymentTypeId = (typeof paymentType)[PaymentTypeName]

export const defaultPaymentType: PaymentTypeId = paymentType.card

/** Two sites, two assortments of everything, ways to pay included. */
export type PaymentSite = 'coop' | 'collect'

interface PaymentTypeRow {
  /** The moment the money moves: held at once, handed over at the door, invoiced later, or a meal voucher. */
  readonly settlement: 'online' | 'on-delivery' | 'later' | 'meal-voucher'
  /** The party that takes it: a provider, the staff member who hands over the goods, or the shop's own books. */
  readonly channel: 'provider' | 'door' | 'account'
  /** Companies only by an agreement with a limit. */
  readonly customers: 'everybody' | 'companies-by-agreement'
  /** `attended`: only where a staff member is present who can take it. */
  readonly places: 'everywhere' | 'attended'
  readonly sites: readonly PaymentSite[]
  /** An invoice may be asked for. */
  readonly invoice: boolean
}

const everySite = ['coop', 'collect'] as const
const online = {
  settlement: 'online',
  channel: 'provider',
  customers: 'everybody',
  places: 'everywhere',
  sites: everySite,
  invoice: true,
} as const satisfies PaymentTypeRow
const door = { ...online, settlement: 'on-delivery', channel: 'door', places: 'attended' } as const
const later = { ...online, settlement: 'later', channel: 'account', customers: 'companies-by-agreement' } as const
const mealVoucher = { ...online, settlement: 'meal-voucher', invoice: false } as const

/** The payment types by payer and site. The usual ones first, as they are offered. */
const types: Readonly<Record<PaymentTypeName, PaymentTypeRow>> = {
  card: online,
  payPal: online,
  satispay: online,
  online,
  mealVoucherCard: mealVoucher,
  mealVoucherApp: mealVoucher,
  mealVoucherPaper: { ...mealVoucher, channel: 'door', places: 'attended' },
  onDelivery: door,
  deferred: later,
  // Click-and-collect closes every sale by itself: nothing is put together at the end of the month.
  consolidatedInvoice: { ...later, sites: ['coop'] },
}

const nameById: ReadonlyMap<number, PaymentTypeName> = new Map(
  Object.entries(paymentType).map(([name, id]) => [id, name as PaymentTypeName]),
)

const rowOf = (paymentTypeId: number): PaymentTypeRow | undefined => {
  const name = nameById.get(paymentTypeId)
  return name && types[name]
}

/** Undefined for an id that is no payment type. */
export const settlementOf = (paymentTypeId: number) => rowOf(paymentTypeId)?.settlement

/** Undefined for an id that is no payment type. */
export const channelOf = (paymentTypeId: number) => rowOf(paymentTypeId)?.channel

/** The payer and the order; sole proprietors buy as companies do. */
export interface Payer {
  readonly isCompany: boolean
  readonly wantsInvoice: boolean
  /** A staff member is present where the goods are handed over. */
  readonly isAttended: boolean
  readonly site: PaymentSite
  /** Types the company has an agreement for. */
  readonly agreements: readonly number[]
}

/** True when a site has a payment type at all. */
export const isOfSite = (paymentTypeId: number, site: PaymentSite): boolean =>
  rowOf(paymentTypeId)?.sites.includes(site) ?? false

/** True when a payer may use a payment type. */
export function mayPayWith(paymentTypeId: number, payer: Payer): boolean {
  const row = rowOf(paymentTypeId)
  if (row === undefined || !isOfSite(paymentTypeId, payer.site)) return false
  if (row.places === 'attended' && !payer.isAttended) return false
  if (payer.wantsInvoice && !row.invoice) return false
  return row.customers === 'everybody' || (payer.isCompany && payer.agreements.includes(paymentTypeId))
}

/** Everything a payer may use, the usual first. */
export function paymentTypesOf(payer: Payer): PaymentTypeId[] {
  const names = Object.keys(types) as PaymentTypeName[]
  return names.map((name) => paymentType[name]).filter((id) => mayPayWith(id, payer))
}

/**
 * The ways to pay by the name a shop's files give them. Cash and a card at the door are one payment type: the customer
 * is told at the door, by whoever hands over the goods, and the till counts them apart.
 */
const typeOfWay = {
  card: paymentType.card,
  paypal: paymentType.payPal,
  satispay: paymentType.satispay,
  other_online: paymentType.online,
  meal_voucher_card: paymentType.mealVoucherCard,
  meal_voucher_app: paymentType.mealVoucherApp,
  meal_voucher_paper: paymentType.mealVoucherPaper,
  cash: paymentType.onDelivery,
  card_at_the_door: paymentType.onDelivery,
  on_account: paymentType.deferred,
  summary_invoice: paymentType.consolidatedInvoice,
} as const

export type WayToPay = keyof typeof typeOfWay
export const waysToPay = Object.keys(typeOfWay) as WayToPay[]

/** Accepted where files say nothing: only what needs nobody at the door. Money at the door is never there by accident. */
export const waysUnlessNamed: readonly WayToPay[] = waysToPay.filter((way) => rowOf(typeOfWay[way])?.channel !== 'door')

/** True when one of the accepted ways is of this payment type. */
export const isAccepted = (ways: readonly WayToPay[], paymentTypeId: number): boolean =>
  ways.some((way) => typeOfWay[way] === paymentTypeId)

/** Meal vouchers do not go with discounts on the delivery fee. (Account and after-sales, section 5) */
export function allowsDeliveryDiscount(paymentTypeId: number): boolean {
  return settlementOf(paymentTypeId) !== 'meal-voucher'
}
