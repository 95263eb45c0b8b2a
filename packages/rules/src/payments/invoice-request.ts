import type { Buyer, InvoiceRequest } from '../documents/sales-document.ts'
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
