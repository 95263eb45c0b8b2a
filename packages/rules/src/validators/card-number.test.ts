import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsCardNumber } from './card-number.ts'

describe('a text holds a card number', () => {
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
  ])('%s', (text) => expect(holdsCardNumber(text)).toBe(true))
})

describe('a text holds none', () => {
  test.each([
    ['', 'nothing'],
    ['4111111111111112', 'a check digit that is wrong'],
    ['+39 333 555 0101', 'a phone number'],
    ['8001505005707', 'a barcode'],
    ['IT60X0542811101000000123456', 'an account number'],
    ['41111111111111111111', 'more digits than any card has'],
    ['Suonare dopo le 18, interno 4111', 'a few digits'],
    ['123e4567-e89b-12d3-a456-426614174000', 'a technical id'],
    ['order4111111111111111', 'digits inside a word'],
  ])('%s: %s', (text) => expect(holdsCardNumber(text)).toBe(false))
})

test('whatever stands around a card number, it is found', () => {
  assert(
    property(string(), string(), (before, after) => {
      expect(holdsCardNumber(`${before} / 4111 1111 1111 1111 / ${after}`)).toBe(true)
    }),
  )
})
