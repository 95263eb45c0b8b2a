import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import type { ProductPart } from '@bottega/rules/catalog/product-form.ts'
import type { SellingMode } from '@bottega/rules/quantity/selling-terms.ts'
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
import { createdAt, id, instant, localized, type Localized, requestDigest } from '../../kernel/database/columns.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'
import { category } from './categories.tables.ts'

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

export interface SelectOption {
  name: Localized
  parameterName: string
  options: { key: string; name: Localized; value: string }[]
}

/**
 * Written as the rule `canonicalBarcode` writes it, so that one barcode is one product. A barcode of another length
 * than that rule gives, or with more zeros, is none of GS1: its check digit is wrong.
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
    /** Other barcodes on packs of it, as `canonicalBarcode` writes them: of a multipack, of the packaging before. */
    furtherBarcodes: text().array().notNull().default([]),
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
    /** The reason staff took it off sale; null where they did not. */
    offSale: text().$type<OffSaleReason>(),
    /** Counts the changes of staff: a change names the version it was decided on. */
    version: integer().notNull().default(1),
    source: text().$type<'demo' | 'import' | 'staff'>().notNull().default('demo'),
    /** Parts that staff have set: an import of products leaves them. */
    partsByStaff: text().array().$type<ProductPart[]>().notNull().default([]),
    /** The staff member and the key of the request that made it; null where none did. */
    reference: text(),
    requestDigest: requestDigest(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** Plain words the product is found by, made by the rule `searchText`; searched in memory (docs/decisions). */
    searchText: text().notNull().default(''),
  },
  (t) => [
    unique('product_code').on(t.codInt, t.codVar),
    uniqueIndex('product_barcode').on(t.barcode),
    uniqueIndex('product_reference').on(t.reference),
    check('product_barcode_canonical', isCanonical(t.barcode)),
    check('product_quantities', sql`${t.quantityMultiple} > 0 and ${t.minimumQuantity} >= 0`),
    check('product_vat', sql`${t.vatPercent} in (0, 4, 5, 10, 22)`),
  ],
)

/**
 * The one product of each barcode, main or further. A trigger of the database
 * writes it with the product (`keep_article_barcodes`), so that no writer can forget it. (decision 0834)
 */
export const articleBarcode = pgTable(
  'article_barcode',
  {
    barcode: text().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (t) => [index('article_barcode_product').on(t.productId), check('article_barcode_canonical', isCanonical(t.barcode))],
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

/**
 * The price the shop itself pays for a product, in force from a day until the next row of the warehouse begins; for its own people alone,
 * no public answer reads it (decision 0840).
 */
export const productCost = pgTable(
  'product_cost',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    validFrom: date({ mode: 'string' }).notNull(),
    /** Cents for one piece or one kilogram, without VAT; null from the day it is not known any more. */
    costCents: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.warehouseId, t.validFrom] }),
    check('product_cost_positive', sql`${t.costCents} > 0`),
  ],
)
