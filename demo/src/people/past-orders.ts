import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { deliveryService as services } from '@bottega/rules/delivery/delivery-services.ts'
import { storeIds } from '../stores/shopping-stores.ts'
import { demoAddresses, personIds } from './demo-people.ts'
import { otherAddresses, otherIds } from './other-customers.ts'

/** An order of the demo's past: its customer, its day relative to today, and its status. */
export interface OrderStory {
  userId: number
  storeId: number
  deliveryServiceId: number
  addressId: number
  /** Days from today to the slot; negative for past ones. */
  slotInDays: number
  periodId: number
  /** Statuses in chronological order: the last one reached is the present one. (Account and after-sales, section 4) */
  statuses: readonly number[]
  paymentTypeId: number
  needsInvoice: boolean
  /** How many different products, at least. */
  lines: number
}

type Usual = Omit<OrderStory, 'slotInDays' | 'statuses' | 'lines'>

const { inPayment, ordered, inPreparation, beingPicked, prepared, receiptIssued, outForDelivery } = orderStatus
const ready = [ordered, beingPicked, prepared, receiptIssued]
const onTheRoad = [...ready, outForDelivery]
const delivered = [...onTheRoad, orderStatus.delivered]
const collected = [...ready, orderStatus.delivered]

const giulia: Usual = {
  userId: personIds.giulia,
  storeId: storeIds.milano,
  deliveryServiceId: services.home,
  addressId: demoAddresses.giuliaHome,
  periodId: 4,
  paymentTypeId: paymentType.card,
  needsInvoice: false,
}
const marco: Usual = {
  userId: personIds.marco,
  storeId: storeIds.torino,
  deliveryServiceId: services.storePickup,
  addressId: demoAddresses.torinoStore,
  periodId: 5,
  paymentTypeId: paymentType.card,
  needsInvoice: false,
}
const rossi: Usual = {
  userId: personIds.rossi,
  storeId: storeIds.bolzano,
  deliveryServiceId: services.home,
  addressId: demoAddresses.rossiOffice,
  periodId: 1,
  paymentTypeId: paymentType.deferred,
  needsInvoice: true,
}

/** Customers who have goods brought to the streets of Giulia, and customers who collect where Marco does. */
const teresa: Usual = { ...giulia, userId: otherIds.teresa, addressId: otherAddresses.teresa }
const ivo: Usual = { ...giulia, userId: otherIds.ivo, addressId: otherAddresses.ivo }
const nadia: Usual = { ...giulia, userId: otherIds.nadia, addressId: otherAddresses.nadia }
const piero: Usual = { ...marco, userId: otherIds.piero }
const lucia: Usual = { ...marco, userId: otherIds.lucia }

function story(usual: Usual, slotInDays: number, statuses: readonly number[], lines: number): OrderStory {
  return { ...usual, slotInDays, statuses, lines }
}

/** Giulia has one of nearly every kind; future ones are booked, past ones are history. */
export const orderStories: readonly OrderStory[] = [
  ...[-178, -157, -140, -119, -98, -84, -63, -49].map((day, index) =>
    story(giulia, day, delivered, 9 + (index % 5) * 3),
  ),
  story(giulia, -42, [ordered, orderStatus.cancelled], 7),
  story(giulia, -35, [...onTheRoad, orderStatus.partiallyDelivered], 14),
  story(giulia, -28, delivered, 16),
  story(giulia, -21, [...onTheRoad, orderStatus.notCollected], 8),
  story(giulia, -14, [ordered, orderStatus.failed], 6),
  story(giulia, -7, delivered, 18),
  // The status of today's order depends on the hour.
  story(giulia, 0, delivered, 12),
  story(giulia, 1, [ordered, beingPicked], 11),
  story(giulia, 3, [ordered], 13),
  story({ ...giulia, periodId: 5 }, 5, [inPayment, orderStatus.unpaid], 7),
  ...[-120, -75, -33, -12].map((day, index) => story(marco, day, collected, 6 + index * 2)),
  story(marco, 1, [ordered], 9),
  ...[-90, -60, -30].map((day) => story(rossi, day, delivered, 10)),
  story(rossi, 2, [ordered], 12),
  story(rossi, -16, delivered, 8),
  // In the slots of Giulia and Marco: a picker fetches for several customers, and a driver has several stops.
  story(teresa, 0, delivered, 9),
  story(ivo, 0, delivered, 6),
  story(teresa, 1, [ordered], 10),
  story(ivo, 1, [ordered, inPreparation], 7),
  story(nadia, 1, [ordered], 12),
  story(piero, 1, [ordered], 8),
  story(lucia, 1, [ordered], 6),
]

/** Its payment was declined: the shop holds it for an hour. */
export const isUnpaid = ({ statuses }: Pick<OrderStory, 'statuses'>): boolean => statuses.at(-1) === orderStatus.unpaid

/** Ordered two days before the slot, or yesterday when that is sooner: a day that has just begun has no past. */
export function placedDay({ slotInDays }: OrderStory, today: string): string {
  return addDays(today, Math.min(slotInDays - 2, -1))
}

/** Whether the order has been picked, so that prepared quantities are known. */
export function isPicked({ statuses }: Pick<OrderStory, 'statuses'>): boolean {
  const unpicked: readonly number[] = [
    inPayment,
    ordered,
    inPreparation,
    beingPicked,
    orderStatus.cancelled,
    orderStatus.unpaid,
    orderStatus.failed,
  ]
  return !unpicked.includes(statuses.at(-1) ?? 0)
}
