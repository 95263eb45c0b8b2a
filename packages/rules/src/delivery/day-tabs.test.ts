import { expect, test } from 'vitest'
import { dayTabs } from './day-tabs.ts'

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
