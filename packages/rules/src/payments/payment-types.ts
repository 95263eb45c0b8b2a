/** Payment types by id. (Account spec, section 9) */
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

interface PaymentTypeRow {
  /** When the money moves: held at once, handed over at the door, invoiced later, or a meal voucher. */
  readonly settlement: 'online' | 'on-delivery' | 'later' | 'meal-voucher'
  readonly isForCompaniesOnly: boolean
}

const online = { settlement: 'online', isForCompaniesOnly: false } as const
const later = { settlement: 'later', isForCompaniesOnly: true } as const
const mealVoucher = { settlement: 'meal-voucher', isForCompaniesOnly: false } as const

const types: Readonly<Record<PaymentTypeName, PaymentTypeRow>> = {
  online,
  card: online,
  payPal: online,
  satispay: online,
  onDelivery: { settlement: 'on-delivery', isForCompaniesOnly: false },
  deferred: later,
  consolidatedInvoice: later,
  mealVoucherPaper: mealVoucher,
  mealVoucherCard: mealVoucher,
  mealVoucherApp: mealVoucher,
}

const nameById: ReadonlyMap<number, PaymentTypeName> = new Map(
  Object.entries(paymentType).map(([name, id]) => [id, name as PaymentTypeName]),
)

/** Undefined for an id that is no payment type. */
export function settlementOf(paymentTypeId: number): PaymentTypeRow['settlement'] | undefined {
  const name = nameById.get(paymentTypeId)
  return name && types[name].settlement
}

/** Who is paying; sole proprietors buy as companies do. */
export interface Payer {
  readonly isCompany: boolean
  readonly wantsInvoice: boolean
}

/** Whether a payer may use a payment type: later payment is for companies, meal vouchers go without an invoice. */
export function mayPayWith(paymentTypeId: number, payer: Payer): boolean {
  const name = nameById.get(paymentTypeId)
  if (name === undefined) return false
  const { settlement, isForCompaniesOnly } = types[name]
  if (isForCompaniesOnly && !payer.isCompany) return false
  return !(settlement === 'meal-voucher' && payer.wantsInvoice)
}

/** Meal vouchers do not go with discounts on the delivery fee. (Account spec, section 5) */
export function allowsDeliveryDiscount(paymentTypeId: number): boolean {
  return settlementOf(paymentTypeId) !== 'meal-voucher'
}
