import type { Buyer, InvoiceRequest } from '../documents/sales-document.ts'
import { hasAsciiSpelling, inAscii } from '../text/latin-letters.ts'
import { paymentType, settlementOf } from './payment-types.ts'

interface BilledOrder {
  readonly paymentTypeId: number
  /** The ways to pay that paid for it, with their amounts above zero. */
  readonly paidWith: readonly number[]
  readonly buyer: Buyer | null
  readonly lotteryCode: string | null
}

/**
 * The kind of invoice of an order; undefined for none: where none was asked for, where meal vouchers paid a part, and
 * where the receipt takes part in the lottery. (Account and after-sales, sections 2 and 5)
 */
export function invoiceRequest(order: BilledOrder): InvoiceRequest | undefined {
  const { paymentTypeId, buyer } = order
  const isLater = settlementOf(paymentTypeId) === 'later'
  const isMeal = [paymentTypeId, ...order.paidWith].some((id) => settlementOf(id) === 'meal-voucher')
  if (isMeal || order.lotteryCode !== null || (buyer === null && !isLater)) return undefined
  return { kind: paymentTypeId === paymentType.consolidatedInvoice ? 'summary' : 'single', buyer, paymentTypeId }
}

/** The texts a business may have printed with its orders: its own number of the order, and the cost centre. */
export const businessOrderFields = ['order_reference', 'cost_centre'] as const

/** Characters of a reference or cost centre, as the electronic invoice takes them. */
export const businessFieldMaximum = 20

/** True when a reference or cost centre has room on the electronic invoice whole, in the letters the invoice takes. */
export const fitsInvoice = (value: string): boolean =>
  hasAsciiSpelling(value) && inAscii(value).length <= businessFieldMaximum

/** The texts a business wrote on an order, each where there is one. */
export interface BusinessTexts {
  readonly orderReference?: string
  readonly costCentre?: string
}

export function businessTexts(infos: Readonly<Record<string, string | undefined>>): BusinessTexts {
  const [orderReference = '', costCentre = ''] = businessOrderFields.map((field) => infos[field]?.trim())
  return { ...(orderReference !== '' && { orderReference }), ...(costCentre !== '' && { costCentre }) }
}
