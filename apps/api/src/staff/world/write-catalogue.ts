import { isDeepStrictEqual } from 'node:util'
import { productClassGroup as knownGroup } from '@bottega/rules/catalog/known-names.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { category } from '../../trade/catalog/categories.tables.ts'
import { product, productClass, productClassGroup } from '../../trade/catalog/products.tables.ts'
import {
  knownCategories,
  knownClasses,
  knownClassProducts,
  placingRulesOf,
  storePlacingRules,
} from './known-catalogue.ts'
import { emptyReport } from './changes.ts'
import { continueAfterLargestId } from './sequences.ts'
import { type Writing, writePart } from './world-writing.ts'
import type { ClassProduct, WorldCategory, WorldClass } from './world.ts'

/** The category tree, parents first. Products of a category that is closed stay in it; it is only not shown. */
export async function writeCategories(writing: Writing, categories: readonly WorldCategory[]): Promise<void> {
  const { tx } = writing
  const rows = await tx.select({ id: category.id, slug: category.slug, path: category.path }).from(category)
  const known = new Map(rows.map((row) => [row.slug, row]))
  const write = async (one: Positioned) => {
    const parent = known.get(parentOf(one.slug))
    const values = { ...one, parentId: parent?.id ?? null, listed: true }
    const [written] = await tx
      .insert(category)
      .values({ ...values, path: [] })
      .onConflictDoUpdate({ target: category.slug, set: values })
      .returning({ id: category.id, slug: category.slug })
    if (written === undefined) throw new Error(`the category ${one.slug} was not written`)
    const path = [...(parent?.path ?? []), written.id]
    await tx.update(category).set({ path }).where(eq(category.id, written.id))
    known.set(one.slug, { ...written, path })
  }
  await writePart<Positioned, Positioned>(
    writing,
    {
      part: 'categories',
      keyOf: ({ slug }) => slug,
      keyOfKnown: ({ slug }) => slug,
      asWanted: (row) => row,
      insert: async (added) => {
        for (const one of added) await write(one)
      },
      update: write,
      close: ({ slug }) => tx.update(category).set({ listed: false }).where(eq(category.slug, slug)),
    },
    positioned(categories),
    positioned(await knownCategories(tx)),
  )
}

/** Imported brands are classes of this group; without it the filter by brand would be missing. */
export async function ensureBrandGroup({ tx }: Writing): Promise<void> {
  await tx
    .insert(productClassGroup)
    .values({ id: knownGroup.vendorBrand, name: { it: 'Marca', de: 'Marke', en: 'Brand' }, position: 1 })
    .onConflictDoNothing()
}

type Positioned = WorldCategory & { readonly position: number }

export const parentOf = (slug: string) => slug.slice(0, Math.max(slug.lastIndexOf('/'), 0))

/** Gives each category its position among those of its parent. */
function positioned(categories: readonly WorldCategory[]): Positioned[] {
  const counts = new Map<string, number>()
  return categories.map((one) => {
    const parent = parentOf(one.slug)
    const position = (counts.get(parent) ?? 0) + 1
    counts.set(parent, position)
    return { ...one, position }
  })
}

export async function writePlacing({ tx, reports }: Writing, rules: Record<string, unknown>): Promise<void> {
  const known = await placingRulesOf(tx)
  const report = emptyReport('placing rules')
  if (known === undefined) report.added.push('placing')
  else if (isDeepStrictEqual(known, rules)) report.unchanged = 1
  else report.changed.push('placing')
  if (report.unchanged === 0) await storePlacingRules(tx, rules)
  reports.push(report)
}

/** Classes of products with the most a cart may hold of each. */
export async function writeClasses(writing: Writing, classes: readonly WorldClass[]): Promise<void> {
  const { tx } = writing
  const write = async ({ id, group, ...rest }: WorldClass) => {
    const { id: groupId, ...facts } = group
    await tx.insert(productClassGroup).values(group).onConflictDoUpdate({ target: productClassGroup.id, set: facts })
    const values = { ...rest, groupId }
    await tx
      .insert(productClass)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: productClass.id, set: values })
  }
  await writePart<WorldClass, WorldClass>(
    writing,
    {
      part: 'product classes',
      keyOf: ({ id }) => String(id),
      keyOfKnown: ({ id }) => String(id),
      asWanted: (row) => row,
      insert: async (added) => {
        for (const one of added) await write(one)
      },
      update: write,
      // A class without a limit that no product has any more is as good as none.
      close: async ({ id }) => {
        await tx
          .update(product)
          .set({ classIds: sql`array_remove(${product.classIds}, ${id})` })
          .where(sql`${product.classIds} @> array[${id}]::int[]`)
        await tx.update(productClass).set({ maximumQuantity: null }).where(eq(productClass.id, id))
      },
    },
    classes,
    await knownClasses(tx),
  )
  await tx.execute(continueAfterLargestId(productClass))
}

const keyOfMember = (row: ClassProduct) => `${row.class} ${row.product}`

export async function writeClassProducts(writing: Writing, members: readonly ClassProduct[]): Promise<void> {
  const { tx } = writing
  const one = ({ product: code }: ClassProduct) => eq(product.codInt, code)
  await writePart<ClassProduct, ClassProduct>(
    writing,
    {
      part: 'products of classes',
      keyOf: keyOfMember,
      keyOfKnown: keyOfMember,
      asWanted: (row) => row,
      insert: async (rows) => {
        for (const [id, group] of Map.groupBy(rows, (row) => row.class))
          await tx
            .update(product)
            .set({ classIds: sql`array_append(${product.classIds}, ${id})` })
            .where(
              inArray(
                product.codInt,
                group.map((row) => row.product),
              ),
            )
      },
      update: () => Promise.resolve(),
      close: (row) =>
        tx
          .update(product)
          .set({ classIds: sql`array_remove(${product.classIds}, ${row.class})` })
          .where(one(row)),
    },
    members,
    await knownClassProducts(tx),
  )
}
