import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

test.each([
  [1250, 'it', '12,50 €'],
  [123450, 'it', '1.234,50 €'],
  [123450, 'de', '1.234,50 €'],
  [123450, 'en', '€1,234.50'],
] as const)('%i cents in %s read %s', (cents, language, text) => {
  expect(moneyText(cents, language).replace('\u00a0', ' ')).toBe(text)
})
