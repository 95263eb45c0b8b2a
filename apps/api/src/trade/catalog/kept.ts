import { sql } from 'drizzle-orm'
import { product } from './products.tables.ts'

/** The columns of a product that say how it is kept, for the rule `storageTemperature`. */
export const keptColumns = {
  temperature: sql<string | null>`${product.texts} ->> 'temperature'`,
  storage: sql<string | null>`${product.texts} -> 'storage' ->> 'it'`,
}
