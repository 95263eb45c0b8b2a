import { otherProductsSlug } from '@bottega/rules/catalog/known-names.ts'
import type { ProductPart } from '@bottega/rules/catalog/product-form.ts'
import { packContent } from '@bottega/rules/catalog/pack-size.ts'
import { productSlug } from '@bottega/rules/catalog/product-names.ts'
import { barcodesOf } from '@bottega/rules/validators/barcode.ts'
import type { Tx } from '@bottega/api/kernel/database/database.ts'
import { loadBrands, type Brands } from '@bottega/api/trade/catalog/making/brands.ts'
import { keepPartsOfStaff } from '@bottega/api/trade/catalog/making/parts-of-staff.ts'
import { productRow, type ProductRow } from '@bottega/api/trade/catalog/making/product-row.ts'
import { loadShelves, type Shelf, type Shelves } from '@bottega/api/trade/catalog/making/shelves.ts'
import type { FieldRemark, Reason } from '../reasons.ts'
import type { CategoryRules } from './category-rules.ts'
import type { Column } from './columns.ts'
import type { ProductDraft } from './product-draft.ts'
import { findKnownProducts, findSetByStaff, type KnownProduct, upsertProducts } from './products.repository.ts'

export interface BatchResult {
  inserted: number
  changed: number
  /** Products a rule or the file found a category for. */
  placed: number
  refused: { draft: ProductDraft; field: Column; reason: Reason; value: string }[]
}

export interface ProductWriter {
  /** Categories the rules name and the shop lacks, with the one that stands in for each. */
  missingCategories: { slug: string; insteadOf: string }[]
  write: (drafts: readonly ProductDraft[]) => Promise<BatchResult>
}

/** Writes drafts batch by batch inside the import's transaction. */
export async function openProductWriter(tx: Tx, rules: CategoryRules): Promise<ProductWriter> {
  const shelves = await loadShelves(tx)
  const brands = await loadBrands(tx, rules.defaults.brand)
  return {
    missingCategories: rules.categories
      .filter((slug) => slug !== otherProductsSlug && !shelves.has(slug))
      .map((slug) => ({ slug, insteadOf: shelves.nearest(slug)?.slug ?? otherProductsSlug })),
    write: (drafts) => writeBatch(tx, drafts, shelves, brands, rules.defaults.brand),
  }
}

async function writeBatch(
  tx: Tx,
  drafts: readonly ProductDraft[],
  shelves: Shelves,
  brands: Brands,
  nameless: string,
): Promise<BatchResult> {
  const known = await findKnownProducts(
    tx,
    drafts.map(({ code }) => code),
    drafts.flatMap((draft) => barcodesOf(draft)),
    drafts.map(productSlug),
  )
  const ownerOfMain = new Map(known.map(({ barcode, codInt }) => [barcode, codInt]))
  const ownerOfBarcode = new Map(known.flatMap((one) => barcodesOf(one).map((barcode) => [barcode, one] as const)))
  const refused: BatchResult['refused'] = []
  const writable = drafts
    .map((draft) => underKnownCode(draft, ownerOfMain))
    .filter((draft) => {
      for (const barcode of barcodesOf(draft)) {
        const owner = ownerOfBarcode.get(barcode)
        if (owner === undefined || owner.codInt === draft.code) continue
        const field = barcode === draft.barcode ? 'barcode' : 'further_barcodes'
        const value = `${barcode} is ${owner.codInt} (${owner.name.it})`
        refused.push({ draft, field, reason: 'barcode-taken', value })
        return false
      }
      return true
    })
  const brandOf = await brands.resolve(writable.map(({ brand }) => brand ?? nameless))
  const slugFor = slugChooser(known)
  const setByStaff = await findSetByStaff(
    tx,
    writable.map(({ code }) => code),
  )
  let placed = 0
  const rows: ProductRow[] = []
  for (const draft of writable) {
    const shelf = shelfOf(draft, shelves) ?? (await shelves.other())
    if (shelf.slug !== otherProductsSlug) placed += 1
    const row = productRow(factsOf(draft), shelf, brandOf(draft.brand ?? nameless), slugFor(draft))
    const { row: wanted, kept } = keepPartsOfStaff(row, setByStaff.get(draft.code), shelf, shelves)
    for (const { part, value } of kept) draft.remarks.push({ field: columnOf[part], reason: 'set-in-shop', value })
    rows.push(wanted)
  }
  return { ...(await upsertProducts(tx, rows)), placed, refused }
}

const factsOf = (draft: ProductDraft) => ({
  ...draft,
  content: draft.pack && packContent(draft.pack),
  pieces: draft.pack?.pieces ?? 1,
  source: 'import' as const,
})

/** The column of a file that says a part first. */
const columnOf = {
  name: 'name',
  barcode: 'barcode',
  brand: 'brand',
  category: 'category',
  terms: 'selling_mode',
  pack: 'pack',
  vat: 'vat',
  leadTime: 'lead_time_hours',
  adultsOnly: 'category',
  nutrition: 'energy_kj',
  alcohol: 'alcohol',
} as const satisfies Record<ProductPart, Column>

/**
 * A code made of a barcode is that of the product that has the barcode, whatever zeros it had when the code was made: its
 * prices, its stock and its orders stay with it.
 */
function underKnownCode(draft: ProductDraft, ownerOfMain: ReadonlyMap<string | null, string>): ProductDraft {
  const owner = draft.barcode === null ? undefined : ownerOfMain.get(draft.barcode)
  const isMade = draft.code === `EAN-${draft.barcode}` && owner?.startsWith('EAN-') === true
  return isMade && owner !== draft.code ? { ...draft, code: owner } : draft
}

/**
 * The file's own category is taken as written; a rule's may be stood in for by the department above it. Undefined where
 * "Altri prodotti" is the place, which the shop may not have yet.
 */
function shelfOf(draft: ProductDraft, shelves: Shelves): Shelf | undefined {
  for (const { slug, isFromFile } of draft.categories) {
    if (slug === otherProductsSlug) return undefined
    const isUsable = !isFromFile || shelves.has(slug)
    const shelf = isUsable ? shelves.nearest(slug) : undefined
    if (shelf !== undefined) return shelf
    if (isFromFile) draft.remarks.push(categoryUnknown(slug))
  }
  return undefined
}

function categoryUnknown(slug: string): FieldRemark {
  return { field: 'category', reason: 'category-unknown', value: slug }
}

/** Two codes can meet in one slug ("a" with 1-2, "a 1" with 2): the later one counts on. */
function slugChooser(known: readonly KnownProduct[]): (draft: ProductDraft) => string {
  const ownerOf = new Map(known.map(({ slug, codInt }) => [slug, codInt]))
  return (draft) => {
    const wanted = productSlug(draft)
    let slug = wanted
    for (let copy = 2; (ownerOf.get(slug) ?? draft.code) !== draft.code; copy += 1) slug = `${wanted}-${copy}`
    ownerOf.set(slug, draft.code)
    return slug
  }
}
