import { sql } from 'drizzle-orm'
import { product } from './products.tables.ts'

/** A column: the maker or an authority takes the product back. Nothing of it goes into a bag. */
export const isRecalled = sql<boolean>`coalesce(${product.offSale} = 'recalled', false)`
