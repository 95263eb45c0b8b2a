import { join } from 'node:path'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { otherProductsSlug } from '@bottega/rules/catalog/known-names.ts'
import { lackingDuties, type LawDutyName, type LawFacts } from '@bottega/rules/catalog/law-duties.ts'
import { barcodesOf } from '@bottega/rules/validators/barcode.ts'
import type { World } from '@bottega/api/staff/world/world.ts'
import { cleanBarcode } from '../import/clean/barcode.ts'
import { ImportError } from '../import/import-error.ts'
import { type CategoryRules, compileRules, loadCategoryRules } from '../import/products/category-rules.ts'
import type { ProductDraft } from '../import/products/product-draft.ts'
import { openProducts } from '../import/products/read-products.ts'
import type { PriceLine } from '../import/prices/price-from-row.ts'
import { openPrices } from '../import/prices/read-prices.ts'
import { isLoss, printable, type Remark } from '../import/reasons.ts'
import { mostLosses } from '../import/report.ts'
import { type Finding, findingOf } from './findings.ts'
import { readCsv } from './read-files.ts'
import { type ReadWorld, readWorld } from './read-world.ts'
import { stockLine } from './schema/tables.ts'
import { worldFiles } from './world-files.ts'

export interface CheckOptions {
  /** Prices without a first day begin on it. */
  readonly today: ShopDate
  /** Without a shop that may know more products, categories and stores: what the folder names, it has. */
  readonly isAlone: boolean
}

export interface CheckedFolder extends ReadWorld {
  /** Lines of product and price files that are refused or lose a field, for a report; they are findings as well. */
  readonly remarks: ReadonlyMap<string, readonly Remark[]>
  /** A line for each file with columns the shop does not know: the operator's own, or a slip of the pen. */
  readonly unused: readonly string[]
  /** The duties that products of the folder do not meet, by their codes. Undefined without a file of products. */
  readonly lawGaps: LawGaps | undefined
}

export type LawGaps = ReadonlyMap<LawDutyName, readonly string[]>

/** Reads every file of a folder, those with products and prices as their imports read them. */
export async function checkFolder(folder: string, options: CheckOptions): Promise<CheckedFolder> {
  const read = await readWorld(folder)
  const goods = new Goods(folder, read, options)
  await goods.check()
  return {
    ...read,
    findings: [...read.findings, ...goods.findings],
    remarks: goods.remarks,
    unused: goods.unused,
    lawGaps: goods.lawGaps,
  }
}

/** More errors than this of one file are not read on for: the file is another one than was meant. */
class TooMany extends Error {}

class Goods {
  readonly findings: Finding[] = []
  readonly remarks = new Map<string, Remark[]>()
  readonly unused: string[] = []
  lawGaps: Map<LawDutyName, string[]> | undefined
  readonly #folder: string
  readonly #read: ReadWorld
  readonly #options: CheckOptions
  /** Codes and barcodes of the product file, those of its refused lines too. */
  readonly #known = new Set<string>()
  #isProductFileRead = false

  constructor(folder: string, read: ReadWorld, options: CheckOptions) {
    this.#folder = folder
    this.#read = read
    this.#options = options
  }

  async check(): Promise<void> {
    await this.#each(worldFiles.products, () => this.#products())
    await this.#each(worldFiles.prices, () => this.#prices())
    if (this.#options.isAlone && this.#isProductFileRead) await this.#namedProducts()
  }

  async #each(file: string, check: () => Promise<void>): Promise<void> {
    if (!this.#read.files.has(file)) return
    try {
      await check()
    } catch (error) {
      if (!(error instanceof ImportError || error instanceof TooMany)) throw error
      this.findings.push({ file, line: 0, field: '', text: error.message })
    }
  }

  #tellUnused(file: string, columns: readonly string[]): void {
    if (columns.length > 0)
      this.unused.push(`${file}: columns not used: ${columns.map(printable).join(', ').slice(0, 1000)}`)
  }

  #tell(file: string, remark: Remark): void {
    if (!isLoss(remark)) return
    const remarks = this.remarks.get(file) ?? []
    this.remarks.set(file, remarks)
    if (remarks.length === mostLosses) throw new TooMany(`has more than ${mostLosses} errors; the rest was not read`)
    remarks.push(remark)
    this.findings.push(findingOf(file, remark))
  }

  async #products(): Promise<void> {
    const { categories, setup } = this.#read.world
    const isCategoryKnown = this.#isUnreadable(worldFiles.categories)
      ? () => true
      : knownOrOther(categories?.map(({ slug }) => slug))
    const file = join(this.#folder, worldFiles.products)
    const { ignoredColumns, lines } = await openProducts(file, await rulesOf(this.#read.world))
    this.#tellUnused(worldFiles.products, ignoredColumns)
    this.#isProductFileRead = true
    this.lawGaps = new Map()
    for await (const read of lines) {
      if (!read.ok) {
        this.#known.add(read.remark.key.toUpperCase())
        this.#tell(worldFiles.products, read.remark)
        continue
      }
      const { line, code, remarks, categories: placed } = read.draft
      this.#tellLaw(read.draft)
      this.#known.add(code)
      for (const barcode of barcodesOf(read.draft)) this.#known.add(barcode)
      for (const remark of remarks)
        // Names of VAT rates stand in shop.yaml: without it none is wrong.
        if (remark.field !== 'vat' || setup !== undefined)
          this.#tell(worldFiles.products, { line, key: code, ...remark })
      for (const { slug, isFromFile } of this.#options.isAlone ? placed : [])
        if (isFromFile && !isCategoryKnown(slug))
          this.#tell(worldFiles.products, {
            line,
            key: code,
            field: 'category',
            reason: 'category-unknown',
            value: slug,
          })
    }
  }

  #tellLaw(draft: ProductDraft): void {
    for (const duty of lackingDuties(lawFactsOf(draft))) {
      const codes = this.lawGaps?.get(duty)
      if (codes === undefined) this.lawGaps?.set(duty, [draft.code])
      else codes.push(draft.code)
    }
  }

  async #prices(): Promise<void> {
    const isStoreKnown = this.#storeNames()
    const file = join(this.#folder, worldFiles.prices)
    const { ignoredColumns, lines } = await openPrices(file, this.#options.today)
    this.#tellUnused(worldFiles.prices, ignoredColumns)
    for await (const read of lines) {
      if (!read.ok) {
        this.#tell(worldFiles.prices, read.remark)
        continue
      }
      if (read.dropped) this.#tell(worldFiles.prices, read.dropped)
      const { line, code, barcode, warehouse } = read.price
      const tell = (field: string, reason: Remark['reason'], value: string) =>
        this.#tell(worldFiles.prices, { line, key: code || barcode, field, reason, value })
      if (!this.#options.isAlone) continue
      if (this.#isProductFileRead && !this.#isPriced(read.price)) tell('code', 'product-unknown', code || barcode)
      if (!isStoreKnown(warehouse)) tell('warehouse', 'warehouse-unknown', warehouse)
    }
  }

  #isPriced({ code, barcode }: PriceLine): boolean {
    return this.#isKnown(code) || this.#isKnown(barcode) || this.#known.has(`EAN-${barcode}`)
  }

  /** By its code, or by its barcode in any spelling. */
  #isKnown(name: string): boolean {
    const { barcode } = cleanBarcode(name)
    return this.#known.has(name) || (barcode !== null && this.#known.has(barcode))
  }

  /** A store without a number of its own gets one by the import; until then it may be any. */
  #storeNames(): (name: string) => boolean {
    const stores = this.#read.world.stores ?? []
    if (this.#read.unreadable.size > 0) return () => true
    const names = new Set(stores.flatMap(({ slug, id }) => [slug, ...(id === undefined ? [] : [String(id)])]))
    const areNumbered = stores.every(({ id }) => id !== undefined)
    return (name) => names.has(name) || (!areNumbered && /^\d+$/.test(name))
  }

  /** Products that other files name. */
  async #namedProducts(): Promise<void> {
    const { classProducts = [], promotionProducts = [], vouchers = [] } = this.#read.world
    const tell = (place: { file: string; line: number }, code: string) => {
      if (this.#isKnown(code)) return
      this.findings.push({ ...place, field: 'product', text: `${code} is no product of ${worldFiles.products}` })
    }
    for (const row of [...classProducts, ...promotionProducts, ...vouchers])
      if (row.product !== null) tell(this.#read.placeOf(row), row.product)
    if (!this.#read.files.has(worldFiles.stock)) return
    for await (const { value, place } of readCsv(this.#folder, worldFiles.stock, stockLine, []))
      tell(place, value.product)
  }

  #isUnreadable(file: string): boolean {
    return !this.#read.files.has(file) || this.#read.findings.some((one) => one.file === file)
  }
}

const lawFactsOf = ({ name, categories, terms, pack, texts, ...draft }: ProductDraft): LawFacts => ({
  name: name.it,
  category: categories[0]?.slug ?? '',
  isLoose: terms.sellingMode === 'loose',
  isForAdultsOnly: draft.adultsOnly,
  hasMeasure: pack !== undefined && pack.unit !== 'pz',
  hasNutrition: draft.nutrition !== null,
  alcoholPercent: draft.alcoholPercent,
  texts,
})

const knownOrOther = (slugs: readonly string[] = []) => {
  const known = new Set([...slugs, otherProductsSlug])
  return (slug: string) => known.has(slug)
}

/** The folder's own rules, else those shipped, with the names of VAT rates it gives. */
async function rulesOf({ placing, setup }: World): Promise<CategoryRules> {
  const own = placing === undefined ? undefined : compiled(placing)
  const taxRates = new Map(setup?.taxes.map(({ code, percent }) => [code.toUpperCase(), percent]))
  return { ...(own ?? (await loadCategoryRules())), taxRates }
}

/** Rules that are wrong are told with their own file. */
function compiled(placing: Record<string, unknown>): CategoryRules | undefined {
  try {
    return compileRules(placing)
  } catch (error) {
    if (error instanceof ImportError) return undefined
    throw error
  }
}
