import type { fulfilmentBatch, fulfilmentTakeAlong } from '@bottega/contract/fulfilment/calls.ts'
import type {
  BatchGoods,
  FulfilmentOrderRow,
  FulfilmentSlotView,
  PickLineView,
  PickListView,
  SubstituteView,
  TrolleyView,
} from '@bottega/contract/fulfilment/fulfilment.ts'
import type { PickingStaff } from '@bottega/contract/fulfilment/assignments.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { deliveryStatusLabel, orderStatusLabel } from '@bottega/contract/texts/status-names.ts'
import { storageTemperature } from '@bottega/rules/catalog/storage-temperature.ts'
import { type LabelledGoods, labelsOfGoods, type ScaleLayout } from '@bottega/rules/catalog/scale-label.ts'
import { allowedSteps } from '@bottega/rules/fulfilment/delivery-steps.ts'
import { mostGrams, needsWeight } from '@bottega/rules/fulfilment/picking.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { canBecome, isClosed, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { PaidGoods } from '@bottega/rules/returns/return-amount.ts'
import { readWeight } from '@bottega/rules/quantity/custom-weight.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { presentNote, presentPieces } from '../cart/presenters/line-wishes.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import { presentWindow } from '../delivery/slots.presenter.ts'
import type { DoorTaking } from '../door-money/takings.service.ts'
import { presentOnly } from '../orders/only-substitutes.ts'
import { type Picker, pickerIn } from './assignments/assignments.repository.ts'
import { doorText } from './door-words.ts'
import { driverNote } from './driver-notes.ts'
import type { findSlotOrders, PickRow } from './fulfilment.repository.ts'
import { type Batch, deliveredOf, type PickList, type SlotOrders } from './fulfilment.service.ts'
import { pickTermsOf } from './picking.service.ts'
import type { Substitute } from './substitutes.service.ts'
import type { TakenAlong } from './take-along.service.ts'

/** The circumstances that decide how goods are told to a picker. */
export interface PickerView {
  readonly language: Language
  /** The staff member who looks. */
  readonly staffId: number
  /** Of the shop's scales. */
  readonly scaleLayouts: readonly ScaleLayout[]
}

const named = (language: Language, text: Localized | null) => (text === null ? '' : textIn(language, text))

const statusOf = (orderStatusId: number, deliveryServiceId: number, language: Language) => ({
  orderStatusId,
  name: textIn(language, orderStatusLabel(orderStatusId, deliveryServiceId)),
})

export function presentSlot(groups: SlotOrders, language: Language): FulfilmentSlotView {
  const [slot] = groups
  const { beginTime, endTime } = presentWindow(slot.slotBeginAt, slot.slotEndAt)
  return {
    timeslotId: slot.slotId,
    warehouseId: slot.warehouseId,
    warehouseName: slot.warehouseName,
    deliveryServiceId: slot.deliveryServiceId,
    deliveryService: named(language, slot.service),
    date: slot.slotDay,
    beginTime,
    endTime,
    orders: groups.reduce((sum, { orders }) => sum + orders, 0),
    byStatus: groups.map(({ statusId, orders }) => ({
      ...statusOf(statusId, slot.deliveryServiceId, language),
      orders,
    })),
  }
}

export function presentListed(
  { order, firstName, lastName, lines, decided, parking, ...row }: Awaited<ReturnType<typeof findSlotOrders>>[number],
  { language, staffId }: PickerView,
): FulfilmentOrderRow {
  return {
    orderId: order.id,
    status: statusOf(order.statusId, order.deliveryServiceId, language),
    customer: `${firstName} ${lastName}`,
    lines,
    decided,
    ...presentPicker(pickerIn(row), staffId),
    ...(order.bags === null ? {} : { bags: order.bags, crates: order.crates ?? 0 }),
    total: eurosFromCents(order.totalCents),
    ...(parking === null || isClosed(order.statusId) ? {} : { parking: presentParking(parking) }),
  }
}

export const presentStaff = (one: Picker, viewer: number): PickingStaff => ({ ...one, you: one.staffId === viewer })

export const presentPicker = (picker: Picker | undefined, viewer: number): { picker?: PickingStaff } =>
  picker === undefined ? {} : { picker: presentStaff(picker, viewer) }

const presentParking = ({ distance, info, updatedAt }: { distance: number; info: string | null; updatedAt: Date }) => ({
  distance,
  info: info ?? '',
  at: updatedAt.toISOString(),
})

/** Product by product in the order of the shelves, with whose each line is; what was put in stands with its line. */
export function presentBatch({ rows, orders, trolleys }: Batch, view: PickerView): CallReply<typeof fulfilmentBatch> {
  const instead = Map.groupBy(rows, ({ line }) => line.replacesLineId)
  const byId = new Map(orders.map((one) => [one.order.id, one]))
  const trolleyOf = new Map(trolleys.flatMap(({ number, lineIds }) => lineIds.map((id) => [id, number])))
  const ordered = [...Map.groupBy(instead.get(null) ?? [], ({ line }) => line.productId).values()]
  return {
    orders: orders.map(({ order: { id, statusId }, ...row }) => ({
      orderId: id,
      ...presentPicker(pickerIn(row), view.staffId),
      can: { start: canBecome(statusId, orderStatus.beingPicked), pick: statusId === orderStatus.beingPicked },
    })),
    trolleys: presentTrolleys(trolleys, byId, view),
    goods: ordered.map((lines) => presentBatchGoods(lines, { byId, instead, trolleyOf }, view)),
  }
}

/** Those with goods of orders that are still open. */
const presentTrolleys = (
  trolleys: Batch['trolleys'],
  byId: BatchIndex['byId'],
  { staffId }: PickerView,
): TrolleyView[] =>
  trolleys.flatMap(({ number, temperature, grams, orderIds }) => {
    const open = orderIds.map((id) => byId.get(id)).find((one) => one !== undefined)
    if (open === undefined) return []
    const kilograms = Math.round(grams / 100) / 10
    return [{ number, temperature, kilograms, ...presentPicker(pickerIn(open), staffId) }]
  })

interface BatchIndex {
  trolleyOf: ReadonlyMap<number, number>
  byId: ReadonlyMap<number, Batch['orders'][number]>
  instead: ReadonlyMap<number | null, PickRow[]>
}

function presentBatchGoods(lines: PickRow[], { byId, instead, trolleyOf }: BatchIndex, view: PickerView): BatchGoods {
  const [first] = lines
  if (first === undefined) throw new Error('goods of no order')
  const left = lines.filter(({ line }) => line.pickState === 'to-pick')
  return {
    productId: first.line.productId,
    name: named(view.language, first.line.name),
    unit: unitOf(first),
    quantity: unitsFromThousandths(left.reduce((sum, { line }) => sum + line.quantityOrdered, 0)),
    lines: lines.map((row) => {
      const { firstName = '', lastName = '' } = byId.get(row.line.orderId) ?? {}
      const customer = `${firstName} ${lastName}`
      const trolley = trolleyOf.get(row.line.id)
      const line = presentLine(row, instead.get(row.line.id) ?? [], view)
      return { orderId: row.line.orderId, customer, ...(trolley === undefined ? {} : { trolley }), ...line }
    }),
  }
}

const unitOf = ({ sellingMode }: Pick<PickRow, 'sellingMode'>): 'kg' | 'pz' => (sellingMode === 'loose' ? 'kg' : 'pz')

/** The whitelist from an order to a picker's screen: a name on the bags and where they go, nothing more of the customer. */
export function presentPickList(list: PickList, view: PickerView): PickListView {
  const { language } = view
  const { order, rows, customer, service, deliveryStatusId, due, taking, aboutCustomer } = list
  const { address, deliveryServiceId } = order
  return {
    orderId: order.id,
    status: statusOf(order.statusId, deliveryServiceId, language),
    deliveryStatus: { deliveryStatusId, name: textIn(language, deliveryStatusLabel(deliveryStatusId)) },
    timeslotId: order.slotId,
    date: order.slotDay,
    ...windowOf(order),
    deliveryServiceId,
    deliveryService: named(language, service),
    customer,
    ...presentPicker(list.picker, view.staffId),
    address: `${address.street} ${address.streetNumber}, ${address.postalCode} ${address.city}`,
    ...(address.phone === undefined ? {} : { phone: address.phone }),
    ...(address.doorbell === undefined ? {} : { doorbell: address.doorbell }),
    ...presentDoor(doorText(address, deliveredOf(list), language)),
    ...driverNote(order),
    ...(aboutCustomer.length === 0 ? {} : { aboutCustomer: [...aboutCustomer] }),
    ...(order.bags === null ? {} : { bags: order.bags, crates: order.crates ?? 0 }),
    total: eurosFromCents(order.totalCents),
    ...(order.orderedTotalCents === null ? {} : { totalOrdered: eurosFromCents(order.orderedTotalCents) }),
    toCollect: eurosFromCents(due.cents),
    toCollectVouchers: eurosFromCents(due.voucherCents),
    ...(taking === undefined ? {} : { taken: presentTaking(taking) }),
    lines: rows
      .filter(({ line }) => line.replacesLineId === null)
      .map((row) => {
        const substitutes = rows.filter(({ line }) => line.replacesLineId === row.line.id)
        return presentLine(row, substitutes, { ...view, paid: list.paid })
      }),
    can: allowedSteps({ statusId: order.statusId, deliveryServiceId, deliveryStatusId }),
  }
}

const presentDoor = (door: string | undefined) => (door === undefined ? {} : { door })

const presentTaking = (taking: DoorTaking) => ({
  cash: eurosFromCents(taking.cashCents),
  change: eurosFromCents(taking.changeCents),
  card: eurosFromCents(taking.cardCents),
  vouchers: eurosFromCents(taking.voucherCents),
  short: eurosFromCents(taking.shortCents),
  ...(taking.reason === null ? {} : { reason: taking.reason }),
  ...(taking.staffName === null ? {} : { staffName: taking.staffName }),
  at: taking.takenAt.toISOString(),
})

/** How lines are told, and where they are paid at the door, what for. */
type LineView = PickerView & Partial<Pick<PickList, 'paid'>>

function windowOf({ slotBeginAt, slotEndAt }: PickList['order']) {
  const { beginTime, endTime } = presentWindow(slotBeginAt, slotEndAt)
  return { beginTime, endTime }
}

function presentGoods(row: PickRow, { language, scaleLayouts, paid }: LineView) {
  const { line, code, barcode, furtherBarcodes, image, pack, sellingMode, isRecalled } = row
  const isWeighed = needsWeight(pickTermsOf(row))
  return {
    orderItemId: line.id,
    productId: line.productId,
    name: named(language, line.name),
    brand: line.brand,
    description: named(language, line.pack ?? pack),
    mediaURL: pictureAddress(image, 'thumb'),
    code,
    barcode: barcode ?? '',
    ...(furtherBarcodes.length > 0 && { furtherBarcodes }),
    ...labels(scaleLayouts, { barcode, code, isWeighed }),
    unit: unitOf({ sellingMode }),
    ...(line.quantityPrepared === null ? {} : { quantityPrepared: unitsFromThousandths(line.quantityPrepared) }),
    ...(line.weightPrepared === null ? {} : { weightPrepared: line.weightPrepared }),
    unitPrice: eurosFromCents(line.unitPriceCents),
    recalled: isRecalled,
    ...paidOf(paid?.get(line.id)),
  } as const
}

function paidOf(paid: PaidGoods | undefined) {
  if (paid === undefined) return {}
  const { paidCents, quantity, returned, returnedCents } = paid
  return { paid: { paidCents, quantity, returned, returnedCents } }
}

function presentLine(row: PickRow, substitutes: readonly PickRow[], view: LineView): PickLineView {
  const { line } = row
  const { language } = view
  const most = mostGrams(pickTermsOf(row))
  const customWeight = readWeight(line.infos['customWeight'] ?? '')
  return {
    ...presentGoods(row, view),
    version: line.pickVersion,
    state: line.pickState,
    department: named(language, row.department),
    shelf: named(language, row.shelf),
    temperature: storageTemperature(row),
    optionsText: named(language, line.optionWords),
    quantityOrdered: unitsFromThousandths(line.quantityOrdered),
    needsWeight: needsWeight(pickTermsOf(row)),
    ...(most === null ? {} : { mostGrams: most }),
    ...(customWeight === undefined ? {} : { customWeight: unitsFromThousandths(customWeight) }),
    acceptAlternatives: line.acceptAlternatives,
    ...presentOnly(line, row.onlySubstitutes, language),
    ...presentNote(line),
    ...presentPieces(line),
    substitutes: substitutes.map((one) => presentGoods(one, view)),
  }
}

function labels(layouts: readonly ScaleLayout[], goods: LabelledGoods): { scaleLabels?: string[] } {
  const found = labelsOfGoods(layouts, goods)
  return found.length === 0 ? {} : { scaleLabels: [...found] }
}

function substituteGoods(product: Substitute['product'], { language, scaleLayouts }: PickerView) {
  const { productId, name, brand, pack, image, code, barcode, furtherBarcodes } = product
  const { terms, hasVariableWeight, unitWeight } = product
  const isWeighed = needsWeight({ ...terms, weightVariable: hasVariableWeight, unitWeight, quantityOrdered: 0 })
  return {
    productId,
    name: textIn(language, name),
    brand,
    description: textIn(language, pack),
    mediaURL: pictureAddress(image, 'thumb'),
    barcode: barcode ?? '',
    ...(furtherBarcodes.length > 0 && { furtherBarcodes: [...furtherBarcodes] }),
    ...labels(scaleLayouts, { barcode, code, isWeighed }),
    unit: unitOf(terms),
    needsWeight: isWeighed,
  }
}

const substitutePrices = ({ priceCents, ownPriceCents }: Substitute) => ({
  unitPrice: eurosFromCents(priceCents),
  ownPrice: eurosFromCents(ownPriceCents),
})

export const presentSubstitute = (one: Substitute, view: PickerView): SubstituteView => ({
  ...substituteGoods(one.product, view),
  ...substitutePrices(one),
})

/** Each product once, however many lines it may replace: a slot has a thousand lines. */
export function presentTakenAlong(
  { lists, substitutes }: TakenAlong,
  view: PickerView,
): CallReply<typeof fulfilmentTakeAlong> {
  const products = new Map([...substitutes.values()].flat().map(({ product }) => [product.productId, product]))
  return {
    orders: lists.map((list) => presentPickList(list, view)),
    products: [...products.values()].map((product) => substituteGoods(product, view)),
    substitutes: [...substitutes].map(([orderItemId, offered]) => ({
      orderItemId,
      offered: offered.map((one) => ({ productId: one.product.productId, ...substitutePrices(one) })),
    })),
  }
}
