import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { literal } from '../../kernel/database/literal.ts'
import { product } from './products.tables.ts'
import { hasBarcode } from './scanned-products.queries.ts'

/** Every word stands in what a product is found by, or the code typed is its code or one of its barcodes. */
export function isFoundBy(words: readonly string[], code: string): SQL | undefined {
  const byWords = words.map((word) => sql`${product.searchText} like ${`%${literal(word)}%`}`)
  return or(
    words.length === 0 ? undefined : and(...byWords),
    eq(product.codInt, code.toUpperCase()),
    hasBarcode([code]),
  )
}

/** Ids of products on sale whose texts have every word, or whose code or barcode was typed; the first hundred by name. */
export async function findSoldIds(db: Reader, typed: string): Promise<number[]> {
  const words = plainWords(typed)
    .split(' ')
    .filter((word) => word !== '')
  const code = typed.replaceAll(/\s/g, '')
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(product.published, isFoundBy(words, code)))
    .orderBy(asc(sql`${product.name} ->> 'it'`), asc(product.id))
    .limit(100)
  return rows.map(({ id }) => id)
}
