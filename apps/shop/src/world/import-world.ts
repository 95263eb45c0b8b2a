import { join } from 'node:path'
import type { Db, Tx } from '@bottega/api/kernel/database/database.ts'
import { bumpCatalogueVersion } from '@bottega/api/kernel/database/catalogue-version.ts'
import { emptyReport, type PartReport } from '@bottega/api/staff/world/changes.ts'
import { type CodesOfNames, codesOfNames, namedByCode } from '@bottega/api/staff/world/named-by-code.ts'
import { WorldRowError } from '@bottega/api/staff/world/world-row-error.ts'
import { type KeptCount, stockMemory, writeStock } from '@bottega/api/staff/world/write-stock.ts'
import { writeWorld } from '@bottega/api/staff/world/write-world.ts'
import type { CountedStock, World } from '@bottega/api/staff/world/world.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { importPrices, type PricesImport } from '../import/import-prices.ts'
import { importProducts, type ProductsImport } from '../import/import-products.ts'
import { lockImports } from '../import/import-run.ts'
import type { Remark } from '../import/reasons.ts'
import { openReport } from '../import/report.ts'
import { type CheckedFolder, checkFolder } from './check-goods.ts'
import { type Finding, findingOf, type Place } from './findings.ts'
import { recordImport } from './import-log.ts'
import { readCsv } from './read-files.ts'
import type { ReadWorld } from './read-world.ts'
import { stockLine } from './schema/tables.ts'
import { worldFiles } from './world-files.ts'

export interface ImportWorldOptions {
  readonly folder: string
  readonly dryRun: boolean
  /** Gives the files the last word where staff have changed the shop since the last import. */
  readonly overwrite: boolean
  readonly now: Date
  /** The folder of the pictures of products. */
  readonly picturesFolder: string
  /** A new file for the remarks on the lines of a product or price file. */
  readonly newReport: (file: string) => Promise<string>
  readonly print: (line: string) => void
}

interface Reported {
  /** The report that explains each line refused or not fully used. */
  readonly reportFile: string
}

export interface WorldImport {
  /** With one of these nothing was written. */
  readonly findings: readonly Finding[]
  /** The file of all refused lines of products and prices. */
  readonly reportFiles: readonly string[]
  /** Staff have changed what the files say otherwise, and `overwrite` was not given: nothing was written. */
  readonly isRefused: boolean
  readonly reports: readonly PartReport[]
  readonly products?: (ProductsImport & Reported) | undefined
  readonly prices?: (PricesImport & Reported) | undefined
}

/** Thrown to undo a dry run, or an import that found something wrong; never leaves this module. */
class Undone extends Error {}

/**
 * Brings a folder into the shop as one transaction: with one error in any file nothing is written. The same folder a
 * second time changes nothing. Changes of staff since the last import are overwritten only if the operator says so. A
 * dry run does the same work and undoes it.
 */
export async function importWorld(db: Db, options: ImportWorldOptions): Promise<WorldImport> {
  const read = await checkFolder(options.folder, { today: shopDate(options.now), isAlone: false })
  for (const line of read.unused) options.print(line)
  if (read.findings.length > 0) {
    const reportFiles = await writeReports(read, options)
    return { findings: read.findings, reportFiles, isRefused: false, reports: [] }
  }
  let done: WorldImport | undefined
  try {
    await db.transaction(async (tx) => {
      await lockImports(tx)
      done = await bringIn(tx, read, options)
      if (options.dryRun || done.findings.length > 0 || done.isRefused) throw new Undone()
      await recordImport(tx, done, options.now)
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  if (done === undefined) throw new Error('the import ended without a result')
  return done
}

/** Of the lines that were refused before anything was asked of the shop. */
async function writeReports({ remarks }: CheckedFolder, { folder, newReport }: ImportWorldOptions): Promise<string[]> {
  const files: string[] = []
  for (const [file, told] of remarks) {
    const path = await newReport(file)
    const report = await openReport(path, join(folder, file))
    for (const remark of told) report.add(remark)
    await report.close()
    files.push(path)
  }
  return files
}

async function bringIn(tx: Tx, read: ReadWorld, options: ImportWorldOptions): Promise<WorldImport> {
  const findings: Finding[] = []
  let products: WorldImport['products']
  let prices: WorldImport['prices']
  const reports = await writeWorld(tx, read.world, options, async () => {
    products = await bringProducts(tx, read, options)
    findings.push(...lossesOf(worldFiles.products, products))
    // Each refused product would be told once more with its prices, and as unknown to what names it.
    if (findings.length > 0) throw new Missing(findings)
    prices = await bringPrices(tx, read, options)
    findings.push(...lossesOf(worldFiles.prices, prices))
    const codes = await codesOfNames(tx, rowsNamingProducts(read.world))
    findings.push(...unknownProducts(read, codes), ...namedTwice(read, codes))
    // The next files name products: with an unknown one there is nothing to write.
    if (findings.length > 0) throw new Missing(findings)
    return codes
  }).catch((error: unknown) => {
    if (error instanceof Missing) return []
    if (!(error instanceof WorldRowError)) throw error
    findings.push({ ...read.placeOf(error.row), field: error.field, text: error.message })
    return []
  })
  const stock = read.files.has(worldFiles.stock) && findings.length === 0 ? await bringStock(tx, options, findings) : []
  const isContested = reports.some(({ differences }) => differences.some((one) => one.isOverwriting))
  const isRefused = !options.overwrite && (isContested || (prices?.contested.length ?? 0) > 0)
  const reportFiles = [products, prices].flatMap((one) =>
    one === undefined || one.losses.length === 0 ? [] : [one.reportFile],
  )
  return { findings, reportFiles, isRefused, reports: [...reports, ...stock], products, prices }
}

/** A folder is its author's own: a line or a field that cannot be used is an error, and not left out. */
const lossesOf = (file: string, done: { readonly losses: readonly Remark[] } | undefined): Finding[] =>
  (done?.losses ?? []).map((remark) => findingOf(file, remark))

/** Ends the writing where products are missing. */
class Missing extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super('products are missing')
    this.findings = findings
  }
}

async function bringProducts(
  tx: Tx,
  { files }: ReadWorld,
  options: ImportWorldOptions,
): Promise<WorldImport['products']> {
  const { folder, picturesFolder, newReport, print } = options
  if (!files.has(worldFiles.products)) return undefined
  const file = join(folder, worldFiles.products)
  const reportFile = await newReport(worldFiles.products)
  const done = await importProducts(tx, { file, reportFile, picturesFolder }, ({ rows }) =>
    print(`${worldFiles.products}: ${rows} rows read`),
  )
  return { ...done, reportFile }
}

async function bringPrices(tx: Tx, { files }: ReadWorld, options: ImportWorldOptions): Promise<WorldImport['prices']> {
  const { folder, newReport, now, overwrite, print } = options
  if (!files.has(worldFiles.prices)) return undefined
  const file = join(folder, worldFiles.prices)
  const reportFile = await newReport(worldFiles.prices)
  const tell = ({ rows }: { rows: number }) => print(`${worldFiles.prices}: ${rows} rows read`)
  return { ...(await importPrices(tx, { file, reportFile, overwrite, now }, tell)), reportFile }
}

function rowsNamingProducts({ classProducts = [], promotionProducts = [], vouchers = [] }: World) {
  return [...classProducts, ...promotionProducts, ...vouchers] as readonly { readonly product: string | null }[]
}

/** Products the shop does not have, after its product file was taken. */
function unknownProducts({ world, placeOf }: ReadWorld, codes: CodesOfNames): Finding[] {
  return rowsNamingProducts(world).flatMap((row) =>
    row.product === null || codes.has(row.product)
      ? []
      : [{ ...placeOf(row), field: 'product', text: unknownText(row.product) }],
  )
}

/** Rows that say the same of one product, once by its code and once by its barcode. */
function namedTwice({ world, placeOf }: ReadWorld, codes: CodesOfNames): Finding[] {
  const { classProducts = [], promotionProducts = [] } = world
  const keyed = [
    ...classProducts.map((row) => ({ row, key: `class ${row.class} ${codes.get(row.product) ?? row.product}` })),
    ...promotionProducts.map((row) => ({ row, key: `${row.promotion} ${codes.get(row.product) ?? row.product}` })),
  ]
  return [...Map.groupBy(keyed, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    others.map(({ row }) => ({
      ...placeOf(row),
      field: 'product',
      text: `is the product of line ${first === undefined ? 0 : placeOf(first.row).line}`,
    })),
  )
}

const unknownText = (code: string) =>
  `${code} is no product of the shop: it stands in no product file that was imported`

/** Rows in one statement. */
const stockBatch = 1000

async function bringStock(
  tx: Tx,
  { folder, overwrite }: ImportWorldOptions,
  findings: Finding[],
): Promise<PartReport[]> {
  const how = { memory: await stockMemory(tx), overwrite }
  const kept: PartReport['kept'] = []
  let batch: { value: CountedStock; place: Place }[] = []
  let [added, changed] = [0, 0]
  const lineOf = new Map<string, number>()
  const flush = async () => {
    const given = batch.map(({ value }) => value)
    const named = namedByCode(given, await codesOfNames(tx, given))
    batch = batch.flatMap(({ place }, at) => {
      const value = named[at]
      if (value === undefined) return []
      const key = `${value.product} ${value.store}`
      const earlier = lineOf.get(key)
      lineOf.set(key, earlier ?? place.line)
      if (earlier === undefined) return [{ value, place }]
      findings.push({ ...place, field: 'product', text: `is the product and store of line ${earlier}` })
      return []
    })
    const rows = batch.map(({ value }) => value)
    const result = await writeStock(tx, rows, how)
    added += result.added
    changed += result.changed
    kept.push(...result.kept.map(keptCount))
    for (const row of result.unknown)
      findings.push({
        ...(batch.find(({ value }) => value === row)?.place ?? { file: worldFiles.stock, line: 0 }),
        field: 'product',
        text: `${row.product} in ${row.store}: the shop does not have both`,
      })
    batch = []
  }
  for await (const line of readCsv(folder, worldFiles.stock, stockLine, findings)) {
    batch.push(line)
    if (batch.length === stockBatch) await flush()
  }
  await flush()
  if (added + changed > 0) await bumpCatalogueVersion(tx)
  return [{ ...emptyReport('stock'), added: counted(added), changed: counted(changed), kept }]
}

/** Thousandths in the shop, pieces or kilograms in the file. */
const keptCount = ({ product: code, store, available, there }: KeptCount): PartReport['kept'][number] => ({
  key: `${code} ${store}`,
  before: { available: there === null ? null : there / 1000 },
  after: { available: available / 1000 },
})

/** Stock is too much to be told row by row. */
const counted = (count: number) => Array.from<string>({ length: count }).fill('')
