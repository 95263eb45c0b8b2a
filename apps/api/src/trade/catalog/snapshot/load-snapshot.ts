import { languages } from '@bottega/rules/text/language.ts'
import { setImmediate } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import type { Language } from '@bottega/rules/text/language.ts'
import { isFood } from '@bottega/rules/catalog/law-duties.ts'
import { fresh, isIn } from '@bottega/rules/catalog/food-duties.ts'
import { productClassGroup as classGroup } from '@bottega/rules/catalog/known-names.ts'
import { type GoodsLabel, labelsOfGoods, type ScaleLayout } from '@bottega/rules/catalog/scale-label.ts'
import type { SellingTerms } from '@bottega/rules/quantity/selling-terms.ts'
import { type ContentUnit, unitPrice } from '@bottega/rules/money/prices.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { category } from '../categories.tables.ts'
import { productClass, productClassGroup, vendor } from '../products.tables.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import { store } from '../../../places/stores/stores.tables.ts'
import { readCatalogueVersion } from '../../../kernel/database/catalogue-version.ts'
import { barcodesOf } from '@bottega/rules/validators/barcode.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { type SellingColumns, termsOf } from '../catalog.products.ts'
import { FacetTableBuilder } from './facet-table.ts'
import { type CategoryNode, type CatalogueSnapshot, dayNumber } from './snapshot.ts'
import { loadSynonyms } from '../search/load-synonyms.ts'
import type { GoodsSort } from '../search/content-index.ts'
import { type IndexedContents, WordIndexBuilder } from '../search/word-index-builder.ts'

interface IndexedRow extends Record<string, unknown>, SellingColumns {
  id: number
  barcode: string | null
  furtherBarcodes: string[]
  code: string
  weightVariable: boolean
  vendorId: number
  categoryId: number
  categoryPath: number[]
  classIds: number[]
  name: Localized
  brand: string
  pack: Localized
  newUntil: string | null
  createdAt: number
  contentAmount: number | null
  contentUnit: ContentUnit | null
  contents: IndexedContents
  hasNutrition: boolean
}

/** Rows read, and worked through, at a time, so that no step holds up the requests beside it for long. */
const chunk = 2000
/** Reading labels takes its time. */
const workedThrough = 250

/** Reads the whole published catalogue. The version comes first: what changes meanwhile asks for another load. */
export async function loadSnapshot(
  reader: Reader,
  scaleLayouts: readonly ScaleLayout[] = [],
): Promise<CatalogueSnapshot> {
  const { catalogue: version } = await readCatalogueVersion(reader)
  const categories = await loadCategories(reader)
  const classes = await loadClasses(reader)
  const groups = await loadGroups(reader)
  const facets = new FacetTableBuilder(groups, classes, await loadVendors(reader))
  const attributesOf = attributeNames(groups, classes)
  const groupOf = new Map(classes.map(({ id, groupId }) => [id, groupId]))
  const categoryById = new Map(categories.map((one) => [one.categoryId, one]))
  const shelvesOf = ({ categoryPath }: IndexedRow) => categoryPath.flatMap((id) => categoryById.get(id)?.name ?? [])
  const words = new WordIndexBuilder(await loadSynonyms(reader))
  const ids = await loadIds(reader)
  const columns = emptyColumns(ids.length)
  for (let from = 0; from < ids.length; from += chunk) {
    const rows = await loadRows(reader, ids.slice(from, from + chunk))
    for (const [place, row] of rows.entries()) {
      if (place % workedThrough === 0) await setImmediate()
      addTo(columns, row, groupOf, scaleLayouts)
      facets.add(row)
      words.add({
        ...row,
        shelves: shelvesOf(row),
        attributes: attributesOf(row),
        departmentId: row.categoryPath[0] ?? row.categoryId,
        sort: sortOfGoods(categoryById.get(row.categoryId)?.slug ?? '', row),
      })
    }
  }
  return {
    version,
    ...finished(columns),
    scaleLayouts,
    facets: facets.build(),
    words: words.build(),
    orders: new Map(),
    categories,
    categoryById,
    categoryBySlug: new Map(categories.map((one) => [one.slug, one])),
    warehouseOfStore: await loadStores(reader),
  }
}

/** As the duties of law tell food from the rest. */
function sortOfGoods(category: string, { contents, hasNutrition }: IndexedRow): GoodsSort {
  const texts = { ...(contents.ingredients && { ingredients: contents.ingredients }) }
  if (!isFood({ category, texts, hasNutrition })) return 'notFood'
  return isIn(category, fresh) ? 'namedByNature' : 'food'
}

/** Names of what a product is or has, by which it is found too: those of the facets but for the brand. */
function attributeNames(
  groups: readonly { id: number; facet: boolean }[],
  classes: readonly { id: number; groupId: number; name: Localized }[],
) {
  const facets = new Set(groups.filter(({ id, facet }) => facet && id !== classGroup.vendorBrand).map(({ id }) => id))
  const names = new Map(classes.filter(({ groupId }) => facets.has(groupId)).map(({ id, name }) => [id, name]))
  return ({ classIds }: IndexedRow) => classIds.flatMap((id) => names.get(id) ?? [])
}

async function loadIds(reader: Reader): Promise<number[]> {
  const { rows } = await reader.execute<{ id: number }>(
    sql`select id from product where published order by popularity desc, id`,
  )
  return rows.map(({ id }) => id)
}

async function loadRows(reader: Reader, ids: readonly number[]): Promise<IndexedRow[]> {
  const { rows } = await reader.execute<IndexedRow>(sql`
    select p.id, p.barcode, p.further_barcodes as "furtherBarcodes", p.cod_int as code, p.weight_variable as "weightVariable", p.vendor_id as "vendorId", p.category_id as "categoryId", p.category_path as "categoryPath",
      p.class_ids as "classIds", p.name, p.brand, p.pack, p.new_until::text as "newUntil",
      extract(epoch from p.created_at)::int as "createdAt",
      p.content_amount as "contentAmount", p.content_unit as "contentUnit", p.selling_mode as "sellingMode",
      p.quantity_multiple as "quantityMultiple", p.quantity_locked as "quantityLocked",
      p.minimum_quantity as "minimumQuantity", p.maximum_quantity as "maximumQuantity",
      p.first_weight as "firstWeight", p.step_weight as "stepWeight",
      json_build_object('ingredients', p.texts -> 'ingredients', 'allergens', p.texts -> 'allergens', 'traces', p.texts -> 'traces',
        'features', p.texts -> 'features', 'alcoholPercent', p.alcohol_percent,
        'sugars', p.nutrition -> 'sugars', 'salt', p.nutrition -> 'salt') as contents, p.nutrition is not null as "hasNutrition"
    from unnest(${sql.param([...ids])}::int[]) with ordinality as wanted (id, place)
    join product p on p.id = wanted.id
    order by wanted.place`)
  return rows
}

function emptyColumns(products: number) {
  return {
    productIds: new Int32Array(products),
    numberOf: new Map<number, number>(),
    byCategory: new Map<number, number[]>(),
    byBranch: new Map<number, number[]>(),
    departments: new Uint32Array(products),
    byBarcode: new Map<string, number>(),
    byLabel: new Map<GoodsLabel, number>(),
    byCode: new Map<string, number[]>(),
    names: { it: [], de: [], en: [] } as Record<Language, string[]>,
    newUntil: new Int32Array(products),
    createdAt: new Uint32Array(products),
    unitFactor: new Float64Array(products),
    terms: [] as SellingTerms[],
    coop: new Uint8Array(products),
    cashback: new Uint8Array(products),
  }
}

type Columns = ReturnType<typeof emptyColumns>

function addTo(
  columns: Columns,
  row: IndexedRow,
  groupOf: ReadonlyMap<number, number>,
  scaleLayouts: readonly ScaleLayout[],
): void {
  const number = columns.numberOf.size
  columns.productIds[number] = row.id
  columns.numberOf.set(row.id, number)
  columns.departments[number] = row.categoryPath[0] ?? row.categoryId
  push(columns.byCategory, row.categoryId, number)
  for (const categoryId of row.categoryPath) push(columns.byBranch, categoryId, number)
  push(columns.byCode, row.code, number)
  for (const barcode of barcodesOf(row)) columns.byBarcode.set(barcode, number)
  const isWeighed = row.sellingMode === 'loose' || row.weightVariable
  // Of two goods with one number the better selling one is meant.
  for (const label of labelsOfGoods(scaleLayouts, { ...row, isWeighed }))
    if (!columns.byLabel.has(label)) columns.byLabel.set(label, number)
  for (const language of languages) columns.names[language].push(textIn(language, row.name))
  columns.newUntil[number] = row.newUntil === null ? 0 : dayNumber(row.newUntil)
  columns.createdAt[number] = row.createdAt
  columns.unitFactor[number] = unitFactor(row)
  columns.terms.push(termsOf(row))
  const groups = new Set(row.classIds.map((id) => groupOf.get(id)))
  columns.coop[number] = Number(groups.has(classGroup.coop))
  columns.cashback[number] = Number(groups.has(classGroup.cashback))
}

function push<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [number])
  else list.push(number)
}

/**
 * The price by kilogram, litre or piece for a price of one euro; loose goods and unknown contents compare by their
 * price.
 */
function unitFactor({ contentAmount, contentUnit }: IndexedRow): number {
  if (contentAmount === null || contentUnit === null) return 1
  const millionth = unitPrice(1_000_000, { amount: Math.round(contentAmount * 1000), unit: contentUnit })
  return (millionth?.cents ?? 1_000_000) / 1_000_000
}

function finished({ byCategory, byBranch, ...columns }: Columns) {
  const typed = (lists: Map<number, number[]>) =>
    new Map(Array.from(lists, ([key, numbers]) => [key, Uint32Array.from(numbers)]))
  return { ...columns, byCategory: typed(byCategory), byBranch: typed(byBranch) }
}

async function loadCategories(reader: Reader): Promise<CategoryNode[]> {
  return reader
    .select({
      categoryId: category.id,
      parentId: category.parentId,
      slug: category.slug,
      name: category.name,
      title: category.title,
      description: category.description,
      path: category.path,
      listed: category.listed,
      image: category.image,
      metadata: category.metadata,
      template: category.template,
    })
    .from(category)
    .orderBy(asc(category.position), asc(category.id))
}

const loadVendors = (reader: Reader) => reader.select({ id: vendor.id, name: vendor.name }).from(vendor)
const loadClasses = (reader: Reader) =>
  reader.select({ id: productClass.id, groupId: productClass.groupId, name: productClass.name }).from(productClass)
const loadGroups = (reader: Reader) =>
  reader
    .select({ id: productClassGroup.id, name: productClassGroup.name, facet: productClassGroup.facet })
    .from(productClassGroup)
    .orderBy(asc(productClassGroup.position), asc(productClassGroup.id))

async function loadStores(reader: Reader): Promise<Map<number, number>> {
  const rows = await reader
    .select({ storeId: store.id, warehouseId: store.warehouseId })
    .from(store)
    .where(eq(store.active, true))
    .orderBy(asc(store.position), asc(store.id))
  return new Map(rows.map(({ storeId, warehouseId }) => [storeId, warehouseId]))
}
