import { eq } from 'drizzle-orm'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { productClass, productClassGroup, vendor } from '../products.tables.ts'

/** The specification's class group of brands, by which the brand filter works. (Shopping core, section 9) */
const brandGroup = 10_002

/** The brand of goods without one, unless the rules of an import name another. */
export const namelessBrand = 'Senza marca'

export interface Brand {
  vendorId: number
  /** Class of the brand filter; undefined where the shop has no such filter, or for goods without a brand. */
  classId: number | undefined
}

export interface Brands {
  /** The classes of the brand filter. */
  readonly classIds: ReadonlySet<number>
  /**
   * Ids of brands by name; those the shop does not know yet are created. Spelling in capitals or accents is no
   * difference.
   */
  resolve: (names: readonly string[]) => Promise<(name: string) => Brand>
}

export async function loadBrands(tx: Tx, nameless: string): Promise<Brands> {
  const vendors = await tx.select().from(vendor)
  const vendorIds = new Map(vendors.map(({ id, name }) => [plainWords(name), id]))
  const groups = await tx.select().from(productClassGroup).where(eq(productClassGroup.id, brandGroup))
  const classes = await tx.select().from(productClass).where(eq(productClass.groupId, brandGroup))
  const classIds = new Map(classes.map(({ id, name }) => [plainWords(name?.it ?? ''), id]))

  const create = async (names: readonly string[]) => {
    const missing = new Map(names.map((name) => [plainWords(name), name]))
    const newVendors = missing
      .entries()
      .filter(([key]) => !vendorIds.has(key))
      .toArray()
    if (newVendors.length > 0) {
      const made = await tx
        .insert(vendor)
        .values(newVendors.map(([, name]) => ({ name })))
        .returning()
      for (const { id, name } of made) vendorIds.set(plainWords(name), id)
    }
    const newClasses = missing
      .entries()
      .filter(([key]) => groups.length > 0 && key !== plainWords(nameless) && !classIds.has(key))
      .toArray()
    if (newClasses.length > 0) {
      const made = await tx
        .insert(productClass)
        .values(newClasses.map(([, name]) => ({ groupId: brandGroup, name: { it: name.toUpperCase() } })))
        .returning()
      for (const { id, name } of made) classIds.set(plainWords(name?.it ?? ''), id)
    }
  }

  return {
    classIds: new Set(classes.map(({ id }) => id)),
    resolve: async (names) => {
      await create(names)
      return (name) => {
        const key = plainWords(name)
        const vendorId = vendorIds.get(key)
        if (vendorId === undefined) throw new Error(`no vendor was made for the brand "${name}"`)
        return { vendorId, classId: classIds.get(key) }
      }
    },
  }
}
