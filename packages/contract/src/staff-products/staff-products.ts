import { labelTextNames } from '@bottega/rules/catalog/product-label.ts'
import { offSaleReasons, unavailabilityReasons } from '@bottega/rules/catalog/unavailability-reasons.ts'
import { lawDutyNames } from '@bottega/rules/catalog/law-duties.ts'
import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { daySchema, euro, fileFormat, idSchema, pageSchema } from '../common.ts'
import { freeText, searchText } from '../text-fields.ts'
import { classSchema } from './product-class.ts'
import { promotionSchema } from './product-promotion.ts'

/** `on` sale, `waiting` for its first price, `withheld` until it says what the law asks for, or taken off it. */
const sale = () => Type.Enum(['on', 'waiting', 'withheld', ...offSaleReasons])

const staffProductRowSchema = Type.Object({
  productId: Type.Integer(),
  code: Type.String(),
  barcode: Type.Optional(Type.String()),
  name: Type.String(),
  brand: Type.String(),
  pack: Type.String(),
  sale: sale(),
  picture: Type.String({ description: 'Address of its small size; empty where there is none' }),
  category: Type.String(),
  isLoose: Type.Boolean({ description: 'Counted and priced by the kilogram' }),
  price: Type.Optional(euro('List price of today in the store of the list')),
  available: Type.Optional(Type.Number({ description: 'Pieces or kilograms in that store; absent where not counted' })),
})
export type StaffProductRow = Static<typeof staffProductRowSchema>

const storeSchema = Type.Object({
  warehouseId: Type.Integer(),
  name: Type.String(),
  reasons: Type.Array(Type.Enum([...unavailabilityReasons]), {
    description: 'Why it is not on the shelf here; empty where it is',
  }),
  price: Type.Optional(euro('List price of today')),
  lowestPrice: Type.Optional(euro('Lowest price of the 30 days before, as the shelf shows it')),
  available: Type.Optional(Type.Number({ description: 'Pieces or kilograms; absent where it is not counted' })),
  waiting: Type.Optional(
    Type.Integer({ description: 'Customers who want to be told when it is available again; absent for none' }),
  ),
  lastMove: Type.Integer({ description: 'The last movement by staff, which a count names; 0 for none' }),
  promotion: Type.Optional(Type.Object({ name: Type.String(), from: Type.String(), to: Type.String() })),
  promotions: Type.Array(promotionSchema, { description: 'Those that run and those to come' }),
  prices: Type.Array(Type.Object({ from: Type.String(), to: Type.Optional(Type.String()), price: euro() })),
})
export type StaffProductStore = Static<typeof storeSchema>

/** A field of the label; one that is the same in every language has it under `it`. */
const labelFieldSchema = Type.Object({
  field: Type.Enum([...labelTextNames]),
  it: Type.Optional(Type.String({ description: 'Allergens stand between underscores: _latte_' })),
  de: Type.Optional(Type.String()),
  en: Type.Optional(Type.String()),
  byStaff: Type.Boolean({ description: 'Staff have set it: files of products leave it' }),
})
export type StaffLabelField = Static<typeof labelFieldSchema>

const staffProductSchema = Type.Object({
  productId: Type.Integer(),
  version: Type.Integer({ description: 'A change names the version it saw' }),
  code: Type.String(),
  barcode: Type.Optional(Type.String()),
  furtherBarcodes: Type.Optional(Type.Array(Type.String(), { description: 'Other barcodes on packs of it' })),
  slug: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  pack: Type.String(),
  category: Type.String(),
  isLoose: Type.Boolean({ description: 'Counted and priced by the kilogram' }),
  sale: sale(),
  recallMails: Type.Optional(
    Type.Object(
      { orders: Type.Integer(), customers: Type.Integer() },
      { description: 'Mails of the recall: to orders on their way, and to customers who have received it' },
    ),
  ),
  picture: Type.String({ description: 'Address of its small size; empty where there is none' }),
  ownPicture: Type.Boolean({ description: 'Staff gave it its picture' }),
  mayBePromoted: Type.Boolean({ description: 'False for first-stage infant formula' }),
  maximum: Type.Optional(Type.Number({ description: 'Most pieces or kilograms of it in one cart' })),
  classes: Type.Array(classSchema),
  label: Type.Array(labelFieldSchema, { description: 'All fields there are, in the order of the product page' }),
  lacks: Type.Array(Type.Enum([...lawDutyNames]), { description: 'What the law asks for and it does not say' }),
  stores: Type.Array(storeSchema),
})
export type StaffProduct = Static<typeof staffProductSchema>

export const whole = Type.Object({ product: staffProductSchema })
export const seen = { product_id: idSchema(), version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }
export const changing = ['error.product.notFound', 'error.staff.changedMeanwhile'] as const

/** Gaps of a product: a price of today and goods in the store of the list, and a picture anywhere. */
export const productGaps = ['price', 'stock', 'picture'] as const

/** Without an order the best known come first. */
export const productOrders = ['name', 'code', 'price', 'priceDown', 'stock', 'stockDown'] as const

/** The filter of the table of products; a change of many takes the same. */
export const productFilter = {
  q: Type.Optional(searchText({ maxLength: 100 })),
  sale: Type.Optional(sale()),
  lacks: Type.Optional(
    Type.Enum(['any', ...lawDutyNames], {
      description: 'Goods on sale, or kept from it, without what the law asks for: this, or any',
    }),
  ),
  without: Type.Optional(
    Type.Enum([...productGaps], { description: 'No price today or sold out in the store, or no picture' }),
  ),
  category_id: Type.Optional(Type.Integer({ ...idSchema(), description: 'With all below it' })),
  warehouse_id: Type.Optional(
    Type.Integer({ ...idSchema(), description: 'The store whose prices and stock count; without it the first' }),
  ),
}

export const staffProducts = callSchema({
  summary: 'The table of products, found by words of the name, code or barcode and by state, those off sale too',
  query: Type.Object({
    ...productFilter,
    sort: Type.Optional(Type.Enum([...productOrders])),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  reply: Type.Object({
    warehouseId: Type.Optional(Type.Integer({ description: 'Absent for staff without a store' })),
    stores: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    categories: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), depth: Type.Integer({ description: '0 at the top' }) }),
      { description: 'Each followed by those below it' },
    ),
    products: Type.Array(staffProductRowSchema),
    page: pageSchema,
  }),
  refusals: ['error.store.notFound'],
})

export const staffProductsFile = callSchema({
  summary: 'All products the table finds, the newest first, with prices and stock of its store, for spreadsheets',
  query: Type.Object({ ...productFilter, format: fileFormat() }),
  reply: fileSchema,
  refusals: ['error.store.notFound'],
})

export const staffProduct = callSchema({
  summary: 'A product as every store sells it, and why one does not',
  query: Type.Object({ product_id: idSchema() }),
  reply: whole,
  refusals: ['error.product.notFound'],
})

export const staffProductSale = callSchema({
  summary:
    'Take a product off sale, recall it or put it on sale again; what is off sale leaves the carts with a remark',
  body: Type.Object({
    ...seen,
    sale: Type.Enum(['on', ...offSaleReasons]),
    reason: freeText({ minLength: 3, maxLength: 300 }),
  }),
  reply: whole,
  refusals: [...changing],
})

export const staffProductStock = callSchema({
  summary: 'Count what a store can sell; without a number it is not counted',
  body: Type.Object({
    ...seen,
    warehouse_id: idSchema(),
    available: Type.Optional(Type.Number({ minimum: 0, maximum: 999_999 })),
  }),
  reply: whole,
  refusals: [...changing, 'error.store.notFound'],
})

export const staffProductPrice = callSchema({
  summary: 'Give a product its price in a store, from a day on; days already past keep the price they had',
  body: Type.Object({
    ...seen,
    warehouse_id: idSchema(),
    cents: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    from: daySchema(),
    to: Type.Optional(daySchema()),
  }),
  reply: whole,
  refusals: [...changing, 'error.store.notFound', 'error.desk.priceDays'],
})
