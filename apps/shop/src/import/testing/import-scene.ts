import { and, asc, eq } from 'drizzle-orm'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Database, openEmbedded } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { product, productPrice } from '@bottega/api/trade/catalog/products.tables.ts'
import { shopState } from '@bottega/api/kernel/database/shop-state.tables.ts'
import { importPrices } from '../import-prices.ts'
import { importProducts } from '../import-products.ts'
import { furnishShop } from './small-shop.ts'

/** A file of `sample`. */
export const sample = (name: string) => fileURLToPath(new URL(`../sample/${name}`, import.meta.url))
export const dirtyExport = sample('dirty-openfoodfacts.csv')
export const importedAt = new Date('2026-11-16T08:00:00Z')

/** The shop, the folder and the report of a file of tests; before each test the shop has no products again. */
export function importScene() {
  let database: Database
  let folder: string
  beforeAll(async () => {
    database = await openEmbedded(undefined)
    await migrateDatabase(database)
    folder = await mkdtemp(join(tmpdir(), 'bottega-import-'))
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })
  beforeEach(async () => {
    const filled = 'category, vendor, product_class_group, cooperative, import_run, shop_state'
    await database.pool.query(`truncate ${filled} restart identity cascade`)
    await furnishShop(database.db)
  })

  const fileOf = (...names: string[]) => join(folder, ...names)
  const reportFile = () => fileOf('report.csv')
  return {
    get db() {
      return database.db
    },
    get folder() {
      return folder
    },
    fileOf,
    reportFile,
    products: (file: string, more: { dryRun?: boolean; rulesFile?: string } = {}) =>
      importProducts(database.db, { file, reportFile: reportFile(), ...more }),
    prices: (file: string, more: { dryRun?: boolean; now?: Date } = {}) =>
      importPrices(database.db, { file, reportFile: reportFile(), now: importedAt, ...more }),
    async one(code: string) {
      const [row] = await database.db.select().from(product).where(eq(product.codInt, code))
      if (row === undefined) throw new Error(`no product ${code}`)
      return row
    },
    async named(name: string) {
      const rows = await database.db.select().from(product)
      const row = rows.find((row) => row.name.it === name)
      if (row === undefined)
        throw new Error(`no product named "${name}" among ${rows.map((row) => row.name.it).join(', ')}`)
      return row
    },
    /** First and last day and cents of each price of a product in Milano, the oldest first. */
    async pricesInMilano(productId: number) {
      const rows = await database.db
        .select()
        .from(productPrice)
        .where(and(eq(productPrice.productId, productId), eq(productPrice.warehouseId, 1)))
        .orderBy(asc(productPrice.validFrom))
      return rows.map(({ validFrom, validTo, priceCents }) => [validFrom, validTo, priceCents])
    },
    async catalogueVersion(): Promise<unknown> {
      const [state] = await database.db.select().from(shopState).where(eq(shopState.key, 'catalogue.version'))
      return state?.value
    },
    /** "line reason" for every line of the report that is about a line of the file. */
    async reported(): Promise<string[]> {
      const [, ...lines] = (await readFile(reportFile(), 'utf8')).trim().split('\n')
      const cells = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
      return cells.filter(([line]) => line !== '0').map(([line, , , reason]) => `${line} ${reason}`)
    },
  }
}
