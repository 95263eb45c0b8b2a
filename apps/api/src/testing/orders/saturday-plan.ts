import type { Person } from '../test-shop.ts'
import type { Buyer } from './buying.ts'
import type { SaturdaySlot, StaffedStore } from './three-stores.ts'

/** Orders of each slot. */
export const perSlot = 6
/** Cents that one customer of each store has too little. */
const short = 237

/** The end of an order follows from its slot and its place among the six of it. */
export interface Bought {
  orderId: number
  buyer: Buyer
  store: StaffedStore
  slot: SaturdaySlot
  place: number
}

/** Morning and afternoon are driven by one picker each, and the shopkeeper is at the counter. */
export const whoHandsOver = ({ pickers, keeper }: StaffedStore, slot: SaturdaySlot): Person =>
  ({ morning: pickers[0], afternoon: pickers[1], pickup: keeper })[slot]

export const paysAtTheDoor = (place: number) => place % 3 === 0
export const paysInVouchers = ({ takesPaperVouchers }: StaffedStore, slot: SaturdaySlot, place: number) =>
  takesPaperVouchers && slot === 'morning' && place === 3

/** The money of one customer: by slot in notes, by card, or both; a few coins too little in the afternoon. */
export function handedOver(slot: SaturdaySlot, place: number, due: number, vouchers: number) {
  const rest = due - vouchers
  if (vouchers > 0)
    return { said: { cash: 0, card: rest, vouchers }, kept: { cash: 0, card: rest, vouchers, short: 0 } }
  if (slot === 'morning') {
    const notes = Math.ceil(rest / 5000) * 5000
    return { said: { cash: notes, card: 0, vouchers }, kept: { cash: rest, card: 0, vouchers, short: 0 } }
  }
  if (slot === 'afternoon' && place === 3) {
    const said = { cash: rest - short, card: 0, vouchers, reason: 'non aveva altre monete' }
    return { said, kept: { cash: rest - short, card: 0, vouchers, short } }
  }
  const cash = slot === 'pickup' ? 1000 : 0
  return { said: { cash, card: rest - cash, vouchers }, kept: { cash, card: rest - cash, vouchers, short: 0 } }
}

/** One bottle goes back with the driver from the morning's order at place 4 (card) and the afternoon's at place 0 (door). */
export const isPartly = ({ slot, place }: Pick<Bought, 'slot' | 'place'>) =>
  (slot === 'morning' && place === 4) || (slot === 'afternoon' && place === 0)

/** Nobody opens to the afternoon's last; the last of those who collect does not come, and their goods are thrown away. */
export const endOf = ({ slot, place }: Pick<Bought, 'slot' | 'place'>) => {
  if (place !== perSlot - 1 || slot === 'morning') return undefined
  return slot === 'afternoon' ? 'failed' : 'not-collected'
}

/** Pasta is short in the order at place 4, and replaced in the one at place 2; apples weigh a little less or more. */
export const picked = (place: number) => ({
  pasta: { 2: 'replaced', 4: 'short' }[place],
  grams: 950 + place * 20,
})

/** The first three orders of each slot are with one picker, the others with the other. */
export const whoPicks = ({ pickers }: StaffedStore, place: number): Person =>
  place < perSlot / 2 ? pickers[0] : pickers[1]
