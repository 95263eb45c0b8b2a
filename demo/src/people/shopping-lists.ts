import type { wishlist, wishlistItem, wishlistShare } from '@bottega/api/trade/lists/lists.tables.ts'
import { addDays, instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Catalogue } from '../catalogue/generate-catalogue.ts'
import { chance } from '../random.ts'
import { demoPeople, personIds } from './demo-people.ts'

export interface ListRows {
  lists: (typeof wishlist.$inferInsert & { id: number })[]
  items: (typeof wishlistItem.$inferInsert)[]
  shares: (typeof wishlistShare.$inferInsert)[]
}

interface ListStory {
  userId: number
  name: string
  /** Aisles of its products, two products of each. */
  aisles: readonly string[]
  /** Other customers who may look at it. */
  readers: readonly number[]
}

const stories: readonly ListStory[] = [
  {
    userId: personIds.giulia,
    name: 'Spesa di ogni settimana',
    aisles: [
      'frutta-e-verdura/frutta-fresca',
      'frutta-e-verdura/verdura-fresca',
      'latte-uova-e-yogurt/latte',
      'pane-e-pasticceria/pane-fresco',
      'pasta-riso-e-farine/pasta-secca',
      'acqua-e-bibite/acqua',
    ],
    readers: [],
  },
  {
    userId: personIds.giulia,
    name: 'Colazione',
    aisles: [
      'colazione-e-dolci/caffe-e-te',
      'colazione-e-dolci/biscotti-e-merende',
      'latte-uova-e-yogurt/yogurt-e-dessert',
    ],
    readers: [],
  },
  {
    userId: personIds.giulia,
    name: 'Cena di sabato',
    aisles: ['pesce/pesce-fresco', 'dispensa/olio-e-aceto', 'vini-birre-e-liquori/vini'],
    readers: [],
  },
  {
    userId: personIds.marco,
    name: 'Pranzo di Natale',
    aisles: ['carne/altre-carni', 'vini-birre-e-liquori/vini', 'pane-e-pasticceria/pasticceria'],
    readers: [personIds.giulia],
  },
]

/** Lists of the demo's people: Giulia has three of her own, and may look at one of Marco's. */
export function listRows({ catalogue, seed, today }: { catalogue: Catalogue; seed: number; today: string }): ListRows {
  const rows: ListRows = { lists: [], items: [], shares: [] }
  for (const [index, { userId, name, aisles, readers }] of stories.entries()) {
    const id = index + 1
    const madeOn = addDays(today, -60 + index)
    rows.lists.push({ id, userId, name, createdAt: instantAt(madeOn, 9 * 60) })
    const products = [...new Set(aisles.flatMap((slug) => favouritesOf(catalogue, slug, seed, name)))]
    for (const [minute, productId] of products.entries())
      rows.items.push({ listId: id, productId, addedAt: instantAt(madeOn, 9 * 60 + minute) })
    for (const reader of readers)
      rows.shares.push({ listId: id, userId: reader, email: emailOf(reader), grant: 'READ' })
  }
  return rows
}

function emailOf(personId: number): string {
  const person = demoPeople.find(({ id }) => id === personId)
  if (person === undefined) throw new Error(`The demo has no person ${personId}`)
  return person.login
}

/** Two products of an aisle that are always available and need no question. */
function favouritesOf({ categories, products, stock }: Catalogue, slug: string, seed: number, name: string): number[] {
  const aisle = categories.find((category) => category.slug === slug)
  if (aisle === undefined) throw new Error(`The demo has no aisle ${slug}`)
  const limited = new Set(stock.map(({ productId }) => productId))
  return products
    .filter((row) => row.categoryPath.includes(aisle.id) && !limited.has(row.id) && !row.selectOptions?.length)
    .toSorted((a, b) => chance(seed, name, b.codInt) - chance(seed, name, a.codInt))
    .slice(0, 2)
    .map(({ id }) => id)
}
