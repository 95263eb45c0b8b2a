import { describe, expect, test } from 'vitest'
import { priceParts } from './Price.tsx'

describe('a price in two sizes', () => {
  test.each([
    [199, 'it', '1,99 €', ',99'],
    [5, 'it', '0,05 €', ',05'],
    [123456, 'it', '1.234,56 €', ',56'],
    [123456, 'de', '1.234,56 €', ',56'],
    [199, 'en', '€1.99', '.99'],
    [-190, 'it', '-1,90 €', ',90'],
  ])('%i cents in %s read %s, with %s small', (cents, locale, whole, small) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' })
    const parts = priceParts(format.formatToParts(cents / 100))
    expect(
      parts
        .map((part) => part.text)
        .join('')
        .replace('\u00a0', ' '),
    ).toBe(whole)
    expect(parts.filter((part) => part.small).map((part) => part.text)).toEqual([small])
  })
})
