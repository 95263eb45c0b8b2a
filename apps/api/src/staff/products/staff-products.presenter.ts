import type { StaffClassGroup } from '@bottega/contract/staff-products/product-class.ts'
import type {
  StaffLabelField,
  StaffProduct,
  StaffProductRow,
  StaffProductStore,
} from '@bottega/contract/staff-products/staff-products.ts'
import type { StaffPromotion } from '@bottega/contract/staff-products/product-promotion.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type LabelTextName, labelTextNames } from '@bottega/rules/catalog/product-label.ts'
import { lackingDuties, type LawFacts } from '@bottega/rules/catalog/law-duties.ts'
import { findUnavailabilityReasons } from '@bottega/rules/catalog/unavailability-reasons.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import type { CatalogProduct } from '../../trade/catalog/catalog.products.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { pictureAddress } from '../../trade/catalog/presenters/picture-address.ts'
import { writtenField } from '../../trade/product-label/written-label.ts'
import { isUploaded } from '../../trade/pictures/product-pictures.service.ts'
import type { ClassRow } from './classes.repository.ts'
import type { Classes } from './classes.service.ts'
import type { CategoryRow } from '../../trade/catalog/departments.queries.ts'
import type { FoundProduct } from './product-table.repository.ts'
import { type ProductStory, smallestPurchaseOf } from './staff-products.service.ts'
import type { ProductPromotion } from './promotions.repository.ts'
import { cutOf } from './promotions.service.ts'

type Named = Pick<FoundProduct, 'productId' | 'code' | 'barcode' | 'name' | 'brand' | 'pack' | 'sale'>

function presentNamed({ productId, code, barcode, name, brand, pack, sale }: Named, language: Language) {
  return {
    productId,
    code,
    ...(barcode !== null && { barcode }),
    name: textIn(language, name),
    brand,
    pack: textIn(language, pack),
    sale,
  }
}

export function presentRow(row: FoundProduct, language: Language): StaffProductRow {
  return {
    ...presentNamed(row, language),
    picture: pictureAddress(row.image, 'thumb'),
    category: textIn(language, row.category),
    isLoose: row.isLoose,
    ...(row.cents !== null && { price: eurosFromCents(row.cents) }),
    ...(row.available !== null && { available: unitsFromThousandths(row.available) }),
  }
}

/** The tree as a list, each followed by those below it; one whose parents are not listed stands at the top. */
export function presentCategories(rows: readonly CategoryRow[], language: Language) {
  const children = Map.groupBy(rows, ({ parentId }) => (rows.some(({ id }) => id === parentId) ? parentId : null))
  const listed: { id: number; name: string; depth: number }[] = []
  const list = (parentId: number | null, depth: number): void => {
    for (const { id, name } of children.get(parentId) ?? []) {
      listed.push({ id, name: textIn(language, name), depth })
      list(id, depth + 1)
    }
  }
  list(null, 0)
  return listed
}

export function presentStory(story: ProductStory, language: Language): StaffProduct {
  const { product, warehouses } = story
  return {
    ...presentNamed(product, language),
    ...(product.furtherBarcodes.length > 0 && { furtherBarcodes: product.furtherBarcodes }),
    version: product.version,
    slug: product.slug,
    category: textIn(language, product.category),
    isLoose: product.sellingMode === 'loose',
    picture: pictureAddress(product.image, 'thumb'),
    ...(story.recallMails && { recallMails: story.recallMails }),
    ownPicture: isUploaded(product.image),
    mayBePromoted: !product.infantFormula,
    ...(product.maximumQuantity !== null && { maximum: unitsFromThousandths(product.maximumQuantity) }),
    classes: (product.classes ?? []).map((one) => presentClass(one, language)),
    label: labelTextNames.map((field) => presentLabelField(product, field)),
    lacks: lackingDuties(lawFactsOf(product)),
    stores: warehouses.map((one) => presentStore(story, one, language)),
  }
}

const lawFactsOf = (product: ProductStory['product']): LawFacts => ({
  name: product.name.it,
  category: product.categorySlug,
  isLoose: product.sellingMode === 'loose',
  isForAdultsOnly: product.adultsOnly,
  hasMeasure: (product.contentUnit ?? 'pz') !== 'pz',
  hasNutrition: product.nutrition !== null,
  alcoholPercent: product.alcoholPercent,
  texts: product.texts,
})

const presentLabelField = (
  { texts, textsByStaff }: Pick<ProductStory['product'], 'texts' | 'textsByStaff'>,
  field: LabelTextName,
): StaffLabelField => ({ field, ...writtenField(field, texts), byStaff: textsByStaff.includes(field) })

function presentClass(
  { classId, name, maximum }: Pick<ClassRow, 'classId' | 'name' | 'maximum'>,
  language: Language,
): StaffProduct['classes'][number] {
  const named = { classId, name: textIn(language, name) }
  return maximum === null ? named : { ...named, maximum: unitsFromThousandths(maximum) }
}

const presentNames = ({ it, de, en }: Localized) => ({
  it,
  ...(de !== undefined && { de }),
  ...(en !== undefined && { en }),
})

export function presentGroups({ groups, classes }: Classes, language: Language): StaffClassGroup[] {
  const byGroup = Map.groupBy(classes, ({ groupId }) => groupId)
  const present = (one: Classes['classes'][number]) =>
    Object.assign(presentClass(one, language), { names: presentNames(one.name) })
  return groups.map(({ groupId, name }) => ({
    groupId,
    name: textIn(language, name),
    classes: (byGroup.get(groupId) ?? []).map(present),
  }))
}

function presentPromotion(found: ProductPromotion, language: Language): StaffPromotion {
  const { row, others } = found
  const cut = cutOf(found)
  return {
    promotionId: row.id,
    name: textIn(language, row.name ?? { it: '' }),
    kind: cut.kind,
    from: row.validFrom,
    to: row.validTo,
    ...(cut.kind === 'price' && { price: eurosFromCents(cut.cents) }),
    ...('percent' in cut && { percent: cut.percent }),
    ...(cut.kind === 'pieces' && { pieces: cut.pieces, paidPieces: cut.paidPieces }),
    membersOnly: row.membersOnly,
    others,
  }
}

function presentStore(
  story: ProductStory,
  { warehouseId, name }: { warehouseId: number; name: string },
  language: Language,
): StaffProductStore {
  const available = story.stock.get(warehouseId)
  const waiting = story.waiting.get(warehouseId)
  const sold = story.sold.find(({ warehouse }) => warehouse.warehouseId === warehouseId)
  const prices = story.prices.filter((row) => row.warehouseId === warehouseId)
  return {
    warehouseId,
    name,
    reasons: reasonsIn(story, warehouseId),
    ...presentPrice(sold, language),
    ...(available !== undefined && { available: unitsFromThousandths(available) }),
    ...(waiting !== undefined && { waiting }),
    lastMove: story.lastMoves.get(warehouseId) ?? 0,
    promotions: story.promotions
      .filter(({ row }) => row.warehouseId === warehouseId)
      .map((one) => presentPromotion(one, language)),
    prices: prices.map(({ from, to, cents }) => {
      const price = eurosFromCents(cents)
      return to === null ? { from, price } : { from, to, price }
    }),
  }
}

function reasonsIn({ product, prices, stock, today }: ProductStory, warehouseId: number) {
  const here = prices.filter((row) => row.warehouseId === warehouseId)
  const limits = (product.classes ?? []).flatMap(({ maximum }) => maximum ?? [])
  return findUnavailabilityReasons({
    offSale: product.offSale,
    isPublished: product.published,
    isKeptByLaw: product.isKeptByLaw,
    isCategoryListed: product.isCategoryListed,
    hasPriceAnywhere: prices.length > 0,
    hasPriceHere: here.length > 0,
    hasPriceToday: here.some(({ from, to }) => from <= today && (to === null || to >= today)),
    available: stock.get(warehouseId) ?? null,
    smallestPurchase: smallestPurchaseOf(product),
    classMaximum: limits.length === 0 ? null : Math.min(...limits),
  })
}

function presentPrice(sold: CatalogProduct | undefined, language: Language) {
  if (sold === undefined || sold.listPriceCents === null) return {}
  const { listPriceCents, lowestPriceCents, promotion } = sold
  return {
    price: eurosFromCents(listPriceCents),
    ...(lowestPriceCents !== null && { lowestPrice: eurosFromCents(lowestPriceCents) }),
    ...(promotion !== null && {
      promotion: {
        name: textIn(language, promotion.row.name),
        from: promotion.row.validFrom,
        to: promotion.row.validTo,
      },
    }),
  }
}
