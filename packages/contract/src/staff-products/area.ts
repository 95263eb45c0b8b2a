import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as changes from './product-changes.ts'
import {
  staffProduct,
  staffProductPrice,
  staffProducts,
  staffProductSale,
  staffProductStock,
} from './staff-products.ts'

export const staffProductsArea = area('staffProducts', calls, {
  ...changes,
  staffProduct,
  staffProductPrice,
  staffProducts,
  staffProductSale,
  staffProductStock,
})
