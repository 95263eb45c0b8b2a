import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { services, storeIds } from '../stores/shopping-stores.ts'
import { demoAddresses } from './demo-people.ts'

/** An order of the demo's past: whose, when relative to today, and where it stands. */
export interface OrderStory {
  userId: number
  storeId: number
  deliveryServiceId: number
  addressId: number
  /** Days from today to the slot; negative lies behind. */
  slotInDays: number
  periodId: number
  /** Statuses in the order they came, the last is where it stands. (Account spec, section 4) */
  statuses: readonly number[]
  paymentTypeId: number
  /** How many different products. */
  lines: number
}

type Usual = Omit<OrderStory, 'slotInDays' | 'statuses' | 'lines'>

const delivered = [3, 5, 6, 7, 8] as const
const collected = [3, 5, 6, 8] as const

const giulia = {
  userId: 1,
  storeId: storeIds.milano,
  deliveryServiceId: services.home,
  addressId: demoAddresses.giuliaHome,
  periodId: 4,
  paymentTypeId: 12,
}
const marco = {
  userId: 2,
  storeId: storeIds.torino,
  deliveryServiceId: services.storePickup,
  addressId: 2,
  periodId: 5,
  paymentTypeId: 12,
}
const rossi = {
  userId: 3,
  storeId: storeIds.bolzano,
  deliveryServiceId: services.home,
  addressId: demoAddresses.rossiOffice,
  periodId: 1,
  paymentTypeId: 11,
}

function story(usual: Usual, own: Pick<OrderStory, 'slotInDays' | 'statuses' | 'lines'>): OrderStory {
  return { ...usual, ...own }
}

/** Giulia has one of nearly every kind; slots of the future are booked, the others are history. */
export const orderStories: readonly OrderStory[] = [
  ...[-178, -157, -140, -119, -98, -84, -63, -49].map((slotInDays, index) =>
    story(giulia, { slotInDays, statuses: delivered, lines: 9 + (index % 5) * 3 }),
  ),
  { ...giulia, slotInDays: -42, statuses: [3, 10], lines: 7 },
  { ...giulia, slotInDays: -35, statuses: [3, 5, 6, 7, 9], lines: 14 },
  { ...giulia, slotInDays: -28, statuses: [...delivered, 18], lines: 16 },
  { ...giulia, slotInDays: -21, statuses: [3, 5, 6, 7, 12], lines: 8 },
  { ...giulia, slotInDays: -14, statuses: [1, 13], lines: 6 },
  { ...giulia, slotInDays: -7, statuses: [...delivered, 18], lines: 18 },
  { ...giulia, slotInDays: 0, periodId: 6, statuses: [3, 5, 6, 7], lines: 12 },
  { ...giulia, slotInDays: 1, statuses: [3, 5], lines: 11 },
  { ...giulia, slotInDays: 3, statuses: [3], lines: 13 },
  { ...giulia, slotInDays: 5, periodId: 5, statuses: [1, 11], lines: 5 },
  ...[-120, -75, -33, -12].map((slotInDays, index) =>
    story(marco, { slotInDays, statuses: collected, lines: 6 + index * 2 }),
  ),
  { ...marco, slotInDays: 1, statuses: [3], lines: 9 },
  ...[-90, -60, -30].map((slotInDays) => story(rossi, { slotInDays, statuses: delivered, lines: 10 })),
  { ...rossi, slotInDays: 2, statuses: [3], lines: 12 },
]

/** Ordered two days before the slot, or this morning for one of today. */
export function placedDay(story: OrderStory, today: string): string {
  const day = addDays(today, story.slotInDays - 2)
  return day > today ? today : day
}
