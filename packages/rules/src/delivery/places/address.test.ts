import { describe, expect, test } from 'vitest'
import { byStreet, isPlausibleAddress, missingAddressFields } from './address.ts'
import { nameBesideStreet } from '../address-name.ts'

test.each([
  ['Casa', 'Via Larga', '8', 'Casa'],
  ['Via Larga 8', 'Via Larga', '8', ''],
  ['Piazza del Mercato', 'Piazza del Mercato', '', ''],
  ['Via Larga 8', 'Via Larga', '10', 'Via Larga 8'],
])('the name %j stands beside %s %s as %j', (name, street, number, shown) =>
  expect(nameBesideStreet({ name, street, number })).toBe(shown),
)

const home = { street: 'Via Larga', streetNumber: '8', city: 'Milano', province: 'MI', postalCode: '20122' }

describe('missingAddressFields', () => {
  test('a whole address misses nothing', () => expect(missingAddressFields(home)).toEqual([]))
  test('spaces are nothing, and fields are named in the order of the form', () => {
    expect(missingAddressFields({ ...home, postalCode: '', streetNumber: '  ' })).toEqual([
      'streetNumber',
      'postalCode',
    ])
  })
})

describe('isPlausibleAddress, knowing a shop at 20122 Milano MI', () => {
  test.each([
    ['the same code', {}, true],
    ['another code of the city', { postalCode: '20121' }, true],
    ['other letters', { city: ' MILANO ', province: 'mi' }, true],
    ['a code of another office', { postalCode: '10123' }, false],
    ['another city', { city: 'Monza' }, false],
    ['another province', { province: 'TO' }, false],
  ])('%s', (_name, change, plausible) => {
    expect(isPlausibleAddress({ ...home, ...change }, [home])).toBe(plausible)
  })
  test('knowing nothing confirms nothing', () => expect(isPlausibleAddress(home, [])).toBe(false))
})

const stop = (postalCode: string, street: string, streetNumber: string) => ({ postalCode, street, streetNumber })

test('stops go by postal code, street and number, numbers as numbers', () => {
  const stops = [
    stop('20124', 'Via Adda', '2'),
    stop('20121', 'via Brera', '10'),
    stop('20121', 'Via Brera', '9'),
    stop('20121', 'Via Brera', '9/B'),
    stop('20121', 'Via Brera', 'snc'),
    stop('20121', 'Corso Como', '100'),
  ]
  expect(byStreet(stops).map(({ street, streetNumber }) => `${street} ${streetNumber}`)).toEqual([
    'Corso Como 100',
    'Via Brera 9',
    'Via Brera 9/B',
    'via Brera 10',
    'Via Brera snc',
    'Via Adda 2',
  ])
})
