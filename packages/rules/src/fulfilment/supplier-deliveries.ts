import { addDays, type ShopDate } from '../delivery/shop-calendar.ts'

/**
 * The number of a supplier's document as it is compared: blanks, capitals and zeros in front make no other document. Empty
 * where nothing else was typed.
 */
export const documentKeyOf = (typed: string): string =>
  typed
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '')

/** Documents come with their goods: one of tomorrow, or of more than a year ago, is a mistake of typing. */
export const isDocumentDay = (day: ShopDate, today: ShopDate): boolean => day <= today && day >= addDays(today, -365)

/** Thousandths of a product: what was ordered, and what has come in all deliveries. */
export interface OrderedGood {
  readonly ordered: number
  readonly received: number
}

/** Whether nothing of an order is missing; more than was ordered of one product stands in for no other. */
export const isAllReceived = (goods: readonly OrderedGood[]): boolean =>
  goods.every(({ ordered, received }) => received >= ordered)
