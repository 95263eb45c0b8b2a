import { addDays, instantAt, isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

interface Days {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Rows of some days of the shop's calendar, both included. An empty day is no limit; one that no calendar has, no row. */
export function betweenDays(at: PgColumn, { from = '', until = '' }: Days): SQL | undefined {
  if (![from, until].every((day) => day === '' || isShopDate(day))) return sql`false`
  return and(
    from === '' ? undefined : gte(at, instantAt(from, 0)),
    until === '' ? undefined : lt(at, instantAt(addDays(until, 1), 0)),
  )
}
