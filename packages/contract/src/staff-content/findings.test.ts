import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { describe, expect, test } from 'vitest'
import { languages } from '@bottega/rules/text/language.ts'
import { findingCodes, findingText } from './findings.ts'

/** The values a text names, in their order. */
const named = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('what is found in files of editors', () => {
  test('names the same values in every language', () =>
    holdsForEach(findingCodes, String, (code) => {
      const [first, ...others] = languages.map((language) => named(findingText({ code }, language)))
      for (const other of others) expect(other).toEqual(first)
    }))

  test('writes money as each language does', () => {
    const values = { printed: { cents: 159 }, real: { cents: 149 }, store: 'Alba', day: '2026-11-12', product: 'Latte' }
    expect(languages.map((language) => findingText({ code: 'otherPrice', values }, language))).toEqual([
      'stampa 1,59\u00A0€, e il catalogo ha 1,49\u00A0€ a Alba dal 2026-11-12 per «Latte»',
      'druckt 1,59\u00A0€, und der Katalog hat 1,49\u00A0€ in Alba ab 2026-11-12 für „Latte“',
      'prints €1.59, and the catalogue has €1.49 in Alba from 2026-11-12 for "Latte"',
    ])
  })
})
