import { expect, test } from 'vitest'
import { readCount } from './count.ts'

const pieces = { unit: 'pz', needsWeight: false, most: 4 } as const
const loose = { unit: 'kg', needsWeight: true, mostGrams: 1120, most: 0.8 } as const
const weighed = { unit: 'pz', needsWeight: true, mostGrams: 700, most: 2 } as const

test.each([
  [pieces, '4', '', { count: { quantity: 4 } }],
  [pieces, '0', '', { count: { quantity: 0 } }],
  [pieces, '5', '', { mistake: 'tooMuch' }],
  [pieces, '1,5', '', { mistake: 'notWhole' }],
  [pieces, '', '', { mistake: 'notWhole' }],
  [loose, '', '912', { count: { grams: 912 } }],
  [loose, '', '1121', { mistake: 'tooHeavy' }],
  [loose, '', '', { mistake: 'weightMissing' }],
  [loose, '', '0', { mistake: 'weightMissing' }],
  [loose, '', 'un chilo', { mistake: 'notWhole' }],
  [weighed, '2', '640', { count: { quantity: 2, grams: 640 } }],
  [weighed, '2', '', { mistake: 'weightMissing' }],
  [weighed, '0', '', { count: { quantity: 0 } }],
] as const)('of %j typed %j pieces and %j grams are %j', (line, quantity, grams, read) => {
  expect(readCount(line, { quantity, grams })).toEqual(read)
})
