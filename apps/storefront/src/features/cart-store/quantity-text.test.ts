import { expect, test } from 'vitest'
import { contentText, quantityText } from './quantity-text.ts'

test.each([
  [3000, 'piece', 'it', '3'],
  [800, 'loose', 'it', '0,8 kg'],
  [1250, 'loose', 'de', '1,25 kg'],
  [800, 'loose', 'en', '0.8 kg'],
] as const)('%i of goods sold as %s reads in %s "%s"', (quantity, mode, locale, text) => {
  expect(quantityText(quantity, mode, locale)).toBe(text)
})

test.each([
  [{ amount: 400, unit: 'g' }, 'it', '400 g'],
  [{ amount: 1500, unit: 'ml' }, 'it', '1,5 l'],
  [{ amount: 1500, unit: 'g' }, 'en', '1.5 kg'],
  [{ amount: 12, unit: 'pz' }, 'de', '12 pz'],
] as const)('a content of %j reads in %s "%s"', (content, locale, text) => {
  expect(contentText(content, locale)).toBe(text)
})
