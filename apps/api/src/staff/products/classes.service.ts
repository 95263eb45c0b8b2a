import { productClassGroup } from '@bottega/rules/catalog/known-names.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Db, Tx } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { changedMeanwhile, recordChange } from '../../kernel/audit/audit.service.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import {
  findClasses,
  findGroups,
  findNamed,
  insertClass,
  lockClass,
  lockGroup,
  setClasses,
  setClassMaximum,
  setClassName,
} from './classes.repository.ts'
import { findProduct, type SeenProduct } from './staff-products.repository.ts'
import { changeProduct, smallestPurchaseOf } from './staff-products.service.ts'

/** A shop whose files name no classes can begin with these. */
const characteristics = {
  id: productClassGroup.characteristics,
  name: { it: 'Caratteristiche', de: 'Eigenschaften', en: 'Characteristics' },
}

/** By their groups. Brands are left out: an import of products gives them. */
export async function readClasses(db: Db) {
  const found = await findGroups(db, productClassGroup.vendorBrand)
  const { id: groupId, name } = characteristics
  const groups = found.some((one) => one.groupId === groupId) ? found : [...found, { groupId, name }]
  return { groups, classes: await findClasses(db, productClassGroup.vendorBrand) }
}
export type Classes = Awaited<ReturnType<typeof readClasses>>

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

/** The group of a class that is named: two classes of one group have two names. */
async function groupFor(tx: Tx, groupId: number, name: Localized, classId?: number): Promise<{ name: Localized }> {
  const group = groupId === productClassGroup.vendorBrand ? undefined : await lockGroup(tx, groupId, [characteristics])
  if (group === undefined) throw new ShopError('error.desk.classGroupNotFound')
  const taken = await findNamed(tx, groupId, name.it)
  if (taken !== undefined && taken.classId !== classId) throw new ShopError('error.desk.classNameTaken')
  return group
}

/** A new class without a limit; products are given it on their own pages. */
export async function makeClass(
  db: Db,
  staff: StaffMember,
  { groupId, name }: { groupId: number; name: Localized },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const group = await groupFor(tx, groupId, name)
    const subject = ['productClass', await insertClass(tx, groupId, name)] as const
    await bumpCatalogueVersion(tx)
    const after = { group: group.name.it, ...name }
    await recordChange(tx, staff, { action: 'product.classMade', subject, after }, now)
  })
}

/** Filters and lists have the new name at once; a change names the one it saw. */
export async function renameClass(
  db: Db,
  staff: StaffMember,
  { classId, seen, name }: { classId: number; seen: Localized; name: Localized },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockClass(tx, classId, productClassGroup.vendorBrand)
    if (found === undefined) throw new ShopError('error.desk.classNotFound')
    const subject = ['productClass', classId] as const
    if (!isDeepStrictEqual(found.name, seen)) throw await changedMeanwhile(tx, subject)
    await groupFor(tx, found.groupId, name, classId)
    await setClassName(tx, classId, name)
    await bumpCatalogueVersion(tx)
    const [before, after] = [{ ...found.name }, { ...name }]
    await recordChange(tx, staff, { action: 'product.classRenamed', subject, before, after }, now)
  })
}
