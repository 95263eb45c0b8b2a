import { readDrawnPath } from '@bottega/packs/drawn-path.ts'
import type { PackFacts } from '@bottega/packs/facts/pack-facts.ts'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database.ts'
import { category, product, productPicture } from '../../db/schema/catalog.ts'

/**
 * The facts a stored path was made from. Only paths a product holds are drawn: a request for others costs a look at
 * an index and no more.
 */
export async function findPackFacts(db: Db, path: string): Promise<PackFacts | undefined> {
  const drawn = readDrawnPath(path)
  if (drawn === undefined) return undefined
  const [row] = await db
    .select({ name: product.name, brand: product.brand, pack: product.pack, category: category.slug })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(eq(product.codInt, drawn.code), eq(product.image, path)))
    .limit(1)
  if (row === undefined) return undefined
  const { name, brand, pack, category: slug } = row
  return { name: name.it, brand, pack: pack.it, category: slug, ...(drawn.emblem && { emblem: drawn.emblem }) }
}

/** The picture staff gave a product, by its stored path. */
export async function findProductPicture(db: Db, path: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: productPicture.content })
    .from(productPicture)
    .where(eq(productPicture.path, path))
  return row?.content
}

export async function replacePicture(tx: Tx, row: typeof productPicture.$inferInsert): Promise<void> {
  const { productId, ...set } = row
  await tx.insert(productPicture).values(row).onConflictDoUpdate({ target: productPicture.productId, set })
  await tx.update(product).set({ image: row.path }).where(eq(product.id, productId))
}
