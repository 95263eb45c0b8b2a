import { describe, expect, test } from 'vitest'
import { isPlausibleAddress, missingAddressFields } from './address-form.ts'

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
