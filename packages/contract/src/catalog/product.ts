import { Type, type Static } from 'typebox'
import { euro } from '../common.ts'

const um = Type.Object({ umId: Type.Integer(), um: Type.String(), umDes: Type.String() })

const promotionViewSchema = Type.Object({
  cssClass: Type.String({ description: 'promo_discount promo_<promoType>' }),
  body: Type.String(),
  header: Type.Optional(Type.String()),
  footer: Type.Optional(Type.String()),
  badge: Type.Optional(Type.String()),
  bubble: Type.Optional(Type.String()),
  bodyTwo: Type.Optional(Type.String()),
  mPiece: Type.Optional(Type.Integer()),
  selectablePromoText: Type.Optional(Type.String()),
})

const warehousePromoSchema = Type.Object({
  warehousePromoId: Type.Integer(),
  promoType: Type.String(),
  warehousePromoTypeId: Type.Integer({ description: '1 multi-piece, 5 cut or below cost, 6 second piece' }),
  discountPerc: Type.Number({ description: 'Two decimals, rounded down' }),
  cashDeskPromo: Type.Boolean(),
  membersOnly: Type.Optional(Type.Boolean()),
  validityDate: Type.String({ description: 'dd/MM/yyyy' }),
  expireDate: Type.String({ description: 'dd/MM/yyyy' }),
  view: promotionViewSchema,
  selectable: Type.Optional(Type.Boolean()),
})

/** The first quantity of the add button, where that is more than one piece: a pack, or the smallest purchase. */
export const firstPurchaseSchema = Type.Object({
  quantity: Type.Number({ description: 'Pieces' }),
  price: euro('What they cost together'),
  priceStandard: Type.Optional(euro('Struck price of them together, where priceStandardDisplay is struck')),
})

/** The choices to be made before the product is sold, each by its `parameterName`. */
export const selectOptions = Type.Array(
  Type.Object({
    name: Type.String(),
    parameterName: Type.String(),
    options: Type.Array(Type.Object({ key: Type.String(), name: Type.String(), value: Type.String() })),
  }),
)

/**
 * A product as any client of the protocol reads it. Prices are euro; `productInfos` values are all strings. (Wire
 * format, section 4)
 */
export const productSchema = Type.Object({
  id: Type.Integer(),
  productId: Type.Integer(),
  codInt: Type.String(),
  codVar: Type.String(),
  code: Type.String(),
  codeVariant: Type.String(),
  name: Type.String(),
  shortDescr: Type.String({ description: 'Brand, upper case' }),
  description: Type.String({ description: 'Pack' }),
  pubState: Type.Integer(),
  slug: Type.String(),
  itemUrl: Type.String(),
  barcode: Type.Optional(Type.String()),
  storeId: Type.Integer(),
  productTypeId: Type.Integer(),
  productNatureId: Type.Integer(),
  productHierarchyLevelId: Type.Integer(),
  vendor: Type.Object({ vendorId: Type.Integer(), name: Type.String() }),
  categoryId: Type.Integer(),
  breadCrumbs: Type.Array(Type.Object({ categoryId: Type.Integer(), name: Type.String(), slug: Type.String() })),
  ivaCategory: Type.Object({
    ivaCategoryId: Type.Integer(),
    code: Type.String(),
    descr: Type.String(),
    ivaPct: Type.String(),
  }),
  unitMeasureBase: um,
  unitMeasureBaseSelling: um,
  productInfos: Type.Record(Type.String(), Type.String()),
  dayLock: Type.String(),
  productClasses: Type.Array(
    Type.Object({
      productClassId: Type.Integer(),
      productClassGroupId: Type.Integer(),
      name: Type.String(),
      icon: Type.Optional(Type.String()),
    }),
  ),
  selectOptions,
  mediaURL: Type.String(),
  mediaURLMedium: Type.String(),
  media: Type.Optional(Type.Array(Type.Object({ thumb: Type.String(), medium: Type.String(), large: Type.String() }))),
  price: euro('List price'),
  priceId: Type.Integer(),
  priceListId: Type.Integer(),
  priceListName: Type.String(),
  currency: Type.Object({
    currencyTypeId: Type.Integer(),
    name: Type.String(),
    currencySymbol: Type.String(),
    codInt: Type.String(),
  }),
  priceDisplay: euro('What is paid for one selling unit'),
  priceStandardDisplay: Type.Optional(euro('Struck price, only in promotion: the lowest of the last 30 days')),
  firstPurchase: Type.Optional(firstPurchaseSchema),
  priceUmDisplay: Type.Optional(euro('Per unit of measure, from the paid price')),
  priceStandardUmDisplay: Type.Optional(euro('Per unit of measure, from the list price')),
  weightUnitDisplay: Type.String({ description: 'Unit of priceUmDisplay: KG, L or PZ' }),
  priceUnitDisplay: Type.Enum(['pz', 'kg', 'l'], { description: 'Unit of priceDisplay' }),
  minAcq: Type.Number(),
  maxAcq: Type.Optional(Type.Number()),
  productClassRuleMax: Type.Optional(
    Type.Object({ productClassName: Type.String(), max: Type.Number(), unit: Type.String() }),
  ),
  logisticPalletItems: Type.Optional(
    Type.Integer({ description: 'Pieces in the unit it is handled in; absent where it is handled by the piece' }),
  ),
  available: Type.Integer({ description: '100000000 is not limited, 0 none' }),
  unavailableReason: Type.Optional(
    Type.Enum(['not-in-lockers', 'day-lock', 'lead-time', 'product-cutoff', 'unavailable'], {
      description: 'Why `available` is 0, for the service and slot of the shopper',
    }),
  ),
  newProduct: Type.Boolean(),
  isNew: Type.Boolean({ description: 'As newProduct, under its other name' }),
  highlight: Type.Boolean(),
  adultsOnly: Type.Boolean(),
  deliveryWarehouse: Type.Object({ warehouseId: Type.Integer(), name: Type.String() }),
  warehousePromo: Type.Optional(warehousePromoSchema),
  metaData: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
})
export type ProductView = Static<typeof productSchema>
export type WarehousePromoView = Static<typeof warehousePromoSchema>

/** `available` of a product whose stock is not counted. */
export const unlimitedStock = 100_000_000
