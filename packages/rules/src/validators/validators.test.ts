import { describe, expect, test } from 'vitest'
import { istatCode, postalCode, sdiCode, sevenCharacterCode } from './codes.ts'
import { fiscalCode, taxId } from './fiscal-code.ts'
import { tidyVatNumber, vatNumber, vatNumberByLength } from './vat-number.ts'
import { date, isoDate } from './date.ts'
import { ean13 } from './ean.ts'
import { email, emailWithoutPlus, tidyEmail } from './email.ts'
import { loyaltyCard } from './loyalty-card.ts'
import {
  alpha,
  alphanumeric,
  exactLength,
  idDocument,
  maxLength,
  minLength,
  name,
  oneOfLengths,
  orderNote,
  peopleName,
} from './text.ts'
import { url } from './url.ts'
import { decimalWithComma, greaterThan, integer, number } from './numbers.ts'
import { landlinePhone, mobilePhone, phone } from './phone.ts'
import { checkbox, required } from './presence.ts'
import { every, type ValidationMessage, type Validator } from './verdict.ts'

interface Rule {
  readonly validate: Validator
  readonly message: ValidationMessage
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

const rules: Readonly<Record<string, Rule>> = {
  phone: {
    validate: phone,
    message: 'validations.phone',
    good: [
      '3331234567',
      '333 123 4567',
      '+39 333 1234567',
      '0039 02 123456',
      '02/123456',
      '0471-123456',
      '+49 30 901820',
      '(02) 123 456',
      '+39 (0474) 55–51–20',
      '+43 (0)512 5360',
    ],
    bad: ['()', '12', '333-ABC', '+39', 'telefono', '33312345678901'],
  },
  mobilePhone: {
    validate: mobilePhone,
    message: 'validations.phone',
    good: ['3331234567', '333123456'],
    bad: ['021234567'],
  },
  landlinePhone: {
    validate: landlinePhone,
    message: 'validations.phone',
    good: ['02123', '0471123456789'],
    bad: ['0212', '04711234567890'],
  },
  postalCode: {
    validate: postalCode,
    message: 'validations.postalCode',
    good: ['20121', '6900'],
    bad: ['201', '201211', '2012a'],
  },
  istatCode: {
    validate: istatCode,
    message: 'validations.istatCode',
    good: ['0123456789'],
    bad: ['012345678', '01234567890'],
  },
  sdiCode: {
    validate: sdiCode,
    message: 'validations.sdiCode',
    good: ['M5UXCR1', 'UFPQ1M', '0000000'],
    bad: ['m5uxcr1', 'M5UXC', 'M5UXCR12', 'M5 XCR1'],
  },
  sevenCharacterCode: {
    validate: sevenCharacterCode,
    message: 'validations.sevenCharacterCode',
    good: ['abc1234'],
    bad: ['abc123', 'abc12345', 'abc-123'],
  },
  email: {
    validate: email,
    message: 'validations.email',
    good: [
      'giulia@example.it',
      'giulia.rossi+spesa@posta.example.com',
      'a@b.cooperative',
      "sara.d'amico@example.it",
      'jürgen@weingut-größ.example',
      'zoe\u0308@caffe\u0300.example',
      'r&d@example.it',
    ],
    bad: [
      'giulia',
      'giulia@',
      '@example.it',
      'giulia@example',
      'giulia@example.i',
      'giulia@example.abcdefghijkl',
      'giu lia@example.it',
      'giulia..r@example.it',
      'giulia@-example.it',
      'giulia@example,it',
      '"giulia"@example.it',
      'giulia<b>@example.it',
      'giulia@example.1t',
    ],
  },
  emailWithoutPlus: {
    validate: emailWithoutPlus,
    message: 'validations.email',
    good: ['giulia@example.it'],
    bad: ['giulia+spesa@example.it'],
  },
  taxId: { validate: taxId, message: 'validations.taxId', good: ['12345678901'], bad: ['1234567890', '123456789012'] },
  vatNumber: {
    validate: (value) => vatNumber(value),
    message: 'validations.vatNumber',
    good: ['12345678903', '00743110157', 'IT12345678903', 'it 007.431.101-57', '00743 110157'],
    bad: [
      '12345678901',
      '123456789012',
      '00000000000',
      '1234567890',
      'DE12345678903',
      'IT IT12345678903',
      'IT1234567890',
    ],
  },
  'foreign vatNumber': {
    validate: (value) => vatNumber(value, 'DE'),
    message: 'validations.vatNumber',
    good: ['123456789012', '12345678901'],
    bad: ['1234567890'],
  },
  vatNumberByLength: {
    validate: vatNumberByLength,
    message: 'validations.vatNumber',
    good: ['12345678901', '123456789012'],
    bad: ['1234567890', '1234567890123'],
  },
  date: {
    validate: date,
    message: 'validations.date',
    good: ['29/02/2028', '01/01/1950'],
    bad: ['29/02/2026', '1/1/1950', '2026-01-01', '31/04/2026', '00/01/2026'],
  },
  name: {
    validate: name,
    message: 'validations.name',
    good: ['Niccolò', 'Maria Grazia', "D'Angelo", 'Anna-Maria', 'Müller'],
    bad: ['Maria Grazia Pia', 'R2D2', 'Rossi ', '-'],
  },
  peopleName: {
    validate: peopleName,
    message: 'validations.peopleName',
    good: ["De' Rossi Maria Pia"],
    bad: ['Rossi3', 'Rossi-Bianchi'],
  },
  alpha: { validate: alpha, message: 'validations.alpha', good: ['Città'], bad: ['a1', 'a b'] },
  alphanumeric: {
    validate: alphanumeric,
    message: 'validations.alphanumeric',
    good: ['abc123'],
    bad: ['abc 123', 'abc_'],
  },
  integer: { validate: integer, message: 'validations.integer', good: ['0', '-12', '007'], bad: ['1.5', '1,5', 'x'] },
  number: { validate: number, message: 'validations.number', good: ['1.5', '-3'], bad: ['1,5', '1.', '.5', '1e3'] },
  decimalWithComma: {
    validate: decimalWithComma,
    message: 'validations.decimal',
    good: ['12,50', '3'],
    bad: ['12.50', '12,', '1,2,3'],
  },
  idDocument: {
    validate: idDocument,
    message: 'validations.idDocument',
    good: ['CA12345AA', 'AX 1234567', 'MI-12/345'],
    bad: ['*123', ' 123'],
  },
  url: {
    validate: url,
    message: 'validations.url',
    good: ['https://www.example.it', 'example.it/spesa?q=1', 'http://example.it:8080/#a'],
    bad: [
      'example',
      'ftp://example.it',
      'https://',
      'javascript:alert(1)',
      'https://exa mple.it',
      'https://user@example.it',
    ],
  },
  exactLength: {
    validate: exactLength(3),
    message: 'validations.exactLength',
    good: ['abc', '🍎🍐🍊'],
    bad: ['ab', 'abcd'],
  },
  oneOfLengths: {
    validate: oneOfLengths([11, 16]),
    message: 'validations.oneOfLengths',
    good: ['12345678901', '1234567890123456'],
    bad: ['123456789012'],
  },
  minLength: { validate: minLength(3), message: 'validations.minLength', good: ['abc'], bad: ['ab'] },
  maxLength: { validate: maxLength(3), message: 'validations.maxLength', good: ['abc'], bad: ['abcd'] },
  greaterThan: {
    validate: greaterThan(10),
    message: 'validations.greaterThan',
    good: ['11', '10,01', '10.5'],
    bad: ['10', '9', 'dieci'],
  },
  loyaltyCard: {
    validate: loyaltyCard('0402'),
    message: 'validations.loyaltyCard',
    good: ['0402000000019'],
    bad: ['0402000000018', '0502000000016', '0402'],
  },
  orderNote: { validate: orderNote, message: 'validations.maxLength', good: ['x'.repeat(250)], bad: ['x'.repeat(251)] },
  ean13: {
    validate: ean13,
    message: 'validations.ean',
    good: ['8001505005707', '4006381333931'],
    bad: ['8001505005708', '96385074', '800150500570', '80015050057O7'],
  },
}

describe.each(Object.entries(rules))('%s [validators-6]', (_, { validate, message, good, bad }) => {
  test.each(good)('accepts %j', (value) => expect(validate(value)).toEqual({ ok: true }))
  test.each(bad)('refuses %j', (value) => expect(validate(value)).toMatchObject({ ok: false, message }))
  test('passes an empty field', () => expect(validate('')).toEqual({ ok: true }))
})

describe('presence [validators-7]', () => {
  test.each(['', '  ', '\t'])('%j is missing', (value) => {
    expect(required(value)).toEqual({ ok: false, message: 'validations.required', count: null })
  })
  test('anything else is there', () => expect(required(' x ')).toEqual({ ok: true }))

  test.each([true, 1, '1'])('%j is a ticked box', (value) => expect(checkbox(value).ok).toBe(true))
  test.each([false, 0, '0', '', 'on', 2, null, undefined])('%j is not', (value) => {
    expect(checkbox(value)).toMatchObject({ message: 'validations.required' })
  })
})

describe('fiscalCode [validators-8]', () => {
  test.each([
    ['a person', 'RSSMRA85T10A562S'],
    ['in small letters', 'rssmra85t10a562s'],
    ['with letters for digits, as the tax office writes namesakes', 'RSSMRA85T10A56NH'],
    ['eleven digits of an entity', '12345678901'],
    ['an empty field', ''],
  ])('accepts %s', (_, code) => expect(fiscalCode(code)).toEqual({ ok: true }))

  test('tells a wrong check letter from a wrong shape', () => {
    expect(fiscalCode('RSSMRA85T10A562T')).toMatchObject({ message: 'validations.fiscalCode.invalid' })
    expect(fiscalCode('RSSMRA85T10A56')).toMatchObject({ message: 'validations.fiscalCode.format' })
    expect(fiscalCode('RSSMRA85F10A562S')).toMatchObject({ message: 'validations.fiscalCode.format' })
  })

  test('notices any single letter changed', () => {
    const code = 'RSSMRA85T10A562S'
    const changed = Array.from({ length: 6 }, (_, index) => `${code.slice(0, index)}B${code.slice(index + 1)}`)
    expect(changed.filter((each) => fiscalCode(each).ok)).toEqual([])
  })
})

test('a date becomes the day it names', () => {
  expect(isoDate('29/02/2028')).toBe('2028-02-29')
  expect(isoDate('29/02/2027')).toBeUndefined()
})

test('a text that names a number has it', () => {
  expect(minLength(3)('ab')).toEqual({ ok: false, message: 'validations.minLength', count: 3 })
  expect(greaterThan(10)('10')).toEqual({ ok: false, message: 'validations.greaterThan', count: 10 })
})

test('of several rules the first complaint is heard', () => {
  const validate = every(required, minLength(3), alpha)
  expect(validate('')).toMatchObject({ message: 'validations.required' })
  expect(validate('1')).toMatchObject({ message: 'validations.minLength' })
  expect(validate('123')).toMatchObject({ message: 'validations.alpha' })
  expect(validate('abc')).toEqual({ ok: true })
})

describe('what people type is stored in one way', () => {
  test.each([
    ['  Zoe\u0308@Caffe\u0300.Example ', 'Zoë@caffè.example'],
    ['sara.d’amico@example.it', "sara.d'amico@example.it"],
    ['Lia77 ', 'Lia77'],
  ])('the address or login %j is %j', (typed, stored) => expect(tidyEmail(typed)).toBe(stored))

  test.each([
    ['it 007.431.101-57', '00743110157'],
    [' 00743 110157', '00743110157'],
    ['IT', 'IT'],
    ['ATU12345678', 'ATU12345678'],
  ])('the VAT number %j is %j', (typed, stored) => expect(tidyVatNumber(typed)).toBe(stored))

  test('a name is taken whichever way its accents are written', () => {
    for (const form of ['NFC', 'NFD'] as const) expect(name('Žaneta Öztürk'.normalize(form)).ok).toBe(true)
  })
})
