import { expect, test } from 'vitest'
import { nutritionBaseOf, nutritionTable } from './nutrition-table.ts'

test.each([
  [{ amount: 1_000_000, unit: 'ml' }, 'per 100 ml'],
  [{ amount: 75_000, unit: 'cl' }, 'per 100 ml'],
  [{ amount: 1000, unit: 'l' }, 'per 100 ml'],
  [{ amount: 500_000, unit: 'g' }, 'per 100 g'],
  [{ amount: 6000, unit: 'pz' }, 'per 100 g'],
  [null, 'per 100 g'],
] as const)('the nutrition of a pack of %o is headed %s alone [label-14]', (content, heading) => {
  const table = nutritionTable({ salt: 1 }, 'it', nutritionBaseOf(content))
  expect(table).toContain(`<th scope="col">Valori medi</th><th scope="col">${heading}</th>`)
})
