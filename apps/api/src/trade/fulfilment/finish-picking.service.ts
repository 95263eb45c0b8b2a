import { paidLines } from '@bottega/rules/fulfilment/paid-lines.ts'
import { isDecided } from '@bottega/rules/fulfilment/picking.ts'
import { type PickedAdjustment, type PickedLine, pricePicked } from '@bottega/rules/fulfilment/price-picked.ts'
import type { Voucher } from '@bottega/rules/cart/vouchers/vouchers.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { canBecome, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { moveOrder } from '../orders/order-status.service.ts'
import { type OrderRow, readAdjustments } from '../orders/orders.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { overweightWriteOff, takePicked } from '../payments/picked-money.service.ts'
import { returnSomeVouchers, vouchersOfOrder } from '../vouchers/spend-vouchers.service.ts'
import { findOrderVouchers, replaceAdjustments, setAmounts, setLineTotals } from './fulfilment.repository.ts'
import { findWrittenLines, type WrittenLineRow } from './picked-order.repository.ts'
import { numberTransport } from './papers/transport-notes.service.ts'
import { leaveOutRecalled, type Worker } from './picking.service.ts'

const feeReasons: ReadonlySet<string> = new Set(['bag-fee', 'delivery-fee', 'delivery-fee-discount'])

/** The bags and crates that hold the goods. */
export interface Packed {
  bags: number
  crates: number
}

/**
 * Ends the picking of an order: it comes to what is in the bags, vouchers nothing was taken off by go back, its money is
 * taken, and the customer is told what differs. Ended before, nothing happens.
 */
export async function finishPicking(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  { bags, crates }: Packed,
  worker: Worker,
  now: Date,
): Promise<OrderRow> {
  if (
    order.orderedTotalCents !== null &&
    order.bags === bags &&
    (order.crates ?? 0) === crates &&
    !canBecome(order.statusId, orderStatus.prepared)
  )
    return order
  if (order.statusId !== orderStatus.beingPicked)
    throw new ShopError('error.fulfilment.notBeingPicked', { orderId: order.id })
  await leaveOutRecalled(tx, order, worker, now)
  const rows = await findWrittenLines(tx, order.id)
  refuseUnlessPicked(rows)
  if (bags + crates === 0) throw new ShopError('error.fulfilment.nothingPacked')
  const picked = await priceRows(shop, tx, order, rows)
  await setLineTotals(tx, picked.listCents)
  await replaceAdjustments(
    tx,
    order.id,
    picked.adjustments.map((row) => adjustmentRow(order.id, row)),
  )
  const { goodsCents, discountCents, totalCents } = picked
  const foodCents = foodOf(rows, picked)
  const amounts = {
    goodsCents,
    discountCents,
    totalCents,
    foodCents,
    bags,
    crates,
    orderedTotalCents: order.totalCents,
  }
  await setAmounts(tx, order.id, amounts)
  await giveVouchersBack(tx, order.id, picked.voucherIds, now)
  const prepared = await moveOrder(tx, { ...order, ...amounts }, orderStatus.prepared, worker.actor, now)
  await takePicked(shop, tx, prepared, now)
  await numberTransport(tx, prepared, now)
  await enqueue(tx, 'mail.orderPrepared', { orderId: order.id }, now)
  return prepared
}

function refuseUnlessPicked(rows: readonly WrittenLineRow[]): void {
  const count = rows.filter(({ line }) => !isDecided(line.pickState)).length
  if (count > 0) throw new ShopError('error.fulfilment.linesLeft', { count })
  // A recalled product was put in before the recall, or as a substitute: only the picker can take it out.
  if (rows.some(({ line, isRecalled }) => isRecalled && (line.quantityPrepared ?? 0) > 0))
    throw new ShopError('error.fulfilment.recalled')
  if (rows.every(({ line }) => (line.pricedQuantity ?? 0) === 0)) throw new ShopError('error.fulfilment.nothingPicked')
}

interface PickedAmounts {
  listCents: ReadonlyMap<number, number>
  adjustments: readonly PickedAdjustment[]
  goodsCents: number
  discountCents: number
  totalCents: number
  voucherIds: readonly number[]
}

/** The picked total; what cannot be charged beyond what is held comes off it. */
async function priceRows(shop: Shop, tx: Tx, order: OrderRow, rows: readonly WrittenLineRow[]): Promise<PickedAmounts> {
  const adjustments = await readAdjustments(tx, order.id)
  const vouchers = (await findOrderVouchers(tx, order.id)).map(({ lineId, ...terms }) => ({
    lineId,
    voucher: voucherOf(terms),
  }))
  const fees = adjustments.filter(({ reason }) => feeReasons.has(reason))
  const priced = pricePicked({
    lines: rows.map((row) =>
      pickedLine(
        row,
        vouchers.flatMap(({ lineId, voucher }) => (lineId === row.line.id ? [voucher] : [])),
      ),
    ),
    orderVouchers: vouchers.flatMap(({ lineId, voucher }) => (lineId === null ? [voucher] : [])),
    fees: fees.map(({ reason, cents }) =>
      Object.assign({ reason: reason as PickedAdjustment['reason'], cents }, noIds),
    ),
  })
  const writtenOffCents = await overweightWriteOff(tx, order, {
    totalCents: priced.totalCents,
    foodCents: foodOf(rows, priced),
  })
  if (writtenOffCents === 0) return priced
  shop.log.warn({ orderId: order.id, giftCents: writtenOffCents }, 'an order weighs more than its payments hold')
  const writeOff = { ...noIds, reason: 'weight-gift', cents: 0 - writtenOffCents } as const
  return {
    ...priced,
    adjustments: [...priced.adjustments, writeOff],
    discountCents: priced.discountCents - writtenOffCents,
    totalCents: priced.totalCents - writtenOffCents,
  }
}

const noIds = { lineId: null, promotionId: null, voucherId: null }

interface VoucherTerms {
  voucherId: number
  kind: 'amount' | 'percent'
  discount: number
}

const voucherOf = ({ voucherId, kind, discount }: VoucherTerms): Voucher => ({
  voucherId,
  discount: kind === 'amount' ? { kind, cents: discount } : { kind, percent: discount },
  minimumSpendCents: 0,
})

function pickedLine({ line, isFirstInfantFormula }: WrittenLineRow, vouchers: readonly Voucher[]): PickedLine {
  return {
    lineId: line.id,
    productId: line.productId,
    listPriceCents: line.unitPriceCents,
    quantityOrdered: line.quantityOrdered,
    pricedQuantity: line.pricedQuantity ?? 0,
    vatRate: line.vatPercent,
    promotion: line.promotion,
    isFirstInfantFormula,
    replacesLineId: line.replacesLineId,
    vouchers,
  }
}

const adjustmentRow = (orderId: number, { lineId, reason, promotionId, voucherId, cents }: PickedAdjustment) => ({
  orderId,
  orderLineId: lineId,
  reason,
  promotionId,
  userGiftCertificateId: voucherId,
  cents,
})

/** The amount, in cents, that meal vouchers may pay of the goods picked. */
function foodOf(
  rows: readonly WrittenLineRow[],
  { listCents, adjustments }: Pick<PickedAmounts, 'listCents' | 'adjustments'>,
) {
  const { paidCents } = paidLines(
    rows.map(({ line, isFirstInfantFormula }) => ({
      lineId: line.id,
      totalCents: listCents.get(line.id) ?? 0,
      vatRate: line.vatPercent,
      isFirstInfantFormula,
    })),
    adjustments,
  )
  const food = rows.filter(({ takesMealVouchers, isFirstInfantFormula }) => takesMealVouchers && !isFirstInfantFormula)
  return Math.max(0, sumCents(food.map(({ line }) => paidCents.get(line.id) ?? 0)))
}

async function giveVouchersBack(tx: Tx, orderId: number, used: readonly number[], now: Date): Promise<void> {
  const unused = (await vouchersOfOrder(tx, orderId)).filter((id) => !used.includes(id))
  // No change of an order has this number: the ledger names what was given back at picking by it.
  await returnSomeVouchers(tx, { orderId, changeId: 0 }, unused, now)
}
