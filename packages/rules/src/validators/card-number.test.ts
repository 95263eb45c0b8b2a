import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsCardNumber } from './card-number.ts'

describe('a text holds a card number [validators-4]', () => {
  test.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'Carta: 5555 5555 5555 4444, scad. 12/29',
    'citofono 2, 378282246310005 grazie',
    '6011111111111117.',
    '3530111333300000',
    '30569309025904',
    '4222222222222',
    'interno 3 4111 1111 1111 1111 12/29 123',
    '4111  1111  1111  1111',
    '4111/1111/1111/1111',
    '4111_1111_1111_1111',
    '4111, 1111, 1111, 1111',
    '4111 | 1111 | 1111 | 1111',
    '4111 1111-1111/1111',
    '4111\n1111\n1111\n1111',
    '41 11 11 11 11 11 11 11',
    '3782/822463/10005',
    '4111\u200b1111\u200b1111\u200b1111',
    '4111\u00ad1111\u2060 1111\ufeff1111',
    '４１１１ １１１１ １１１１ １１１１',
    '٤١١١ ١١١١ ١١١١ ١١١١',
    '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱',
    '४१११/११११/११११/११११',
    '𝟒𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏',
    '4️⃣1️⃣1️⃣1️⃣ 1111 1111 1111',
    'visa4111111111111111',
    '4111111111111111cvv123',
    '41111111111111111229',
    '41111111111111111229123',
    '124111111111111111',
    '+4111111111111111',
  ])('%s', (text) => expect(holdsCardNumber(text)).toBe(true))
})

describe('a text holds none', () => {
  test.each([
    ['', 'nothing'],
    ['4111111111111112', 'a check digit that is wrong'],
    ['+39 333 555 0101', 'a phone number'],
    ['8001505005707', 'a barcode'],
    ['IT60X0542811101000000123456', 'an account number'],
    ['99994111111111111111999999999', 'a longer number with one somewhere in it'],
    ['+4915112345678', 'a phone number from abroad with as many digits'],
    ['Tel. 0321 456788 / 388 1234567', 'two phone numbers'],
    ['dal 02/11/2026 al 05/11/2026', 'two dates'],
    ['2, 4, 6, 8 bottiglie; 10, 12, 14, 16 mele', 'quantities'],
    ['Suonare dopo le 18, interno 4111', 'a few digits'],
    ['123e4567-e89b-12d3-a456-426614174000', 'a technical id'],
  ])('%s: %s', (text) => expect(holdsCardNumber(text)).toBe(false))
})

test('whatever stands around a card number, it is found', () => {
  assert(
    property(string(), string(), (before, after) => {
      expect(holdsCardNumber(`${before} / 4111 1111 1111 1111 / ${after}`)).toBe(true)
    }),
  )
})
