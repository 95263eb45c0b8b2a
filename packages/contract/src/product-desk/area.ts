import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as changes from './product-changes.ts'
import { deskProduct, deskProductPrice, deskProducts, deskProductSale, deskProductStock } from './product-desk.ts'

export const productDeskArea = area('productDesk', calls, {
  ...changes,
  deskProduct,
  deskProductPrice,
  deskProducts,
  deskProductSale,
  deskProductStock,
})
