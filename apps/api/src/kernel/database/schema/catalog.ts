import type { ColumnWidths } from '@bottega/contract/content/block-schema.ts'
import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import type { LabelTextName, LabelTexts, LabelValues } from '@bottega/rules/catalog/product-label.ts'
import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant, localized, type Localized } from './columns.ts'
import { warehouse } from './stores.ts'

/** Sections of fields; texts that are shown may be written in the shop's languages. */
export type CategoryMetadata = Record<string, Record<string, string | Localized>>

/** The rows of a page of blocks; the blocks name the row and column they stand in, from 0. */
export interface GridTemplate {
  rows: { fluid?: boolean; columns: ColumnWidths[] }[]
}

/** `listed` is false for categories that only carry content blocks (home, timeslot, service-selector). */
export const category = pgTable(
  'category',
  {
    id: id(),
    parentId: integer(),
    /** The whole path, for example `frutta-e-verdura/frutta`. */
    slug: text().notNull().unique(),
    name: localized().notNull(),
    title: localized(),
    description: localized(),
    /** Ancestors from the root down, then the category itself. */
    path: integer().array().notNull(),
    position: integer().notNull().default(0),
    listed: boolean().notNull().default(true),
    /** File name of the picture under /photo, without size. */
    image: text(),
    /** Wire metadata sections beyond title and description (category_popup, category_seo…). */
    metadata: jsonb().$type<CategoryMetadata>().notNull().default({}),
    /** Without one every block is a row of its own. */
    template: jsonb().$type<GridTemplate>(),
  },
  (t) => [index('category_parent').on(t.parentId)],
)

/** One block of a page grid: content is data for the block type, in the shop's languages where it is text. */
export const categoryBlock = pgTable(
  'category_block',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    /** null for both sites. */
    site: text().$type<'coop' | 'collect'>(),
    type: text().notNull(),
    position: integer().notNull(),
    /** Where it stands in the template of its category; null in a row of its own, after those of the template. */
    row: integer(),
    column: integer(),
    content: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Shown from this moment on; null since ever. */
    startsAt: instant(),
    /** No longer shown from this moment on; null for ever. */
    endsAt: instant(),
  },
  (t) => [index('category_block_category').on(t.categoryId, t.position)],
)

export const vendor = pgTable('vendor', { id: id(), name: text().notNull().unique() })

/** Group 10002 is the vendor brand; `facet` groups are offered as filters. */
export const productClassGroup = pgTable('product_class_group', {
  id: integer().primaryKey(),
  name: localized().notNull(),
  facet: boolean().notNull().default(true),
  position: integer().notNull().default(0),
})

export const productClass = pgTable('product_class', {
  id: id(),
  groupId: integer()
    .notNull()
    .references(() => productClassGroup.id),
  name: localized().notNull(),
  icon: text(),
  /** Most thousandths of this class one cart may hold, over all its products; null no limit. */
  maximumQuantity: integer(),
})

export type SellingMode = 'piece' | 'pack' | 'loose'

export interface SelectOption {
  name: Localized
  parameterName: string
  options: { key: string; name: Localized; value: string }[]
}

/**
 * Written as the rule `canonicalBarcode` writes it, so that one barcode is one product. What has another length than that
 * rule gives, or more zeros, is none of GS1: its check digit is wrong.
 */
function isCanonical(barcode: AnyPgColumn): SQL {
  const places = Array.from({ length: 14 }, (_, at) => at)
  const digit = (at: number) =>
    sql`${sql.raw(at % 2 === 0 ? '3 * ' : '')}substr(lpad(${barcode}, 14, '0'), ${sql.raw(String(at + 1))}, 1)::int`
  return sql`case when ${barcode} ~ '^([0-9]{12}|0{5}[0-9]{8}|0[0-9]{13})$' and ${barcode} ~ '[1-9]'
    then (${sql.join(places.map(digit), sql` + `)}) % 10 <> 0 else true end`
}

/** Every quantity is in thousandths of the selling unit (piece or kilogram). */
export const product = pgTable(
  'product',
  {
    id: id(),
    codInt: text().notNull(),
    codVar: text().notNull().default('1'),
    barcode: text(),
    slug: text().notNull().unique(),
    vendorId: integer()
      .notNull()
      .references(() => vendor.id),
    categoryId: integer()
      .notNull()
      .references(() => category.id),
    /** The category's ancestors and itself, stored with the product so that a department finds its goods directly. */
    categoryPath: integer().array().notNull(),
    classIds: integer().array().notNull().default([]),
    name: localized().notNull(),
    /** Brand as printed, upper case. */
    brand: text().notNull(),
    /** Pack: "500 g", "Sfuse · circa 180 g l'una". */
    pack: localized().notNull(),
    sellingMode: text().$type<SellingMode>().notNull(),
    quantityMultiple: integer().notNull().default(1000),
    quantityLocked: boolean().notNull().default(false),
    minimumQuantity: integer().notNull().default(1000),
    maximumQuantity: integer(),
    /** Staff have set the maximum: an import of products leaves it. */
    maximumByStaff: boolean().notNull().default(false),
    firstWeight: integer(),
    stepWeight: integer(),
    /** Grams or millilitres in one selling unit, for the unit price; null for loose goods priced per kilogram. */
    contentAmount: real(),
    contentUnit: text().$type<'g' | 'kg' | 'hg' | 'dag' | 'ml' | 'cl' | 'l' | 'pz'>(),
    /** Estimated weight of one unit in thousandths of a kilogram, for loose goods counted by eye. */
    unitWeight: integer(),
    multiPack: integer(),
    weightVariable: boolean().notNull().default(false),
    vatPercent: integer().notNull(),
    leadTimeHours: integer().notNull().default(0),
    dayLock: text().notNull().default(''),
    lockCutoff: text().notNull().default(''),
    lockerLevel: text(),
    adultsOnly: boolean().notNull().default(false),
    infantFormula: boolean().notNull().default(false),
    mealVoucherEligible: boolean().notNull().default(true),
    selectOptions: jsonb().$type<SelectOption[]>().notNull().default([]),
    texts: jsonb().$type<LabelTexts>().notNull().default({}),
    /** Fields of `texts` that staff have set: an import of products leaves them, empty ones too. */
    textsByStaff: text().array().$type<LabelTextName[]>().notNull().default([]),
    nutrition: jsonb().$type<LabelValues['nutrition']>(),
    alcoholPercent: real(),
    /** File name of the picture under /photo, without size; null shows the no-picture drawing. */
    image: text(),
    newUntil: date({ mode: 'string' }),
    highlight: boolean().notNull().default(false),
    popularity: integer().notNull().default(0),
    published: boolean().notNull().default(true),
    /** Why staff took it off sale; null where they did not. */
    offSale: text().$type<OffSaleReason>(),
    /** Counts the changes of staff: a change names the version it was decided on. */
    version: integer().notNull().default(1),
    source: text().$type<'demo' | 'import'>().notNull().default('demo'),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** What the product is found by, plain words made by the rule `searchText`; searched in memory (docs/decisions). */
    searchText: text().notNull().default(''),
  },
  (t) => [
    unique('product_code').on(t.codInt, t.codVar),
    uniqueIndex('product_barcode').on(t.barcode),
    check('product_barcode_canonical', isCanonical(t.barcode)),
    check('product_quantities', sql`${t.quantityMultiple} > 0 and ${t.minimumQuantity} >= 0`),
    check('product_vat', sql`${t.vatPercent} in (0, 4, 5, 10, 22)`),
  ],
)

/** The picture staff gave a product, made small and without what cameras write into files: at most one. */
export const productPicture = pgTable('product_picture', {
  productId: integer()
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  /** What the product's `image` holds: it names the content, so that another picture has another address. */
  path: text().notNull().unique(),
  content: bytes().notNull(),
  /** What `image` held before staff gave the product a picture. */
  replaced: text(),
})

/** Pictures of products that were replaced or taken away: open and cached pages show them until none can any more. */
export const retiredPicture = pgTable(
  'retired_picture',
  {
    path: text().primaryKey(),
    content: bytes().notNull(),
    retiredAt: instant().notNull(),
  },
  (t) => [index('retired_picture_at').on(t.retiredAt)],
)

/** Price list with history: the row in force on a shop day is the one with the greatest `validFrom` not after it. */
export const productPrice = pgTable(
  'product_price',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    /** Cents for one piece or one kilogram. */
    priceCents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.warehouseId, t.validFrom] }),
    index('product_price_warehouse').on(t.warehouseId, t.validFrom),
    check('product_price_positive', sql`${t.priceCents} > 0`),
  ],
)

/** What the promotion's bubble, header and footer say. */
export interface PromotionView {
  header?: Localized
  body?: Localized
  bodyTwo?: Localized
  footer?: Localized
  badge?: Localized
  bubble?: Localized
  selectablePromoText?: Localized
}

/** Types of the specification: 1 multi-piece, 5 below cost or plain cut, 6 second piece. */
export const promotion = pgTable(
  'promotion',
  {
    id: id(),
    /** Its name in the operator's files, the same in every warehouse; null where it came another way. */
    code: text(),
    typeId: integer().notNull(),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    name: localized().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    selectable: boolean().notNull().default(false),
    belowCost: boolean().notNull().default(false),
    membersOnly: boolean().notNull().default(false),
    /** Type 1: take `pieces`, pay `paidPieces`. */
    pieces: integer(),
    paidPieces: integer(),
    /** Type 6: percent off the second piece; type 5: percent off, when no price is given per product. */
    discountPercent: integer(),
    view: jsonb().$type<PromotionView>().notNull(),
  },
  (t) => [
    index('promotion_warehouse').on(t.warehouseId, t.validFrom, t.validTo),
    uniqueIndex('promotion_code').on(t.code, t.warehouseId),
  ],
)

export const promotionProduct = pgTable(
  'promotion_product',
  {
    promotionId: integer()
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Price in promotion, cents; null when the promotion itself says how much comes off. */
    priceCents: integer(),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.productId] }), index('promotion_product_product').on(t.productId)],
)

export const productAlternative = pgTable(
  'product_alternative',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    alternativeId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.alternativeId] })],
)

/** What a warehouse can still sell, in thousandths; a product without a row here is not limited. */
export const stock = pgTable(
  'stock',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    available: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.warehouseId] }),
    check('stock_never_negative', sql`${t.available} >= 0`),
  ],
)
