import type { SortOrder } from '@bottega/contract/catalog/sort-orders.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import type { PricedCatalogue } from './listing.ts'

/** Orders of all products, each made at its first use. */
export type Orders = Map<string, Uint32Array>

/**
 * All products in the order asked for, or null where lists are made from relevance, which they already come in; equals stay in that order
 * too. Picking a page out of a whole order is a walk, where sorting each list again would be most of the work.
 * (docs/decisions)
 */
export function sortedNumbers(priced: PricedCatalogue, sort: SortOrder, language: Language): Uint32Array | null {
  const { snapshot, prices, orders } = priced
  const { createdAt, names, unitFactor } = snapshot
  const { paid, firstPurchase, saving } = prices
  switch (sort) {
    case 'relevance':
    case 'usual':
      return null
    case 'price':
      return cachedOrder(orders, sort, () => byNumber(firstPurchase))
    case 'price_desc':
      return cachedOrder(orders, sort, () => byNumber(firstPurchase.map((cents) => -cents)))
    case 'price_um':
      return cachedOrder(orders, sort, () => byNumber(unitFactor.map((factor, number) => factor * (paid[number] ?? 0))))
    case 'discount':
      return cachedOrder(orders, sort, () => byNumber(Int32Array.from(saving, (percent) => -percent)))
    case 'newest':
      return cachedOrder(snapshot.orders, sort, () => byNumber(Float64Array.from(createdAt, (seconds) => -seconds)))
    case 'name':
      return cachedOrder(snapshot.orders, `name ${language}`, () => byText(names[language].map(plainWords)))
    default:
      return sort satisfies never
  }
}

function cachedOrder(orders: Orders, key: string, make: () => Uint32Array): Uint32Array {
  const known = orders.get(key)
  if (known !== undefined) return known
  const made = make()
  orders.set(key, made)
  return made
}

function byNumber(values: Int32Array | Float64Array): Uint32Array {
  return Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b)
}

function byText(values: readonly string[]): Uint32Array {
  const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return Uint32Array.from(values.keys()).sort((a, b) => before(values[a] ?? '', values[b] ?? '') || a - b)
}
