import { addDays, instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

interface Days {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Rows of some days of the shop's calendar, both included; a day that is not named is no limit. */
export const betweenDays = (at: PgColumn, { from, until }: Days): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(at, instantAt(from, 0)),
    until === undefined ? undefined : lt(at, instantAt(addDays(until, 1), 0)),
  )
