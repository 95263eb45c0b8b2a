import { expect, test } from 'vitest'
import { nameBesideStreet } from './address-name.ts'

test.each([
  ['Casa', 'Via Larga', '8', 'Casa'],
  ['Via Larga 8', 'Via Larga', '8', ''],
  ['Piazza del Mercato', 'Piazza del Mercato', '', ''],
  ['Via Larga 8', 'Via Larga', '10', 'Via Larga 8'],
])('the name %j stands beside %s %s as %j', (name, street, number, shown) =>
  expect(nameBesideStreet({ name, street, number })).toBe(shown),
)
