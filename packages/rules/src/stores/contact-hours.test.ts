import { expect, test } from 'vitest'
import { contactHoursText, readContactHours } from './contact-hours.ts'

test('hours of certain weekdays are read, and said in the language of the page', () => {
  const hours = readContactHours('1-5 8:00-20:00, 6 09:30-13:00') ?? []
  expect(hours.map((one) => contactHoursText(one, 'it'))).toEqual(['lun–ven 08:00–20:00', 'sab 09:30–13:00'])
  expect(hours.map((one) => contactHoursText(one, 'de'))).toEqual(['Mo–Fr 08:00–20:00', 'Sa 09:30–13:00'])
  expect(hours.map((one) => contactHoursText(one, 'en'))).toEqual(['Mon–Fri 08:00–20:00', 'Sat 09:30–13:00'])
  expect(readContactHours('')).toEqual([])
})

test.each(['always', '8 9:00-10:00', '5-1 9:00-10:00', '1 9-10', '1 20:00-8:00', '1 9:00-10:00; 2 9:00-10:00'])(
  '“%s” is no such text',
  (text) => {
    expect(readContactHours(text)).toBeUndefined()
  },
)
