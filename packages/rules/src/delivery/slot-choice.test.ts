import { describe, expect, test } from 'vitest'
import { dayTabs, usualSlot } from './slot-choice.ts'

const morning = 10 * 60
const evening = 18 * 60
const saturdays = ['2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14']
const past = saturdays.map((date) => ({ date, beginMinute: morning }))
const offered = [
  { slotId: 1, date: '2026-11-20', beginMinute: morning },
  { slotId: 2, date: '2026-11-21', beginMinute: evening },
  { slotId: 3, date: '2026-11-21', beginMinute: morning },
  { slotId: 4, date: '2026-11-28', beginMinute: morning },
]

describe('the slot a customer usually takes', () => {
  test('is the next on their day and at their hour', () => {
    expect(usualSlot(past, offered)?.slotId).toBe(3)
  })

  test('is a week later when the next is not to be had', () => {
    expect(
      usualSlot(
        past,
        offered.filter(({ slotId }) => slotId !== 3),
      )?.slotId,
    ).toBe(4)
  })

  test('is none before the fourth time, and none when their hour is not offered', () => {
    expect(usualSlot(past.slice(1), offered)).toBeUndefined()
    expect(usualSlot(past, offered.slice(0, 2))).toBeUndefined()
    expect(usualSlot([], offered)).toBeUndefined()
  })

  test('is that of the stronger habit', () => {
    const evenings = ['2026-10-17', ...saturdays].map((date) => ({ date, beginMinute: evening }))
    expect(usualSlot([...past, ...evenings], offered)?.slotId).toBe(2)
  })
})

const now = new Date('2026-03-28T10:00:00Z')
const saturday = { date: '2026-03-28', slots: ['8-10'] }
const sunday = { date: '2026-03-29', slots: [] }
const monday = { date: '2026-03-30', slots: ['8-10', '10-12'] }

function tabsOf(days: readonly { date: string; slots: string[] }[], cartSlotDate: string | null = null) {
  const { tabs, preselected } = dayTabs(days, { now, cartSlotDate })
  return { dates: tabs.map(({ date }) => date), preselected }
}

test('a tab has its noon as timestamp and knows whether it is today [delivery-15]', () => {
  expect(dayTabs([saturday, monday], { now, cartSlotDate: null }).tabs).toEqual([
    { ...saturday, timestamp: new Date('2026-03-28T11:00:00Z'), isToday: true },
    { ...monday, timestamp: new Date('2026-03-30T10:00:00Z'), isToday: false },
  ])
})

test.each([
  [
    'the first day is preselected [delivery-17]',
    [saturday, monday],
    null,
    { dates: ['2026-03-28', '2026-03-30'], preselected: '2026-03-28' },
  ],
  [
    "the cart's day is preselected",
    [saturday, monday],
    '2026-03-30',
    { dates: ['2026-03-28', '2026-03-30'], preselected: '2026-03-30' },
  ],
  [
    'a first day without slots is dropped [delivery-18]',
    [sunday, monday],
    null,
    { dates: ['2026-03-30'], preselected: '2026-03-30' },
  ],
  [
    'a later day without slots stays',
    [saturday, sunday],
    null,
    { dates: ['2026-03-28', '2026-03-29'], preselected: '2026-03-28' },
  ],
  ['an only day without slots stays', [sunday], null, { dates: ['2026-03-29'], preselected: '2026-03-29' }],
  [
    "a cart's day no longer offered is not preselected",
    [saturday],
    '2026-03-20',
    { dates: ['2026-03-28'], preselected: '2026-03-28' },
  ],
  ['without days nothing is preselected', [], null, { dates: [], preselected: null }],
])('%s', (_, days, cartSlotDate, expected) => expect(tabsOf(days, cartSlotDate)).toEqual(expected))
