import { type PaidFee, type PaidOrder, paidLines } from '@bottega/rules/fulfilment/paid-lines.ts'
import type { PaidGoods } from '@bottega/rules/returns/return-amount.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { type OrderLineRow, type OrderRow, paidGoods, readAdjustments, readOrderRow } from '../orders/orders.service.ts'
import { findWrittenLines, type WrittenLineRow } from './picked-order.repository.ts'

/** A line the customer got, as a receipt or an invoice names it. */
export interface PickedOrderLine extends Pick<
  OrderLineRow,
  'productId' | 'name' | 'brand' | 'pack' | 'optionWords' | 'quantityOrdered' | 'weightPrepared' | 'replacesLineId'
> {
  lineId: number
  codInt: string
  barcode: string | null
  /** Thousandths: pieces, or kilograms of loose goods. */
  quantityPrepared: number
  unit: 'kg' | 'pz'
  /** Per piece or kilogram, VAT included. */
  unitPriceCents: number
  /** The quantity at its unit price. */
  listCents: number
  /** Promotions, vouchers and its share of vouchers on the order: zero or less. */
  discountCents: number
  /** Cents paid for it, VAT included. */
  grossCents: number
  /** The same beside what was paid back of it, or is asked for by returns. */
  paid: PaidGoods
  vatPercent: number
}

export interface PickedOrder {
  order: OrderRow
  /** In the order they were bought; what was not found is left out. */
  lines: PickedOrderLine[]
  /** Bags and delivery, and what comes off it. */
  fees: readonly PaidFee[]
  /** By rate, lowest first; gross amounts sum to the total. */
  vat: PaidOrder['vat']
  totalCents: number
}

/**
 * The order's lines and amounts as it is written now: from status 6 on what was picked, at the price of its weight.
 * Lines and fees sum to the total, and so do the parts of the VAT. Receipts, invoices, returns and refunds start from
 * here.
 */
export async function pickedOrder(db: Reader, orderId: number): Promise<PickedOrder> {
  const order = await readOrderRow(db, orderId)
  const rows = await findWrittenLines(db, orderId)
  const adjustments = await readAdjustments(db, orderId)
  const paid = paidLines(
    rows.map(({ line, isFirstInfantFormula }) => ({
      lineId: line.id,
      totalCents: line.totalCents,
      vatRate: line.vatPercent,
      isFirstInfantFormula,
    })),
    adjustments.map(({ orderLineId, reason, cents }) => ({ lineId: orderLineId, reason, cents })),
  )
  if (paid.totalCents !== order.totalCents)
    throw new Error(`order ${orderId} comes to ${paid.totalCents} and says ${order.totalCents}`)
  const lines = rows.map((row) => pickedLine(row, paid.paidCents.get(row.line.id) ?? 0))
  return {
    order,
    lines: lines.filter(({ quantityPrepared }) => quantityPrepared > 0),
    fees: paid.fees,
    vat: paid.vat,
    totalCents: paid.totalCents,
  }
}

function pickedLine({ line, sellingMode, codInt, barcode }: WrittenLineRow, grossCents: number): PickedOrderLine {
  return {
    lineId: line.id,
    productId: line.productId,
    codInt,
    barcode,
    name: line.name,
    brand: line.brand,
    pack: line.pack,
    optionWords: line.optionWords,
    replacesLineId: line.replacesLineId,
    quantityOrdered: line.quantityOrdered,
    quantityPrepared: line.quantityPrepared ?? line.quantityOrdered,
    weightPrepared: line.weightPrepared,
    unit: sellingMode === 'loose' ? 'kg' : 'pz',
    unitPriceCents: line.unitPriceCents,
    listCents: line.totalCents,
    discountCents: grossCents - line.totalCents,
    grossCents,
    paid: paidGoods(line, grossCents),
    vatPercent: line.vatPercent,
  }
}
