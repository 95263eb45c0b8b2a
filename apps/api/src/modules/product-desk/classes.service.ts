import { productClassGroup } from '@bottega/rules/catalog/product-class-groups.ts'
import type { Db } from '../../db/database.ts'
import { ShopError } from '../../shop-error.ts'
import type { StaffMember } from '../../visitor.ts'
import { changedMeanwhile, recordChange } from '../backoffice/audit.service.ts'
import { bumpCatalogueVersion } from '../catalog/catalogue-version.ts'
import { findClasses, lockClass, setClasses, setClassMaximum } from './classes.repository.ts'
import { findProduct, type SeenProduct } from './product-desk.repository.ts'
import { changeProduct, smallestPurchaseOf } from './product-desk.service.ts'

/** Brands are left out: an import of products gives them. */
export const readClasses = (db: Db) => findClasses(db, productClassGroup.vendorBrand)

interface NewClasses extends SeenProduct {
  classIds: readonly number[]
  /** Thousandths; null without a limit. */
  maximum: number | null
}

/** The classes a product has, and the most of it one cart may hold; carts learn of it with their next change. */
export function changeClasses(
  db: Db,
  staff: StaffMember,
  { classIds, maximum, ...seen }: NewClasses,
  now: Date,
): Promise<void> {
  return changeProduct(db, staff, seen, now, async (tx, product) => {
    const known = new Map((await findClasses(tx, productClassGroup.vendorBrand)).map((row) => [row.classId, row]))
    const wanted = [...new Set(classIds)]
    if (wanted.some((id) => !known.has(id))) throw new ShopError('error.desk.classNotFound')
    const smallest = smallestPurchaseOf(product)
    if (maximum !== null && maximum < smallest)
      throw new ShopError('error.desk.maximumTooLow', { minimum: smallest / 1000 })
    const before = (product.classes ?? []).map(({ classId }) => classId)
    await setClasses(tx, seen.productId, { taken: before, given: wanted, maximum })
    await bumpCatalogueVersion(tx)
    const namesOf = (ids: readonly number[]) => ids.map((id) => known.get(id)?.name.it ?? String(id))
    return {
      action: 'product.classes',
      before: { classes: namesOf(before), maximum: product.maximumQuantity },
      after: { classes: namesOf(wanted), maximum },
    }
  })
}

interface NewLimit {
  productId: number
  classId: number
  /** Thousandths, as the limit was seen; null without one. */
  seen: number | null
  maximum: number | null
}

/** The most one cart may hold of a class the product has. A class has no version: a change names the limit it saw. */
export async function changeClassLimit(
  db: Db,
  staff: StaffMember,
  { productId, classId, seen, maximum }: NewLimit,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const product = await findProduct(tx, productId)
    if (product === undefined) throw new ShopError('error.product.notFound')
    const found = await lockClass(tx, classId, productClassGroup.vendorBrand)
    const hasIt = product.classes?.some((one) => one.classId === classId) === true
    if (found === undefined || !hasIt) throw new ShopError('error.desk.classNotFound')
    const subject = ['productClass', classId] as const
    const name = found.name.it
    if (found.maximum !== seen) throw await changedMeanwhile(tx, subject)
    await setClassMaximum(tx, classId, maximum)
    await bumpCatalogueVersion(tx)
    const before = { name, maximum: found.maximum }
    await recordChange(tx, staff, { action: 'product.classLimit', subject, before, after: { name, maximum } }, now)
  })
}
