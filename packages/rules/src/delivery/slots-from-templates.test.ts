import { describe, expect, test } from 'vitest'
import { type SlotTemplate, slotsFor } from './slots-from-templates.ts'

const mondayMorning: SlotTemplate = {
  id: 1,
  storeId: 5,
  deliveryServiceId: 2,
  weekday: 1,
  beginMinute: 480,
  endMinute: 600,
  periodId: 1,
  capacity: 12,
  feeCents: null,
  cutoffMinutes: 720,
}
const sundayMorning: SlotTemplate = { ...mondayMorning, id: 2, weekday: 7 }

describe('slots from weekly templates', () => {
  test('a template gives one slot on its own weekday of every week', () => {
    const days = slotsFor([mondayMorning, sundayMorning], '2026-11-21', 14).map(({ day, templateId }) => [
      day,
      templateId,
    ])
    expect(days).toEqual([
      ['2026-11-22', 2],
      ['2026-11-23', 1],
      ['2026-11-29', 2],
      ['2026-11-30', 1],
    ])
  })

  test.each([
    ['2026-03-22', '2026-03-22T07:00:00.000Z'],
    ['2026-03-29', '2026-03-29T06:00:00.000Z'],
    ['2026-10-18', '2026-10-18T06:00:00.000Z'],
    ['2026-10-25', '2026-10-25T07:00:00.000Z'],
  ])('eight in the morning of %s is %s, through both changes of time', (day, instant) => {
    expect(slotsFor([sundayMorning], day, 1).map(({ beginAt }) => beginAt.toISOString())).toEqual([instant])
  })

  test('ordering ends the cut-off before the beginning, the evening before for a morning window', () => {
    const [slot] = slotsFor([mondayMorning], '2026-11-23', 1)
    expect(slot?.cutoffAt.toISOString()).toBe('2026-11-22T19:00:00.000Z')
  })

  test('no days give no slots', () => {
    expect(slotsFor([mondayMorning], '2026-11-23', 0)).toEqual([])
  })
})
