import { and, gt, lte, or, type AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { categoryBlock } from '../../content/content/content.tables.ts'
import { contentDocument } from './publishing.tables.ts'
import type { Job } from '../shop-module.ts'
import type { Shop } from '../shop.ts'
import { bumpCatalogueVersion } from '../database/catalogue-version.ts'

/**
 * Content with dates appears and disappears by itself: pages cached before are made again when a date has passed. Each
 * process remembers from when it has looked; looking twice costs no more than one new rendering.
 */
export function datesJob(shop: Shop): Job {
  let since = new Date(shop.clock().getTime() - 60_000)
  const passed = async (table: PgTable & { startsAt: AnyColumn; endsAt: AnyColumn }, now: Date) => {
    const within = (column: AnyColumn) => and(gt(column, since), lte(column, now))
    return (await shop.db.$count(table, or(within(table.startsAt), within(table.endsAt)))) > 0
  }
  return {
    name: 'content-dates',
    everySeconds: 5,
    run: async () => {
      const now = shop.clock()
      if ((await passed(contentDocument, now)) || (await passed(categoryBlock, now)))
        await bumpCatalogueVersion(shop.db)
      since = now
    },
  }
}
