import type { ProductView } from '../catalog/product.ts'

/** The fields of a product that a line of a cart uses. */
export const lineProductFields = [
  'productId',
  'name',
  'slug',
  'shortDescr',
  'description',
  'mediaURL',
  'categoryId',
  'breadCrumbs',
  'productInfos',
  'minAcq',
  'maxAcq',
  'selectOptions',
  'warehousePromo',
  'deliveryWarehouse',
  'adultsOnly',
] as const satisfies (keyof ProductView)[]

/** The `productInfos` among them. */
export const lineProductInfos: ReadonlySet<string> = new Set([
  'TIPOLOGIA',
  'QTY_MULT',
  'QTY_LOCKED',
  'WEIGHT_SELLING',
  'WEIGHT_UNIT_SELLING',
  'STEP_SELLING',
  'WEIGHT_SELLING_SINGLE_UNIT',
  'WEIGHT_VARIABLE',
  'MAXACQ',
])
