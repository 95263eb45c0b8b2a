import { expect, test } from 'vitest'
import { paced, recallPace } from './recall-pace.ts'

const now = new Date('2026-11-16T08:00:00Z')

test('mails of a recall leave 200 at a time, every twenty seconds, each once and in their order', () => {
  expect(recallPace).toEqual({ mails: 200, everyMs: 20_000 })
  const rows = Array.from({ length: 401 }, (_, index) => index)
  const parts = paced(rows, now)
  expect(parts.map(({ rows, at }) => [rows.length, at.toISOString()])).toEqual([
    [200, '2026-11-16T08:00:00.000Z'],
    [200, '2026-11-16T08:00:20.000Z'],
    [1, '2026-11-16T08:00:40.000Z'],
  ])
  expect(parts.flatMap(({ rows }) => rows)).toEqual(rows)
  expect(paced([], now)).toEqual([])
})
