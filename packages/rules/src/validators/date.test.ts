import { describe, expect, test } from 'vitest'
import { dayFault, readDay, withSlashes, writtenDay } from './date.ts'

describe('a day as people type it', () => {
  test.each([
    ['05/03/1985'],
    ['05031985'],
    ['5/3/1985'],
    ['05.03.1985'],
    ['5.3.1985.'],
    ['5. 3. 1985'],
    ['05-03-1985'],
    ['5,3,1985'],
    ['5 3 1985'],
    ['1985-03-05'],
    ['1985/3/5'],
    ['1985.03.05'],
    [' 05/03/1985 '],
  ])('%j is the fifth of March 1985 [birthdates-300]', (typed) => {
    expect([readDay(typed), dayFault(typed)]).toEqual(['1985-03-05', undefined])
  })

  test.each([
    ['', 'validations.date'],
    ['ieri', 'validations.date'],
    ['05/03', 'validations.date'],
    ['0503198', 'validations.date'],
    ['050319855', 'validations.date'],
    ['05/03/85', 'validations.fourDigitYear'],
    ['5.3.85', 'validations.fourDigitYear'],
    ['050385', 'validations.fourDigitYear'],
    ['05/03/985', 'validations.fourDigitYear'],
    ['31/02/1985', 'validations.noSuchDay'],
    ['31041985', 'validations.noSuchDay'],
    ['03/25/1985', 'validations.noSuchDay'],
    ['00/03/1985', 'validations.noSuchDay'],
    ['1985-13-01', 'validations.noSuchDay'],
    ['29/02/1985', 'validations.noSuchDay'],
    ['29/02/1900', 'validations.noSuchDay'],
  ])('%j is none, and %s says why [birthdates-301]', (typed, fault) => {
    expect([readDay(typed), dayFault(typed)]).toEqual([undefined, fault])
  })

  test('the 29th of February is a day of leap years [birthdates-302]', () => {
    expect(['29/02/1984', '29022000', '2000-02-29'].map(readDay)).toEqual(['1984-02-29', '2000-02-29', '2000-02-29'])
  })

  test('what is read is written day first, and any other text stays [birthdates-303]', () => {
    expect(['1985-03-05', '', '05/03/85'].map(writtenDay)).toEqual(['05/03/1985', '', '05/03/85'])
  })
})

/** The text in the field after each key. */
function keys(typed: string): string {
  let text = ''
  for (const key of typed) text = withSlashes(text + key)
  return text
}

test.each([
  ['05', '05'],
  ['050', '05/0'],
  ['0503', '05/03'],
  ['05031985', '05/03/1985'],
  ['05/03/1985', '05/03/1985'],
  ['5/3/1985', '5/3/1985'],
  ['5/031985', '5/03/1985'],
  ['05.03.1985', '05.03.1985'],
  ['05-03-1985', '05-03-1985'],
  ['1985-03-05', '1985-03-05'],
  ['1985/03/05', '1985/03/05'],
  ['2001-10-12', '2001-10-12'],
  ['2001/10/12', '2001/10/12'],
  ['2001-5-7', '2001-5-7'],
])('typed key by key, %s stands in the field as %s and is read [birthdates-304]', (typed, shown) => {
  expect(keys(typed)).toBe(shown)
  if (typed.length >= 8) expect(readDay(keys(typed))).toBeDefined()
})

test('a paste of digits alone gets its slashes, and other texts none [birthdates-305]', () => {
  expect(['05031985', '1985-03-05', '5.3.1985', 'ieri', '050319855'].map(withSlashes)).toEqual([
    '05/03/1985',
    '1985-03-05',
    '5.3.1985',
    'ieri',
    '050319855',
  ])
})
