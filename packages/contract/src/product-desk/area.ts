import { area } from '../area.ts'
import * as calls from './calls.ts'
import { deskProduct, deskProductPrice, deskProducts, deskProductSale, deskProductStock } from './product-desk.ts'

export const productDeskArea = area('productDesk', calls, {
  deskProduct,
  deskProductPrice,
  deskProducts,
  deskProductSale,
  deskProductStock,
})
