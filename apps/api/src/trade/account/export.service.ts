import { Readable } from 'node:stream'
import type { Shop } from '../../kernel/shop.ts'
import { readDiet } from '../diet/diet.service.ts'
import { endExportRequest, exportedTables, readRows } from './export.repository.ts'

/** Rows in memory at a time, and of one table in all: a larger file could not be opened. */
const atOnce = 500
const mostRows = 20_000

type ExportingShop = Pick<Shop, 'db' | 'seal' | 'log'>

async function* jsonOf(shop: ExportingShop, userId: number, now: Date): AsyncGenerator<string> {
  const { db } = shop
  yield `{\n"exportedAt": ${JSON.stringify(now.toISOString())}`
  for (const table of await exportedTables(db)) {
    yield `,\n${JSON.stringify(`${table.table}.${table.column}`)}: [`
    let written = 0
    for (let read = atOnce; read === atOnce && written < mostRows;) {
      const rows = await readRows(db, userId, table, { most: atOnce, offset: written })
      for (const row of rows) yield `${written++ === 0 ? '' : ','}\n${JSON.stringify(row)}`
      read = rows.length
    }
    yield ']'
  }
  const diet = await readDiet(shop, userId)
  if (diet !== undefined) yield `,\n"diet_profile.opened": ${JSON.stringify(diet)}`
  await endExportRequest(db, userId, now)
  yield '\n}\n'
}

/** Everything stored about a customer, written while it is read. (decision 0323) */
export const exportOf = (shop: ExportingShop, userId: number, now: Date): Readable =>
  Readable.from(jsonOf(shop, userId, now))
