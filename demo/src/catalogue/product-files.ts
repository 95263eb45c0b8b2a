import type { ProductDraft } from '@bottega/shop/import/products/product-draft.ts'
import { fileURLToPath } from 'node:url'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openTable } from '@bottega/shop/import/file/open-table.ts'
import { openPrices } from '@bottega/shop/import/prices/read-prices.ts'
import { compileRules } from '@bottega/shop/import/products/category-rules.ts'
import { formatOf } from '@bottega/shop/import/products/columns.ts'
import { productFromRow } from '@bottega/shop/import/products/product-from-row.ts'
import { isLoss } from '@bottega/shop/import/reasons.ts'
import type { Finding } from '@bottega/shop/world/findings.ts'
import { readCsv } from '@bottega/shop/world/read-files.ts'
import { classProductLine } from '@bottega/shop/world/schema/tables.ts'
import type { EmblemName } from '@bottega/packs/emblems/emblem-names.ts'
import { isEmblemName } from '@bottega/packs/emblems/emblem-file.ts'
import { otherProductsSlug } from '@bottega/rules/catalog/known-names.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { sentinelOf } from './sentinels.ts'

const folder = fileURLToPath(new URL('../../', import.meta.url))
const products = 'products'

/** Of a line of a product file what the importer makes of it, and the words for its pack as they are written. */
export interface ListedProduct {
  draft: ProductDraft
  label: string
}

/** The content of the demo's files on its goods. */
export interface Goods {
  /** By code, but for those of known behaviour: they come first and are in the smallest catalogue. */
  products: readonly ListedProduct[]
  /** Cents by slug of the warehouse, by code. */
  prices: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** By code. */
  classIds: ReadonlyMap<string, readonly number[]>
  /** By code; the drawer chooses for those that have none. */
  emblems: ReadonlyMap<string, EmblemName>
}

/** Every product of the demo says its brand and category itself; a shop's rules are never without one. */
const ownRules = compileRules({
  defaults: { vat: 10, brand: 'Senza marca' },
  brands: [],
  rules: [{ category: otherProductsSlug, words: ['altri prodotti'] }],
})

/** Prices begin on the day the shop is filled. */
const anyDay: ShopDate = '2026-01-01'

/** As many products as the demo has where nobody asks for another number: those of the lowest codes. */
export const usualNumber = 2000

/** The number of a product stands in its code: the first of the files is the eleventh, after ten sentinels. */
export const firstCode = 100_000

/**
 * Reads the files by the shop's importer, as far as a catalogue of `wanted` products needs them. Throws where a line is
 * refused or loses a field.
 */
export async function readGoods(wanted = Infinity): Promise<Goods> {
  const last = firstCode + Math.max(wanted, usualNumber)
  const names = (await readdir(join(folder, products))).filter((name) => name.endsWith('.csv') && name !== sentinelFile)
  const departments = await Promise.all(names.map((name) => readProducts(name, last)))
  const inOrder = departments.flat().toSorted((one, other) => (one.draft.code < other.draft.code ? -1 : 1))
  return {
    products: [...(await readSentinels()), ...inOrder],
    prices: await readPrices(last),
    classIds: await readClasses(last),
    emblems: await readEmblems(last),
  }
}

const sentinelFile = 'sentinels.csv'

/** Those others look up by name. */
export const readSentinels = (): Promise<ListedProduct[]> => readProducts(sentinelFile, Infinity)

/** Lines are sorted by code, those of sentinels first: behind the last one wanted there is none that is. */
const isBehind = (code: string, last: number) => Number(code) > last && sentinelOf(code) === undefined

async function readProducts(name: string, last: number): Promise<ListedProduct[]> {
  const file = join(products, name)
  const { columns = [], rows } = await openTable(join(folder, file))
  const format = formatOf(columns)
  const listed: ListedProduct[] = []
  for await (const row of rows) {
    if (row.kind === 'unreadable') throw unusable(file, row.line, row.reason)
    if (isBehind(format.read(row, 'code'), last)) break
    const read = productFromRow(row, format, ownRules)
    if (!read.ok) throw unusable(file, row.line, read.reason)
    const loss = read.draft.remarks.find((remark) => isLoss(remark))
    if (loss !== undefined) throw unusable(file, row.line, `${loss.field} ${loss.reason} ${loss.value}`)
    listed.push({ draft: read.draft, label: format.read(row, 'pack') })
  }
  return listed
}

const unusable = (file: string, line: number, why: string) => new Error(`demo/${file}, line ${line}: ${why}`)

async function readPrices(last: number): Promise<Goods['prices']> {
  const prices = new Map<string, Map<string, number>>()
  const file = 'prices.csv'
  const { lines } = await openPrices(join(folder, file), anyDay)
  for await (const line of lines) {
    if (!line.ok) throw unusable(file, line.remark.line, line.remark.reason)
    const { code, warehouse, price } = line.price
    if (isBehind(code, last)) break
    const known = prices.get(code)
    if (known === undefined) prices.set(code, new Map([[warehouse, price.cents]]))
    else known.set(warehouse, price.cents)
  }
  return prices
}

async function readClasses(last: number): Promise<Goods['classIds']> {
  const classIds = new Map<string, number[]>()
  const findings: Finding[] = []
  for await (const { value } of readCsv(folder, 'class-products.csv', classProductLine, findings)) {
    if (isBehind(value.product, last)) break
    const known = classIds.get(value.product)
    if (known === undefined) classIds.set(value.product, [value.class])
    else known.push(value.class)
  }
  for (const { file, line, field, text } of findings) throw unusable(file, line, `${field} ${text}`)
  return classIds
}

async function readEmblems(last: number): Promise<Goods['emblems']> {
  const emblems = new Map<string, EmblemName>()
  const file = 'emblems.csv'
  for await (const row of (await openTable(join(folder, file))).rows) {
    if (row.kind === 'unreadable') throw unusable(file, row.line, row.reason)
    const [code = '', emblem = ''] = ['product', 'emblem'].map((column) => row.values.get(column))
    if (isBehind(code, last)) break
    if (!isEmblemName(emblem)) throw unusable(file, row.line, `"${emblem}" is no emblem`)
    emblems.set(code, emblem)
  }
  return emblems
}
