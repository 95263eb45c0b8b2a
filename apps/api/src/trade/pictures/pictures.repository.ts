import { drawnPath, readDrawnPath } from '@bottega/packs/drawn-path.ts'
import type { EmblemName } from '@bottega/packs/emblems/emblem-names.ts'
import type { PackFacts } from '@bottega/packs/facts/pack-facts.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { category } from '../catalog/categories.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { productPicture, retiredPicture } from './pictures.tables.ts'

/**
 * The facts a stored path was made from. Only paths a product holds are drawn: a request for others costs a look at
 * an index and no more.
 */
export async function findPackFacts(db: Db, path: string): Promise<PackFacts | undefined> {
  const drawn = readDrawnPath(path)
  if (drawn === undefined) return undefined
  const [row] = await factRows(db)
    .where(and(eq(product.codInt, drawn.code), eq(product.image, path)))
    .limit(1)
  return row && factsOf(row, drawn.emblem)
}

const factRows = (db: Reader) =>
  db
    .select({
      code: product.codInt,
      name: product.name,
      brand: product.brand,
      pack: product.pack,
      category: category.slug,
    })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .$dynamic()

const factsOf = (
  { name, brand, pack, category: slug }: Awaited<ReturnType<typeof factRows>>[number],
  emblem: EmblemName | undefined,
): PackFacts => ({ name: name.it, brand, pack: pack.it, category: slug, ...(emblem && { emblem }) })

/** The path of a product's picture as it is drawn from its facts of today. */
export async function drawnPathOf(tx: Tx, productId: number, emblem: EmblemName | undefined): Promise<string> {
  const [row] = await factRows(tx).where(eq(product.id, productId))
  if (row === undefined) throw new Error(`product ${productId} is not there`)
  return drawnPath(row.code, factsOf(row, emblem))
}

/** The path of the picture a product has today, by a path drawn for it on earlier facts. */
export async function findPictureOfToday(db: Db, path: string): Promise<string | undefined> {
  const drawn = readDrawnPath(path)
  if (drawn === undefined) return undefined
  const [row] = await db.select({ image: product.image }).from(product).where(eq(product.codInt, drawn.code)).limit(1)
  return row?.image ?? undefined
}

/** The picture staff gave a product, by its stored path, or one that it had until lately. */
export async function findProductPicture(db: Db, path: string): Promise<Buffer | undefined> {
  for (const table of [productPicture, retiredPicture]) {
    const [row] = await db.select({ content: table.content }).from(table).where(eq(table.path, path))
    if (row !== undefined) return row.content
  }
  return undefined
}

/** The picture staff gave a product, as large as it is stored. */
export async function findPictureOfStaff(db: Db, productId: number): Promise<Buffer | undefined> {
  const { content } = productPicture
  const [row] = await db.select({ content }).from(productPicture).where(eq(productPicture.productId, productId))
  return row?.content
}

/** Stores a picture by staff. The image the product had before its first one stays stored with it. */
export async function replacePicture(tx: Tx, row: typeof productPicture.$inferInsert, now: Date): Promise<void> {
  const { productId, path, content } = row
  await retirePicture(tx, productId, now)
  await tx
    .insert(productPicture)
    .values(row)
    .onConflictDoUpdate({ target: productPicture.productId, set: { path, content } })
  await setImage(tx, productId, path)
}

/** Answers what the product had before; undefined where staff gave it no picture. */
export async function deletePicture(
  tx: Tx,
  productId: number,
  now: Date,
): Promise<{ replaced: string | null } | undefined> {
  await retirePicture(tx, productId, now)
  const [row] = await tx
    .delete(productPicture)
    .where(eq(productPicture.productId, productId))
    .returning({ replaced: productPicture.replaced })
  return row
}

/** A picture retired twice counts from the last time. */
async function retirePicture(tx: Tx, productId: number, now: Date): Promise<void> {
  const { path, content } = productPicture
  await tx
    .insert(retiredPicture)
    .select(
      tx
        .select({ path, content, retiredAt: sql`${now.toISOString()}::timestamptz`.as('retired_at') })
        .from(productPicture)
        .where(eq(productPicture.productId, productId)),
    )
    .onConflictDoUpdate({ target: retiredPicture.path, set: { retiredAt: now } })
}

/** Deletes the pictures retired before an instant; returns the number deleted. */
export async function deleteRetired(db: Db, before: Date): Promise<number> {
  const deleted = await db.delete(retiredPicture).where(lt(retiredPicture.retiredAt, before))
  return deleted.rowCount ?? 0
}

/** The paths among some that lead to a picture, shown or retired. */
export async function findStoredPaths(db: Db, paths: string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const table of [productPicture, retiredPicture])
    for (const { path } of await db.select({ path: table.path }).from(table).where(inArray(table.path, paths)))
      found.add(path)
  return found
}

export async function setImage(tx: Tx, productId: number, image: string): Promise<void> {
  await tx.update(product).set({ image }).where(eq(product.id, productId))
}
