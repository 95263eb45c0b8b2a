import type { Db } from '@bottega/api/kernel/database/database.ts'
import { category } from '@bottega/api/trade/catalog/categories.tables.ts'
import { productClassGroup } from '@bottega/api/trade/catalog/products.tables.ts'
import { cooperative, warehouse } from '@bottega/api/places/stores/stores.tables.ts'

/** The least a shop must have for an import: a few shelves of the shipped rules, the brand filter, two warehouses. */
export async function furnishShop(db: Db): Promise<void> {
  const slugs = [
    'pasta-riso-e-farine',
    'pasta-riso-e-farine/pasta-secca',
    'pasta-riso-e-farine/pasta-secca/pasta-corta',
  ]
  await db.insert(category).values([
    ...slugs.map((slug, index) => ({
      slug,
      name: { it: slug.split('/').at(-1)?.replaceAll('-', ' ') ?? '', de: 'Nudeln' },
      path: Array.from({ length: index + 1 }, (_, level) => level + 1),
    })),
    { slug: 'dispensa', name: { it: 'Dispensa' }, path: [4] },
    { slug: 'dispensa/passate', name: { it: 'Passate' }, path: [4, 5] },
    { slug: 'vini-birre-e-liquori', name: { it: 'Vini, birre e liquori' }, path: [6] },
  ])
  await db.insert(productClassGroup).values({ id: 10_002, name: { it: 'Marchio' } })
  await db.insert(cooperative).values({ id: 1, name: 'Prova', slug: 'prova' })
  const place = { street: 'Via Larga', streetNumber: '8', city: 'Milano', province: 'MI', postalCode: '20122' }
  const somewhere = { ...place, cooperativeId: 1, latitude: 45.46, longitude: 9.19 }
  await db.insert(warehouse).values([
    { ...somewhere, name: 'Milano', slug: 'milano-prova' },
    { ...somewhere, name: 'Torino', slug: 'torino-prova' },
  ])
}
