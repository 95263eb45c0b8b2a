import { instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import { minuteOf } from '@bottega/rules/stores/opening-hours.ts'
import { expect, test } from 'vitest'
import { openNow } from './store-hours.ts'

const hours = {
  default: [2, 3, 4, 5, 6].flatMap((beginWeekDay) => [
    { beginWeekDay, beginHour: '08:30', endHour: '13:00' },
    { beginWeekDay, beginHour: '15:30', endHour: '24:00' },
  ]),
  custom: [{ beginDate: '2026-12-25', endDate: '2026-12-26', beginHour: '00:00', endHour: '00:00', name: 'Natale' }],
}
const at = (date: string, hour: string) => openNow(instantAt(date, minuteOf(hour)), hours, 'it')
const today = 'Oggi 08:30–13:00, 15:30–24:00'

test.each([
  ['2026-11-23', '09:00', { open: true, text: 'Aperto fino alle 13:00', today }],
  ['2026-11-23', '14:00', { open: false, text: 'Chiuso, apre alle 15:30', today }],
  ['2026-11-23', '20:00', { open: true, text: 'Aperto fino a mezzanotte', today }],
  ['2026-11-22', '20:00', { open: false, text: 'Chiuso, apre domani alle 08:30', today: 'Oggi chiuso' }],
  ['2026-12-25', '10:00', { open: false, text: 'Chiuso, apre lun 28 dicembre alle 08:30', today: 'Oggi chiuso' }],
])(
  'on %s at %s people read whether the store is open, until when or from when, and all hours of the day [locator-25]',
  (date, hour, said) => {
    expect(at(date, hour)).toEqual(said)
  },
)

test('a store without hours says where they are told', () => {
  expect(openNow(new Date(), { default: [], custom: [] }, 'it')).toMatchObject({
    open: undefined,
    text: 'Orari in negozio',
  })
})
