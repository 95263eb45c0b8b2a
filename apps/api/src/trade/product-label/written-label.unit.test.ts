import { expect, test } from 'vitest'
import { cleanIngredients } from './ingredients.ts'
import { writtenField } from './written-label.ts'

test.each([
  'Farina di <strong>grano</strong> tenero, <strong>latte</strong>, sale.',
  'Zucchero, burro (<strong>latte</strong>) 12 %, aroma di vaniglia &amp; limone',
  'Eiernudeln: Grieß von <strong>Hartweizen</strong>, <strong>Ei</strong> &lt; 20 %',
])('a text of the form, saved as it was shown, is the text it was: %s [label-1]', (html) => {
  const { it = '' } = writtenField('ingredients', { ingredients: { it: html } })
  expect(it).not.toMatch(/<strong>|&amp;/)
  expect(cleanIngredients('ingredients', it).html).toBe(html)
})
