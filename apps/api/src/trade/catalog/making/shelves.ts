import { otherProductsSlug } from '@bottega/rules/catalog/known-names.ts'
import { eq, max } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { category } from '../categories.tables.ts'
import type { Localized } from '../../../kernel/database/columns.ts'

const otherProductsName: Localized = { it: 'Altri prodotti', de: 'Weitere Produkte', en: 'Other products' }

export interface Shelf {
  id: number
  slug: string
  path: number[]
  /** From the department down to the shelf itself. */
  names: Localized[]
}

export interface Shelves {
  /**
   * The shelf of a slug, or the nearest department above it that exists: a shop need not have all the demo's shelves.
   */
  nearest: (slug: string) => Shelf | undefined
  has: (slug: string) => boolean
  /** A category people find in the departments. */
  byId: (id: number) => Shelf | undefined
  all: () => readonly Shelf[]
  /** "Altri prodotti", made with the first product that no other shelf takes: an import makes no empty department. */
  other: () => Promise<Shelf>
}

/** As they are now, for those who make no product. */
export async function readShelves(db: Reader) {
  const rows = await db.select().from(category)
  const nameOf = new Map(rows.map((row) => [row.id, row.name]))
  const shelfOf = ({ id, slug, path }: (typeof rows)[number]): Shelf => ({
    id,
    slug,
    path,
    names: path.flatMap((ancestor) => nameOf.get(ancestor) ?? []),
  })
  const shelves = new Map(rows.filter(({ listed }) => listed).map((row) => [row.slug, shelfOf(row)]))
  const nearest = (slug: string): Shelf | undefined => {
    for (let part = slug; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('/'), 0))) {
      const shelf = shelves.get(part)
      if (shelf !== undefined) return shelf
    }
    return undefined
  }
  const otherRow = rows.find(({ slug }) => slug === otherProductsSlug)
  return {
    nearest,
    has: (slug: string) => shelves.has(slug),
    byId: (id: number) => shelves.values().find((shelf) => shelf.id === id),
    all: () => [...shelves.values()],
    madeOther: otherRow && shelfOf(otherRow),
  }
}

export async function loadShelves(tx: Tx): Promise<Shelves> {
  const { madeOther, ...shelves } = await readShelves(tx)
  let other = madeOther
  return {
    ...shelves,
    other: async () => (other ??= await makeOtherProducts(tx)),
  }
}

async function makeOtherProducts(tx: Tx): Promise<Shelf> {
  const [last] = await tx.select({ position: max(category.position) }).from(category)
  const [made] = await tx
    .insert(category)
    .values({
      slug: otherProductsSlug,
      name: otherProductsName,
      title: otherProductsName,
      path: [],
      position: (last?.position ?? 0) + 1,
    })
    .returning({ id: category.id })
  if (made === undefined) throw new Error(`the category ${otherProductsSlug} was not made`)
  const path = [made.id]
  await tx.update(category).set({ path }).where(eq(category.id, made.id))
  return { id: made.id, slug: otherProductsSlug, path, names: [otherProductsName] }
}
