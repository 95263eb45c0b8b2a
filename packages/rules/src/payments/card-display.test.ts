import { describe, expect, test } from 'vitest'
import { cardTypeOf, isExpired, maskedNumber } from './card-display.ts'

describe('the type of a card [profile-4]', () => {
  test.each([
    ['4111 1111 1111 1111', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2220999999999999', 'other'],
    ['6759649826438453', 'maestro'],
    ['378282246310005', 'amex'],
    ['30569309025904', 'diners'],
    ['6011111111111117', 'discover'],
    ['3530111333300000', 'jcb'],
    ['9999', 'other'],
    ['Visa', 'visa'],
    ['mastercard', 'mastercard'],
    ['amex', 'amex'],
    ['Carta Bottega', 'other'],
  ])('%s is %s', (text, type) => {
    expect(cardTypeOf(text).type).toBe(type)
  })
})

test('an unknown scheme keeps the name its provider gives', () => {
  expect(cardTypeOf('Carta Bottega').name).toBe('Carta Bottega')
})

test('a number stands in fours and shows its last four only [profile-5]', () => {
  expect(maskedNumber('1111')).toBe('•••• •••• •••• 1111')
  expect(maskedNumber('4111111111111111')).toBe('•••• •••• •••• 1111')
  expect(maskedNumber('42')).toBe('•••• •••• •••• ••42')
})

test.each([
  ['11/2026', '2026-11-30', false],
  ['11/2026', '2026-12-01', true],
  ['12/2025', '2026-01-01', true],
  ['01/2027', '2026-12-31', false],
])('a card good through %s on %s: no longer good is %s [profile-41]', (expires, today, expired) => {
  expect(isExpired(expires, today)).toBe(expired)
})
