import { type ShopDate, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Reader, Tx } from '@bottega/api/kernel/database/database.ts'
import { runInOneTransaction } from './import-run.ts'
import { chunksOf } from '@bottega/api/kernel/database/chunks.ts'
import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { warehouse } from '@bottega/api/places/stores/stores.tables.ts'
import type { PriceChange, TellPrice } from '@bottega/api/staff/price-list/apply-prices.ts'
import { choosePricesOfFile, type PricesSetHere, pricesText } from '@bottega/api/staff/price-list/price-memory.ts'
import type { KeptRow } from '@bottega/api/staff/world/changes.ts'
import { inArray } from 'drizzle-orm'
import { warehouseIds } from '@bottega/api/staff/price-list/names.ts'
import { productIds } from '@bottega/api/trade/catalog/named-products.queries.ts'
import type { GivenPrice } from '@bottega/api/staff/price-list/price-list.repository.ts'
import { applyStagedPrices } from './prices/apply-staged.ts'
import type { PriceLine } from './prices/price-from-row.ts'
import { openPrices, type ReadPriceLine } from './prices/read-prices.ts'
import { closeStage, openStage, stage } from './prices/stage.repository.ts'
import { type OnProgress, progressMeter } from './progress.ts'
import type { Reason, Remark } from './reasons.ts'
import { openReport, type Report } from './report.ts'

const batchSize = 1000

export interface ImportPricesOptions {
  file: string
  reportFile: string
  dryRun?: boolean
  /** Gives the file the last word where staff have set prices since the last one. */
  overwrite?: boolean
  /** Prices without a first day begin on the shop's day of this instant. */
  now: Date
}

export interface PricesSummary extends Record<string, number> {
  rows: number
  refused: number
  /** Stretches of time with a price: new, changed, removed. */
  new: number
  changed: number
  removed: number
  /** Imported products that got their first price and are on sale now. */
  published: number
  /** Costs of a product in a warehouse that are different now. */
  costs: number
}

export interface PricesImport {
  summary: PricesSummary
  /** Columns the shop does not know. */
  ignoredColumns: readonly string[]
  countByReason: ReadonlyMap<Reason, number>
  sentences: ReadonlyMap<Reason, string>
  /** The first lines that were refused. Those staff have set as well are among `contested`. */
  losses: readonly Remark[]
  /** Prices staff have set since the files were read, where the file says what it said: they stay. */
  kept: readonly KeptRow[]
  /** Prices staff have set, where the file says something new: they stay too, and its lines are refused. */
  contested: readonly KeptRow[]
}

/** Takes a price file into the price list, keeping its history. Imported products go on sale with their first price. */
export async function importPrices(
  db: Reader,
  options: ImportPricesOptions,
  onProgress?: OnProgress,
): Promise<PricesImport> {
  const today = shopDate(options.now)
  const report = await openReport(options.reportFile, options.file)
  const summary: PricesSummary = { rows: 0, refused: 0, new: 0, changed: 0, removed: 0, published: 0, costs: 0 }
  const ignoredColumns: string[] = []
  let kept: KeptRow[] = []
  let contested: KeptRow[] = []
  try {
    await runInOneTransaction(db, 'prices', options, async (tx) => {
      await openStage(tx)
      const { ignoredColumns: ignored, lines } = await openPrices(options.file, today)
      ignoredColumns.push(...ignored)
      await stageRows(tx, lines, report, summary, onProgress)
      await closeStage(tx)
      const here: PricesSetHere = { kept: [], contested: [] }
      const tell: TellPrice = ({ line, productId }, reason, value) => {
        if (reason === 'too-many-prices') summary.refused += 1
        report.add({ line, key: `product ${productId}`, field: '', reason, value })
      }
      const choose = choosePricesOfFile(tx, here, { overwrite: options.overwrite ?? false })
      const counts = await applyStagedPrices(tx, today, tell, choose)
      summary.refused += here.contested.reduce((sum, { lines }) => sum + lines.length, 0)
      kept = await keptPrices(tx, here.kept, today)
      contested = await keptPrices(tx, here.contested, today)
      tellSetHere(report, here.kept, kept, 'set-in-shop')
      tellSetHere(report, here.contested, contested, 'set-in-both')
      Object.assign(summary, counts)
      const different = counts.new + counts.changed + counts.removed > 0
      // A product that goes on sale with its first price is not in the catalogue of any process yet.
      return { summary, changed: counts.published > 0 ? 'catalogue' : different ? 'prices' : undefined }
    })
  } finally {
    await report.close()
  }
  const losses = report.losses.filter(({ reason }) => reason !== 'set-in-both')
  return {
    summary,
    ignoredColumns,
    countByReason: report.countByReason,
    sentences: report.sentences(),
    losses,
    kept,
    contested,
  }
}

/** By the names the files have for them. */
async function keptPrices(tx: Tx, changes: readonly PriceChange[], today: ShopDate): Promise<KeptRow[]> {
  const shops = await tx.select({ id: warehouse.id, slug: warehouse.slug }).from(warehouse)
  const slugs = new Map(shops.map(({ id, slug }) => [id, slug]))
  const codes = new Map<number, string>()
  for (const some of chunksOf([...changes])) {
    const ids = some.map(({ productId }) => productId)
    for (const { id, code } of await tx
      .select({ id: product.id, code: product.codInt })
      .from(product)
      .where(inArray(product.id, ids)))
      codes.set(id, code)
  }
  return changes.map(({ productId, warehouseId, before, after }) => ({
    key: `${codes.get(productId) ?? productId} ${slugs.get(warehouseId) ?? warehouseId}`,
    before: { price: pricesText(before, today) },
    after: { price: pricesText(after, today) },
  }))
}

function tellSetHere(
  report: Report,
  changes: readonly PriceChange[],
  named: readonly KeptRow[],
  reason: 'set-in-shop' | 'set-in-both',
): void {
  for (const [index, { lines }] of changes.entries()) {
    const { key = '', before } = named[index] ?? {}
    const price = before?.['price']
    const value = typeof price === 'string' ? price : ''
    for (const { line } of lines) report.add({ line, key, field: 'price', reason, value })
  }
}

async function stageRows(
  tx: Tx,
  lines: AsyncIterable<ReadPriceLine>,
  report: Report,
  summary: PricesSummary,
  onProgress: OnProgress | undefined,
): Promise<void> {
  const warehouses = await warehouseIds(tx)
  const meter = progressMeter(onProgress)
  const refuse = (line: number, key: string, reason: Reason, value: string) => {
    summary.refused += 1
    report.add({ line, key, field: '', reason, value })
  }
  let batch: PriceLine[] = []
  const flush = async () => {
    await stage(tx, await withIds(tx, batch, warehouses, refuse))
    await report.flush()
    batch = []
    meter.step(summary.rows, summary.refused)
  }
  for await (const read of lines) {
    summary.rows += 1
    if (read.ok) {
      batch.push(read.price)
      if (read.dropped) report.add(read.dropped)
    } else {
      summary.refused += 1
      report.add(read.remark)
    }
    if (summary.rows % batchSize === 0) await flush()
  }
  await flush()
  meter.end(summary.rows, summary.refused)
}

/** The product is looked for by code first; a barcode of an import whose check digit was wrong still is its code. */
async function withIds(
  tx: Tx,
  batch: readonly PriceLine[],
  warehouses: ReadonlyMap<string, number>,
  refuse: (line: number, key: string, reason: Reason, value: string) => void,
): Promise<GivenPrice[]> {
  const codes = batch.flatMap(({ code, barcode }) => [
    ...(code === '' ? [] : [code]),
    ...(barcode === '' ? [] : [`EAN-${barcode}`]),
  ])
  const ids = await productIds(
    tx,
    codes,
    batch.flatMap(({ barcode }) => (barcode === '' ? [] : [barcode])),
  )
  return batch.flatMap(({ line, code, barcode, warehouse, price, beginsToday, costCents }): GivenPrice[] => {
    const productId = ids.ofCode(code) ?? ids.ofBarcode(barcode) ?? ids.ofCode(`EAN-${barcode}`)
    const warehouseId = warehouses.get(warehouse)
    const key = code || barcode
    if (productId === undefined) refuse(line, key, 'product-unknown', key)
    else if (warehouseId === undefined) refuse(line, key, 'warehouse-unknown', warehouse)
    else return [{ line, productId, warehouseId, ...price, beginsToday, costCents }]
    return []
  })
}
