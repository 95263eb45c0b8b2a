import { expect, test } from 'vitest'
import { queryOf, reportIn } from './report-address.ts'

const now = new Date('2026-11-18T09:00:00Z')
const week = { kind: 'day', by: 'delivery', from: '2026-11-16', until: '2026-11-22' }

test('an address without a report, or with none that there can be, asks for the running week by day [reports-10]', () => {
  const asked = (query: string) => reportIn(new URLSearchParams(query), now)
  expect(asked('')).toEqual(week)
  expect(asked('kind=secrets&by=moon&from=2026-02-30&until=2026-03-01&store=x')).toEqual(week)
  expect(asked('from=2026-11-30&until=2026-11-01')).toEqual(week)
  const vat = { kind: 'vat', by: 'order', from: '2026-10-01', until: '2026-10-31', store_id: 5 } as const
  expect(asked(queryOf(vat))).toEqual(vat)
})
