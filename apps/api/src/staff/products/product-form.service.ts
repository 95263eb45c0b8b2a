import { packContent, packText } from '@bottega/rules/catalog/pack-size.ts'
import {
  barcodesOfForm,
  packOf,
  type ProductForm,
  productFaults,
  productParts,
  termsOf,
} from '@bottega/rules/catalog/product-form.ts'
import { type LabelTextName, labelTextNames, type LabelTexts } from '@bottega/rules/catalog/product-label.ts'
import { articleCode, productSlug } from '@bottega/rules/catalog/product-names.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { barcodesOf } from '@bottega/rules/validators/barcode.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { isDeepStrictEqual } from 'node:util'
import { changedFields, recordChange } from '../../kernel/audit/audit.service.ts'
import { settleSale } from '../../trade/catalog/law-gaps.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { refuseAnotherContent, type RequestKey } from '../../kernel/database/sent-before.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { loadBrands, namelessBrand } from '../../trade/catalog/making/brands.ts'
import { type StoredProduct, valuesOf } from '../../trade/catalog/making/parts-of-staff.ts'
import { drawnImage, productRow, searchTextOf } from '../../trade/catalog/making/product-row.ts'
import { loadShelves, type Shelf, type Shelves } from '../../trade/catalog/making/shelves.ts'
import { applyPrices } from '../price-list/apply-prices.ts'
import { choosePricesOfStaff } from '../price-list/price-memory.ts'
import { readLabelForm } from './label.service.ts'
import { changedParts, formOf, loggedForm, tidied } from './product-form.ts'
import {
  findBrands,
  findMade,
  findOthersWithBarcode,
  findStored,
  hasCode,
  hasSlug,
  insertProduct,
  lockMaking,
  updateProduct,
} from './product-form.repository.ts'
import type { SeenProduct } from './staff-products.repository.ts'
import { changeProduct, sellingWarehouses } from './staff-products.service.ts'

/** The choices a form offers, and the product it is filled with. */
export async function readProductForm(db: Db, stores: StoreScope, productId: number | undefined) {
  const stored = productId === undefined ? undefined : await findStored(db, productId)
  if (productId !== undefined && stored === undefined) throw new ShopError('error.product.notFound')
  return {
    stored,
    shelves: await db.transaction(loadShelves),
    brands: await findBrands(db),
    warehouses: await sellingWarehouses(db, stores),
  }
}
export type ProductFormStory = Awaited<ReturnType<typeof readProductForm>>

/** @throws ShopError with the first fault of the form, by the rule a file is read by. */
function refuseFaults(form: ProductForm, before?: ProductForm): void {
  const [first] = productFaults(form, before)
  if (first !== undefined) throw new ShopError(`error.desk.${first.fault}`, { ...first.values })
}

function shelfOf(shelves: Shelves, form: ProductForm): Shelf {
  const shelf = shelves.byId(form.category_id)
  if (shelf === undefined) throw new ShopError('error.desk.categoryNotFound')
  return shelf
}

const categoryName = (shelves: Shelves, categoryId: number) => shelves.byId(categoryId)?.names.at(-1)?.it ?? ''

/** @throws ShopError with the name of the product that a barcode of the form stands with already. */
async function refuseTakenBarcodes(tx: Tx, form: ProductForm, productId: number): Promise<void> {
  const { barcode, furtherBarcodes } = barcodesOfForm(form)
  const wanted = barcodesOf({ barcode, furtherBarcodes })
  const others = wanted.length === 0 ? [] : await findOthersWithBarcode(tx, wanted, productId)
  for (const one of wanted) {
    const owner = others.find((other) => barcodesOf(other).includes(one))
    if (owner === undefined) continue
    const said = { code: owner.code, name: owner.name.it }
    throw one === barcode
      ? new ShopError('error.desk.barcodeTaken', said)
      : new ShopError('error.desk.furtherBarcodeTaken', { ...said, barcode: one })
  }
}

/** The row a form makes, as a line of a file would make it. */
async function rowOf(tx: Tx, form: ProductForm, code: string, shelf: Shelf, slug: string, texts: LabelTexts) {
  const brands = await loadBrands(tx, namelessBrand)
  const brandOf = await brands.resolve([form.brand ?? namelessBrand])
  const pack = packOf(form)
  const facts = {
    code,
    ...barcodesOfForm(form),
    name: form.name,
    brand: form.brand,
    packText: pack === undefined ? { it: '' } : packText(pack),
    content: pack && packContent(pack),
    pieces: pack?.pieces ?? 1,
    terms: termsOf(form),
    vatPercent: form.vat,
    leadTimeHours: form.lead_time_hours,
    lockerLevel: form.adults_only ? '1' : null,
    adultsOnly: form.adults_only,
    alcoholPercent: form.alcohol ?? null,
    image: null,
    texts,
    nutrition: Object.keys(form.nutrition).length === 0 ? null : form.nutrition,
    source: 'staff' as const,
  }
  return productRow(facts, shelf, brandOf(form.brand ?? namelessBrand), slug)
}

/** Two codes can meet in one address ("a" with 1-2, "a 1" with 2): the later one counts on. */
async function freeSlug(tx: Tx, wanted: string): Promise<string> {
  let slug = wanted
  for (let copy = 2; await hasSlug(tx, slug); copy += 1) slug = `${wanted}-${copy}`
  return slug
}

/** The texts of the label a form says otherwise than the product, and the fields that are the staff's from now on. */
function labelOf(form: ProductForm, before: Pick<StoredProduct, 'texts' | 'textsByStaff'>, seen: ProductForm['label']) {
  const changed = form.label.filter((written) => {
    const known = seen.find(({ field }) => field === written.field) ?? { field: written.field }
    return !isDeepStrictEqual(known, written)
  })
  const texts = new Map<LabelTextName, unknown>(
    labelTextNames.flatMap((name) => (before.texts[name] === undefined ? [] : [[name, before.texts[name]] as const])),
  )
  for (const { field, ...written } of changed) {
    const value = readLabelForm(field, written)
    if (value === undefined) texts.delete(field)
    else texts.set(field, value)
  }
  const isChanged = (name: LabelTextName) => changed.some(({ field }) => field === name)
  return {
    texts: Object.fromEntries(texts) as LabelTexts,
    textsByStaff: labelTextNames.filter((name) => isChanged(name) || before.textsByStaff.includes(name)),
  }
}

interface NewProduct {
  form: ProductForm
  /** Its first price from today on, in one store or in all; undefined without one. */
  price: { cents: number; warehouseId: number | undefined } | undefined
  /** Sent again by this key it is the product made before. */
  key: RequestKey | undefined
}

async function setFirstPrice(
  tx: Tx,
  productId: number,
  { cents, warehouseId }: NonNullable<NewProduct['price']>,
  now: Date,
) {
  const warehouses = await sellingWarehouses(tx, null)
  const priced = warehouses.filter((one) => warehouseId === undefined || one.warehouseId === warehouseId)
  if (priced.length === 0) throw new ShopError('error.store.notFound')
  const from = shopDate(now)
  const lines = priced.map((one) => ({ productId, warehouseId: one.warehouseId, line: 0, from, to: null, cents }))
  await applyPrices(tx, lines, from, () => undefined, choosePricesOfStaff(tx))
  return priced.map(({ name }) => name)
}

/** Makes a product. Without a price it waits for one: it is not sold, and its page says why. Answers its number. */
export async function makeProduct(db: Db, staff: StaffMember, wanted: NewProduct, now: Date): Promise<number> {
  const { price, key } = wanted
  const form = tidied(wanted.form)
  refuseFaults(form)
  const code = articleCode(form.code) ?? form.code
  return db.transaction(async (tx) => {
    await lockMaking(tx)
    const reference = key && `staff:${staff.userId}:${key.value}`
    const sent = reference === undefined ? undefined : await findMade(tx, reference)
    if (sent !== undefined && key !== undefined) {
      refuseAnotherContent(sent.requestDigest, key)
      return sent.productId
    }
    if (await hasCode(tx, code)) throw new ShopError('error.desk.codeTaken')
    const shelves = await loadShelves(tx)
    const shelf = shelfOf(shelves, form)
    await refuseTakenBarcodes(tx, form, 0)
    const label = labelOf(form, { texts: {}, textsByStaff: [] }, [])
    const slug = await freeSlug(tx, productSlug({ name: form.name, code }))
    const productId = await insertProduct(tx, {
      ...(await rowOf(tx, form, code, shelf, slug, label.texts)),
      textsByStaff: label.textsByStaff,
      maximumByStaff: form.maximum !== undefined,
      infantFormula: form.infant_formula,
      partsByStaff: [...productParts],
      reference: reference ?? null,
      requestDigest: key?.digest ?? null,
    })
    const stores = price === undefined ? [] : await setFirstPrice(tx, productId, price, now)
    await bumpCatalogueVersion(tx)
    const after = {
      ...loggedForm({ ...form, code }, categoryName(shelves, form.category_id)),
      ...(price !== undefined && { cents: price.cents, stores }),
    }
    await recordChange(
      tx,
      staff,
      { action: 'product.made', subject: ['product', productId], after: withoutNulls(after) },
      now,
    )
    return productId
  })
}

const withoutNulls = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

async function storedOf(db: Reader, productId: number): Promise<StoredProduct> {
  const stored = await findStored(db, productId)
  if (stored === undefined) throw new ShopError('error.product.notFound')
  return stored
}

/** Changes what a product is. Its address stays, so that no link dies; files leave the parts that were changed. */
export async function editProduct(
  db: Db,
  staff: StaffMember,
  { form: written, ...seen }: SeenProduct & { form: ProductForm },
  now: Date,
): Promise<void> {
  const form = tidied(written)
  await changeProduct(db, staff, seen, now, async (tx) => {
    await lockMaking(tx)
    const stored = await storedOf(tx, seen.productId)
    if (form.code !== stored.codInt) throw new ShopError('error.desk.codeStays')
    const before = formOf(stored)
    refuseFaults(form, before)
    const shelves = await loadShelves(tx)
    const shelf = shelfOf(shelves, form)
    const parts = changedParts(before, form, productParts)
    const label = labelOf(form, stored, before.label)
    const row = await rowOf(tx, form, stored.codInt, shelf, stored.slug, label.texts)
    const values = {
      ...valuesOf(row, parts),
      // One older than the rule stays beside new further ones.
      ...(parts.includes('barcode') && form.barcode === before.barcode && { barcode: stored.barcode }),
    }
    if (parts.includes('barcode')) await refuseTakenBarcodes(tx, form, seen.productId)
    const merged = { ...stored, ...values }
    const stood = shelves.byId(stored.categoryId) ?? shelf
    const isDrawn = stored.image === drawnImage(stored, stood)
    const hasOtherMaximum = before.maximum !== form.maximum
    await updateProduct(tx, seen.productId, {
      ...values,
      ...label,
      ...(parts.includes('brand') && { classIds: await classesWithBrand(tx, stored, row.classIds ?? []) }),
      ...(hasOtherMaximum && { maximumQuantity: row.maximumQuantity ?? null, maximumByStaff: true }),
      ...(isDrawn && { image: drawnImage(merged, shelf) }),
      infantFormula: form.infant_formula,
      searchText: searchTextOf(merged, shelf),
      partsByStaff: productParts.filter((part) => parts.includes(part) || stored.partsByStaff.includes(part)),
    })
    await settleSale(tx, seen.productId)
    await bumpCatalogueVersion(tx)
    const logged = changedFields(
      loggedForm(before, categoryName(shelves, before.category_id)),
      loggedForm(form, categoryName(shelves, form.category_id)),
    )
    return { action: 'product.edited', before: logged?.before ?? {}, after: logged?.after ?? {} }
  })
}

/** The classes of a product with another brand in the place of its own. */
async function classesWithBrand(tx: Tx, { classIds }: StoredProduct, brand: readonly number[]): Promise<number[]> {
  const { classIds: ofBrands } = await loadBrands(tx, namelessBrand)
  return [...classIds.filter((id) => !ofBrands.has(id)), ...brand]
}
