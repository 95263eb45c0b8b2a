import type { Language } from '@bottega/rules/text/language.ts'
import type { DocumentAmount, DocumentExtra, DocumentLine } from '@bottega/rules/documents/sales-document.ts'
import { invoiceRequest } from '@bottega/rules/payments/invoice-request.ts'
import { businessTexts } from '@bottega/rules/payments/business-order.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { pricePerKilogram } from '@bottega/rules/fulfilment/price-picked.ts'
import { vatRate } from '@bottega/rules/money/vat.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { adjustmentName } from '../cart/presenters/adjustment-names.ts'
import { issueForOrder } from '../documents/issue-documents.service.ts'
import { paymentTypeName } from '../payments/payment-names.ts'
import { liveAttempts } from '../payments/payments.service.ts'
import {
  readAdjustments,
  findItems,
  findPlacedOrder,
  type OrderAdjustmentRow,
  type OrderItemRow,
  type OrderRow,
} from './orders.repository.ts'

const feeReasons: ReadonlySet<string> = new Set(['bag-fee', 'delivery-fee', 'delivery-fee-discount'])

/** Receipt and invoice of an order as its lines are written now: what was picked, at the price of its weight. */
export async function documentOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const placed = await findPlacedOrder(tx, order.id)
  const items = await findItems(tx, [order.id])
  const adjustments = await readAdjustments(tx, order.id)
  const nameOf = namesOn(order)
  const payments = await paidWith(tx, order)
  const { billing, lotteryCode, address } = order
  const { street, streetNumber, postalCode, city, province } = address
  await issueForOrder(
    tx,
    {
      orderId: order.id,
      userId: order.userId,
      storeId: order.storeId,
      details: {
        orderId: order.id,
        placedOn: shopDate(order.placedAt),
        deliveredOn: order.slotDay,
        deliveryServiceId: order.deliveryServiceId,
        service: placed?.service ?? { it: '' },
        place: `${street} ${streetNumber}, ${postalCode} ${city}`,
        ...businessTexts(order.infos),
      },
      // A document outlives the account: notes, telephone and position of the door are no part of it.
      place: { street, streetNumber, postalCode, city, province },
      lines: items.filter(wasPicked).map((item) => lineOf(item, adjustments, nameOf)),
      extras: adjustments.filter(({ orderLineId }) => orderLineId === null).map((row) => extraOf(row, nameOf)),
      payments: payments.map(({ text, cents }) => ({ text, cents })),
      ...(lotteryCode === null ? {} : { lotteryCode }),
      invoice: invoiceRequest({
        paymentTypeId: order.paymentTypeId,
        paidWith: payments.map(({ paymentTypeId }) => paymentTypeId),
        buyer: billing,
        lotteryCode,
      }),
    },
    now,
  )
}

const namesOn =
  ({ deliveryServiceId }: OrderRow) =>
  ({ reason, ownName }: OrderAdjustmentRow): Localized =>
    ownName ?? adjustmentName(reason, deliveryServiceId)

const wasPicked = ({ line }: OrderItemRow) => (line.quantityPrepared ?? line.quantityOrdered) > 0

function lineOf(
  item: OrderItemRow,
  adjustments: readonly OrderAdjustmentRow[],
  nameOf: (row: OrderAdjustmentRow) => Localized,
): DocumentLine {
  const { line, isFirstInfantFormula } = item
  return {
    text: line.name,
    detail: detailOf(item),
    ...amountOf(item),
    grossCents: line.totalCents,
    vatPercent: line.vatPercent,
    ...(isFirstInfantFormula ? { takesNoVoucher: true as const } : {}),
    adjustments: adjustments
      .filter(({ orderLineId }) => orderLineId === line.id)
      .map((row) => ({ text: nameOf(row), cents: row.cents })),
  }
}

/** Pieces at their price; what was weighed as its weight at the price of the kilogram. A substitute was not ordered. */
function amountOf(
  item: OrderItemRow,
): Pick<DocumentLine, 'quantity' | 'unit' | 'pieces' | 'quantityOrdered' | 'unitPriceCents'> {
  const { line, sellingMode } = item
  const prepared = line.quantityPrepared ?? line.quantityOrdered
  const isAsOrdered = prepared === line.quantityOrdered || line.replacesLineId !== null
  const ordered = isAsOrdered ? {} : { quantityOrdered: line.quantityOrdered }
  const perKilogram = pricePerKilogram({ ...line, sellingMode })
  if (perKilogram === undefined || line.weightPrepared === null)
    return {
      quantity: prepared,
      unit: sellingMode === 'loose' ? 'kg' : 'pz',
      ...ordered,
      unitPriceCents: line.unitPriceCents,
    }
  return { quantity: line.weightPrepared, unit: 'kg', pieces: prepared, ...ordered, unitPriceCents: perKilogram }
}

/** Brand, format and chosen options, each where there is one. */
function detailOf({ line, pack, optionWords }: OrderItemRow): Localized {
  const join = (language: Language) =>
    [line.brand, pack?.[language] ?? pack?.it ?? '', optionWords[language] ?? optionWords.it]
      .filter((part) => part !== '')
      .join(' · ')
  return { it: join('it'), de: join('de'), en: join('en') }
}

const extraOf = (row: OrderAdjustmentRow, nameOf: (row: OrderAdjustmentRow) => Localized): DocumentExtra => ({
  text: nameOf(row),
  cents: row.cents,
  vatPercent: feeReasons.has(row.reason) ? vatRate.ordinary : null,
})

/** The share of the total that each way to pay bears, in the order they were asked for; cents. */
async function paidWith(tx: Tx, order: OrderRow): Promise<(DocumentAmount & { paymentTypeId: number })[]> {
  let left = order.totalCents
  const paid = (await liveAttempts(tx, order.id)).map(({ state, amountCents, capturedCents, paymentTypeId }) => {
    const cents = Math.min(left, state === 'captured' ? capturedCents : amountCents)
    left -= cents
    return { text: paymentTypeName(paymentTypeId, order.deliveryServiceId), cents, paymentTypeId }
  })
  return paid.filter(({ cents }) => cents > 0)
}
