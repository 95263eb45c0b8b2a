import type { OrderSummaryView, OrderView, SuborderView } from '@bottega/contract/orders/orders.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { needsHandoverCode } from '@bottega/rules/fulfilment/delivery-steps.ts'
import { paidLines } from '@bottega/rules/fulfilment/paid-lines.ts'
import { pricePerKilogram, type WeighedLine } from '@bottega/rules/fulfilment/price-picked.ts'
import type { LinkedOrderView } from '@bottega/contract/orders/order-links.ts'
import { deliveryStatusLabel, orderStatusLabel, orderTypeName } from '@bottega/contract/texts/status-names.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { heldDoorWish } from '@bottega/rules/delivery/at-the-door.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { deliveryStatusOf } from '@bottega/rules/orders/delivery-status.ts'
import { canBecome, orderStatus } from '@bottega/rules/orders/order-status.ts'
import { orderTypeOf } from '@bottega/rules/orders/order-type.ts'
import { businessTexts } from '@bottega/rules/payments/business-order.ts'
import { orderMoney } from '@bottega/rules/payments/order-money.ts'
import { readWeight } from '@bottega/rules/quantity/custom-weight.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { presentOptions } from '../catalog/presenters/option-words.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import { presentWindow } from '../delivery/slots.presenter.ts'
import { paymentTypeName } from '../payments/payment-names.ts'
import { adjustmentName } from '../cart/presenters/adjustment-names.ts'
import { presentNote, presentPieces } from '../cart/presenters/line-wishes.ts'
import type { ListedOrder } from './lists/order-lists.service.ts'
import { presentOnly } from './only-substitutes.ts'
import type { OrderParts } from './order-parts.service.ts'
import type { WholeOrder } from './orders.service.ts'
import type { OrderAdjustmentRow, OrderItemRow, OrderRow } from './orders.repository.ts'

const statusOf = (orderStatusId: number, deliveryServiceId: number, language: Language) => ({
  orderStatusId,
  name: textIn(language, orderStatusLabel(orderStatusId, deliveryServiceId)),
})

const typeOf = (deliveryServiceId: number, language: Language) => {
  const orderTypeId = orderTypeOf(deliveryServiceId)
  return { orderTypeId, name: textIn(language, orderTypeName[orderTypeId]) }
}

const deliveryStatusIn = (deliveryStatusId: number, language: Language) => ({
  deliveryStatusId,
  name: textIn(language, deliveryStatusLabel(deliveryStatusId)),
})

function presentSuborder(
  { suborder, warehouseName }: OrderParts['suborders'][number],
  language: Language,
): SuborderView {
  return {
    suborderId: suborder.id,
    warehouse: { warehouseId: suborder.warehouseId, name: warehouseName },
    deliveryServiceId: suborder.deliveryServiceId,
    deliveryStatus: deliveryStatusIn(suborder.deliveryStatusId, language),
    deliveryDate: suborder.deliveryDay,
    ...startAndEnd(suborder.deliveryBeginAt, suborder.deliveryEndAt),
  }
}

function startAndEnd(beginAt: Date, endAt: Date) {
  const { beginTime, endTime } = presentWindow(beginAt, endAt)
  return { beginTime, endTime }
}

export function presentOrderSummary(listed: ListedOrder, language: Language): OrderSummaryView {
  const { order, service, lines, parts, payableUntil, items, person } = listed
  const deliveryStatusId = deliveryStatusOf(parts.suborders.map(({ suborder }) => suborder))
  const { userPaymentAuthId } = order.paymentChoice
  const nameOf = (paymentTypeId: number) => textIn(language, paymentTypeName(paymentTypeId, order.deliveryServiceId))
  return {
    orderId: order.id,
    status: statusOf(order.statusId, order.deliveryServiceId, language),
    orderType: typeOf(order.deliveryServiceId, language),
    ...(deliveryStatusId === undefined ? {} : { deliveryStatus: deliveryStatusIn(deliveryStatusId, language) }),
    suborders: parts.suborders.map((row) => presentSuborder(row, language)),
    date: order.placedAt.toISOString(),
    deliveryDate: order.slotDay,
    ...startAndEnd(order.slotBeginAt, order.slotEndAt),
    deliveryServiceId: order.deliveryServiceId,
    deliveryService: service === null ? '' : textIn(language, service),
    grossTotal: eurosFromCents(order.totalCents),
    totalItems: lines,
    paymentTypeId: order.paymentTypeId,
    paymentType: { paymentTypeId: order.paymentTypeId, name: nameOf(order.paymentTypeId) },
    ...(userPaymentAuthId === undefined ? {} : { userPaymentAuthId }),
    ...(parts.noteId === undefined ? {} : { noteId: parts.noteId }),
    ...(person === undefined ? {} : { person }),
    refunds: parts.refunds.map(({ cents, paymentTypeId }) => ({
      amount: eurosFromCents(cents),
      paymentTypeId,
      name: nameOf(paymentTypeId),
    })),
    ...(items === undefined ? {} : { orderItems: items.map((item) => presentItem(item, language)) }),
    ...(payableUntil === undefined ? {} : { payableUntil: payableUntil.toISOString() }),
  }
}

/** The order for those who have its link: no address, no name, no way of payment, nothing to do. */
export function presentLinkedOrder(whole: WholeOrder, language: Language): LinkedOrderView {
  const {
    shippingAddress: _address,
    handoverCode: _handoverCode,
    note: _note,
    orderReference: _orderReference,
    costCentre: _costCentre,
    noteId: _noteId,
    person: _person,
    userPaymentAuthId: _userPaymentAuthId,
    payment: _payment,
    payments: _payments,
    money: _money,
    movements: _movements,
    can: _can,
    parking: _parking,
    orderItems,
    ...order
  } = presentOrder(whole, language)
  // Like the note on the order, that on a line is between the customer and the picker.
  return { ...order, orderItems: orderItems.map(({ lineNote: _lineNote, ...item }) => item) }
}

/** The wish for the door as this order allows it. */
function heldDoor({ address, paymentTypeId, totalCents }: OrderRow, items: WholeOrder['items']) {
  if (address.door === undefined) return {}
  const hasGoodsForAdults = items.some(({ isForAdultsOnly }) => isForAdultsOnly)
  const dueCents = paymentTypeId === paymentType.onDelivery ? totalCents : 0
  return heldDoorWish(address.door, { hasGoodsForAdults, dueCents })
}

/** The whitelist from an order to the wire: lines and adjustments add up to the total. */
export function presentOrder(whole: WholeOrder, language: Language): OrderView {
  const { placed, items, adjustments, events, payment, payments } = whole
  const { order, storeName, cooperativeId } = placed
  return {
    ...presentOrderSummary({ ...placed, parts: whole.parts, payableUntil: whole.payableUntil }, language),
    store: { storeId: order.storeId, name: storeName, cooperativeId },
    shippingAddress: {
      addressName: order.address.name,
      address1: order.address.street,
      addressNumber: order.address.streetNumber,
      city: order.address.city,
      province: order.address.province,
      postalcode: order.address.postalCode,
      ...heldDoor(order, items),
    },
    ...(order.note === null ? {} : { note: order.note }),
    ...businessTexts(order.infos),
    ...(isWaitedFor(order) ? { handoverCode: order.handoverCode } : {}),
    ...(order.orderedTotalCents === null ? {} : { totalOrdered: eurosFromCents(order.orderedTotalCents) }),
    orderItems: soldItems(items, order).map((item) => presentItem(item, language)),
    orderAdjustments: adjustments.map((row) => presentAdjustment(row, order.deliveryServiceId, language)),
    goodsTotal: eurosFromCents(order.goodsCents),
    discountTotal: eurosFromCents(0 - order.discountCents),
    deliveryFee: eurosFromCents(order.feeCents),
    bagFee: eurosFromCents(order.bagFeeCents),
    prebilledAmount: eurosFromCents(order.prebilledCents),
    vat: vatOf(whole),
    events: events.map((event) => presentEvent(event, order.deliveryServiceId, language)),
    ...(whole.changeableUntil === undefined ? {} : { changeableUntil: whole.changeableUntil.toISOString() }),
    ...(payment === undefined
      ? {}
      : {
          payment: {
            state: payment.state,
            paymentTypeId: payment.paymentTypeId,
            name: textIn(language, paymentTypeName(payment.paymentTypeId, order.deliveryServiceId)),
          },
        }),
    payments: payments.map(({ state, paymentTypeId, amountCents, capturedCents }) => ({
      state,
      paymentTypeId,
      name: textIn(language, paymentTypeName(paymentTypeId, order.deliveryServiceId)),
      amount: eurosFromCents(state === 'captured' ? capturedCents : amountCents),
    })),
    money: orderMoney(payments).map(({ kind, paymentTypeId, cents }) => ({
      kind,
      name: textIn(language, paymentTypeName(paymentTypeId, order.deliveryServiceId)),
      amount: eurosFromCents(cents),
    })),
    movements: whole.movements.map(({ kind, paymentTypeId, cents, at }) => ({
      kind,
      name: textIn(language, paymentTypeName(paymentTypeId, order.deliveryServiceId)),
      amount: eurosFromCents(cents),
      at: at.toISOString(),
    })),
    can: whole.can,
    ...(whole.parking === undefined ? {} : { parking: presentParking(whole.parking) }),
  }
}

function presentParking({ latitude, longitude, reserved }: NonNullable<WholeOrder['parking']>) {
  if (reserved === undefined) return { latitude, longitude }
  const { info, updatedAt } = reserved
  return { latitude, longitude, reservedAt: updatedAt.toISOString(), ...(info === null ? {} : { info }) }
}

/** The customer still comes for the goods, and says this code. */
const isWaitedFor = ({ statusId, deliveryServiceId }: WholeOrder['placed']['order']) =>
  needsHandoverCode(deliveryServiceId) &&
  (canBecome(statusId, orderStatus.beingPicked) ||
    canBecome(statusId, orderStatus.delivered) ||
    statusId === orderStatus.beingPicked)

/** The substitute of a line is told once the order is prepared: until then a picker may still find a better one. */
const soldItems = (items: readonly OrderItemRow[], { orderedTotalCents }: WholeOrder['placed']['order']) =>
  items.filter(({ line }) => line.replacesLineId === null || orderedTotalCents !== null)

function presentEvent(
  { statusId, deliveryStatusId, change, rescheduled, at }: WholeOrder['events'][number],
  deliveryServiceId: number,
  language: Language,
) {
  return {
    ...statusOf(statusId, deliveryServiceId, language),
    // The place of the goods says more than the status they move in.
    ...(deliveryStatusId === null ? {} : deliveryStatusIn(deliveryStatusId, language)),
    at: at.toISOString(),
    ...(change === null
      ? {}
      : { change: { totalBefore: eurosFromCents(change.fromCents), totalAfter: eurosFromCents(change.toCents) } }),
    ...(rescheduled === null ? {} : { rescheduled: rescheduled.to }),
  }
}

function presentItem(row: OrderItemRow, language: Language) {
  const { line, pack, optionWords, slug, image, sellingMode, onlySubstitutes } = row
  return {
    orderItemId: line.id,
    productId: line.productId,
    name: textIn(language, line.name),
    shortDescr: line.brand,
    description: textIn(language, pack),
    ...presentOptions(optionWords, language),
    slug,
    mediaURL: pictureAddress(image, 'thumb'),
    unitPrice: eurosFromCents(line.unitPriceCents),
    ...perKilogram({ ...line, sellingMode }),
    quantityOrdered: unitsFromThousandths(line.quantityOrdered),
    ...(line.quantityPrepared === null ? {} : { quantityPrepared: unitsFromThousandths(line.quantityPrepared) }),
    ...(line.weightPrepared === null ? {} : { weightPrepared: unitsFromThousandths(line.weightPrepared) }),
    ...(line.replacesLineId === null ? {} : { replacesOrderItemId: line.replacesLineId }),
    isReplaced: line.pickState === 'substituted',
    acceptAlternatives: line.acceptAlternatives,
    ...presentOnly(line, onlySubstitutes, language),
    ...presentNote(line),
    ...presentPieces(line),
    unit: sellingMode === 'loose' ? ('kg' as const) : ('pz' as const),
    ...requestedWeight(line.infos),
    total: eurosFromCents(line.totalCents),
  }
}

function perKilogram(line: WeighedLine) {
  const cents = pricePerKilogram(line)
  return cents === undefined ? {} : { pricePerKilogram: eurosFromCents(cents) }
}

/** Checked when it was requested, against the usual piece at that time. */
function requestedWeight({ customWeight }: OrderItemRow['line']['infos']) {
  const weight = readWeight(customWeight ?? '')
  return weight === undefined ? {} : { customWeight: unitsFromThousandths(weight) }
}

function presentAdjustment(
  { orderLineId, reason, cents, ownName }: OrderAdjustmentRow,
  deliveryServiceId: number,
  language: Language,
) {
  return {
    ...(orderLineId === null ? {} : { orderItemId: orderLineId }),
    reason,
    description: textIn(language, ownName ?? adjustmentName(reason, deliveryServiceId)),
    amount: eurosFromCents(cents),
  }
}

/** The VAT of each line's real cost at its rate, vouchers on the order shared out; fees at the ordinary one. */
function vatOf({ items, adjustments }: WholeOrder) {
  const { vat } = paidLines(
    items.map(({ line, isFirstInfantFormula }) => ({
      lineId: line.id,
      totalCents: line.totalCents,
      vatRate: line.vatPercent,
      isFirstInfantFormula,
    })),
    adjustments.map(({ orderLineId, reason, cents }) => ({ lineId: orderLineId, reason, cents })),
  )
  return vat.map(({ rate, vatCents }) => ({ percent: rate, amount: eurosFromCents(vatCents) }))
}
