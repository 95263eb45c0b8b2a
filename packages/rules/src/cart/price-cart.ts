import { type Cents, sumCents } from '../money/cents.ts'
import { splitVat, type TaxedAmount } from '../money/vat.ts'
import { prorate } from '../money/prorate.ts'
import { prebilledAmount } from '../money/prices.ts'
import type { Thousandths } from '../quantity/selling-terms.ts'
import { type DeliveryFee, deliveryFee } from './delivery-fee.ts'
import { applyPurchaseLimits, type LimitedCart, type LimitedLine } from './limits.ts'
import { type LinePricing, priceLine } from './price-line.ts'
import type { Adjustment, AdjustmentReason, CartLine, PriceCartInput, PricedCart, PricedLine } from './pricing.ts'
import { applyVouchers, type VoucherOutcome } from './vouchers/vouchers.ts'

/**
 * Prices a cart: list price, promotion of the line, class and line limits, line vouchers, order vouchers, bag fee,
 * delivery fee, totals by VAT. The lines' list amounts plus all adjustments are the total.
 *
 * Limits are decided first because promotions and vouchers follow from the quantity really sold; they read no price, so
 * nothing else changes by it.
 */
export function priceCart(input: PriceCartInput): PricedCart {
  const limited = limitLines(input.lines)
  const priced = input.lines.map((line) => priceLine(line, quantityOf(line, limited)))
  const orderVouchers = applyOrderVouchers(input, priced)
  const lines = shareAmongLines(priced, orderVouchers)
  const isEmpty = lines.every(({ pricedQuantity }) => pricedQuantity === 0)
  const spendCents = sumCents(priced.map((line) => line.spendCents))
  const delivery = input.delivery && deliveryFee(input.delivery, spendCents, isEmpty)
  const bagFeeCents = isEmpty || !input.bagFee ? 0 : input.bagFee.cents
  const adjustments = [
    ...priced.flatMap((line) => line.adjustments),
    ...orderVouchers.applied.map(({ voucherId, cents }) => orderRow('order-voucher', 0 - cents, voucherId)),
    ...feeRows(bagFeeCents, delivery),
  ]
  const listCents = sumCents(lines.map((line) => line.listCents))
  const totalCents = listCents + sumCents(adjustments.map(({ cents }) => cents))
  const variableWeightCents = weightStillUnknown(priced)
  return {
    lines,
    adjustments,
    limited: limited.remarks,
    refusedVouchers: [...priced.flatMap((line) => line.refusedVouchers), ...orderVouchers.refused],
    listCents,
    spendCents,
    voucherSpendCents: sumCents(priced.flatMap((line) => (line.source.isFirstInfantFormula ? [] : line.spendCents))),
    goodsCents: sumCents(lines.map(paidForLine)),
    deliveryCents: delivery ? delivery.feeCents + delivery.discountCents : 0,
    bagFeeCents,
    totalCents,
    variableWeightCents,
    prebilledCents: prebilledAmount({
      totalWithoutBagCents: totalCents - bagFeeCents,
      variableWeightCents,
      bagFeeCents,
    }),
    vat: splitVat(taxedAmounts(input, lines, bagFeeCents, delivery)),
    nextFeeStep: delivery?.nextStep ?? null,
    missingForFreeDeliveryCents: delivery?.missingForFreeCents ?? null,
    missingForMinimumCents: delivery?.missingForMinimumCents ?? null,
  }
}

/** The amount paid for a line once the order vouchers are shared out. */
function paidForLine(line: PricedLine): Cents {
  return line.totalCents + line.orderVoucherShareCents
}

function limitLines(lines: readonly CartLine[]): LimitedCart {
  const limitable = lines.flatMap(({ lineId, productId, quantity, limits }): LimitedLine[] =>
    limits ? [{ lineId, productId, quantity, ...limits }] : [],
  )
  return applyPurchaseLimits(limitable)
}

function quantityOf(line: CartLine, limited: LimitedCart): Thousandths {
  return limited.quantities.get(line.lineId) ?? line.quantity
}

function applyOrderVouchers(input: PriceCartInput, priced: readonly LinePricing[]): VoucherOutcome {
  const eligible = priced.filter(({ source }) => !source.isFirstInfantFormula)
  const cents = sumCents(eligible.map(({ line }) => line.totalCents))
  return applyVouchers(input.orderVouchers, {
    lineId: null,
    cents,
    percentBaseCents: cents,
    spendCents: sumCents(eligible.map((line) => line.spendCents)),
    places: input.orderVouchers.length,
  })
}

/** Order vouchers are shared among the lines they may touch, so that VAT and later refunds know what each line paid. */
function shareAmongLines(priced: readonly LinePricing[], { applied }: VoucherOutcome): PricedLine[] {
  const takenOff = sumCents(applied.map(({ cents }) => cents))
  if (takenOff === 0) return priced.map(({ line }) => line)
  const weights = priced.map(({ source, line }) => (source.isFirstInfantFormula ? 0 : line.totalCents))
  const shares = prorate(0 - takenOff, weights)
  return priced.map(({ line }, index) => ({ ...line, orderVoucherShareCents: shares[index] ?? 0 }))
}

function feeRows(bagFeeCents: Cents, delivery: DeliveryFee | null): Adjustment[] {
  const rows = [
    orderRow('bag-fee', bagFeeCents),
    orderRow('delivery-fee', delivery?.feeCents ?? 0),
    orderRow('delivery-fee-discount', delivery?.discountCents ?? 0),
  ]
  return rows.filter(({ cents }) => cents !== 0)
}

function orderRow(reason: AdjustmentReason, cents: Cents, voucherId: number | null = null): Adjustment {
  return { reason, cents, lineId: null, promotionId: null, voucherId }
}

function weightStillUnknown(priced: readonly LinePricing[]): Cents {
  const unweighed = priced.filter(({ source }) => source.hasVariableWeight && source.pickedQuantity === null)
  return sumCents(unweighed.map(({ line }) => line.totalCents))
}

function taxedAmounts(
  input: PriceCartInput,
  lines: readonly PricedLine[],
  bagFeeCents: Cents,
  delivery: DeliveryFee | null,
): TaxedAmount[] {
  const goods = lines.map((line) => ({ rate: line.vatRate, grossCents: paidForLine(line) }))
  const bag = { rate: input.bagFee?.vatRate ?? 0, grossCents: bagFeeCents }
  const carriage = {
    rate: input.delivery?.vatRate ?? 0,
    grossCents: delivery ? delivery.feeCents + delivery.discountCents : 0,
  }
  return [...goods, bag, carriage].filter(({ grossCents }) => grossCents !== 0)
}
