import { describe, expect, test } from 'vitest'
import { type ShelfFacts, unavailabilityReasons, findUnavailabilityReasons } from './unavailability-reasons.ts'

const onShelf: ShelfFacts = {
  offSale: null,
  isPublished: true,
  isKeptByLaw: false,
  isCategoryListed: true,
  hasPriceAnywhere: true,
  hasPriceHere: true,
  hasPriceToday: true,
  available: null,
  smallestPurchase: 1000,
  classMaximum: null,
}

const cases: [string, Partial<ShelfFacts>, string[]][] = [
  ['nothing keeps it away', {}, []],
  ['the last one is still sold', { available: 1000, classMaximum: 1000 }, []],
  ['taken off sale', { offSale: 'offSale', isPublished: false }, ['offSale']],
  ['recalled', { offSale: 'recalled', isPublished: false }, ['recalled']],
  [
    'imported, without any price',
    { isPublished: false, hasPriceAnywhere: false, hasPriceHere: false, hasPriceToday: false },
    ['neverPriced'],
  ],
  ['without what the law asks for', { isPublished: false, isKeptByLaw: true }, ['lawDataMissing']],
  ['priced but not published', { isPublished: false }, ['unpublished']],
  ['sold in other stores only', { hasPriceHere: false, hasPriceToday: false }, ['notInStore']],
  ['its price has ended or has not begun', { hasPriceToday: false }, ['noPriceToday']],
  ['its class may not be bought at all', { classMaximum: 0 }, ['classLimit']],
  ['sold out', { available: 0 }, ['soldOut']],
  ['less than the smallest purchase', { available: 300, smallestPurchase: 500 }, ['tooLittleLeft']],
  ['on a shelf that is not listed', { isCategoryListed: false }, ['categoryHidden']],
  ['several at once', { available: 0, hasPriceToday: false }, ['noPriceToday', 'soldOut']],
]

describe('why a product is not on the shelf', () => {
  test.each(cases)('%s', (_what, facts, reasons) =>
    expect(findUnavailabilityReasons({ ...onShelf, ...facts })).toEqual(reasons),
  )

  test('every reason is met by a case', () =>
    expect(new Set(cases.flatMap(([, , reasons]) => reasons))).toEqual(new Set(unavailabilityReasons)))
})
