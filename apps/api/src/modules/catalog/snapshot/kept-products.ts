import { LRUCache } from 'lru-cache'
import type { Reader } from '../../../db/database.ts'
import { type CatalogProduct, loadProducts, type Pricing } from '../catalog.products.ts'
import { selectStock } from '../catalog.repository.ts'

/** About 4 kB each. */
const keptProducts = 8000

/**
 * Products as lists show them, kept while the catalogue stays the same. What is left of them changes with every order, so
 * it is read each time: one small statement, and the large one only for products not seen lately.
 */
export class KeptProducts {
  readonly #db: Reader
  readonly #products = new LRUCache<string, CatalogProduct>({ max: keptProducts })

  constructor(db: Reader) {
    this.#db = db
  }

  async load(version: number, pricing: Pricing, ids: readonly number[]): Promise<Map<number, CatalogProduct>> {
    const { warehouseId, day, isMember } = pricing
    const keyOf = (id: number) => `${version} ${warehouseId} ${day} ${isMember} ${id}`
    const known = ids.map((id) => this.#products.get(keyOf(id))).filter((product) => product !== undefined)
    const knownIds = known.map(({ productId }) => productId)
    const seen = new Set(knownIds)
    const missing = ids.filter((id) => !seen.has(id))
    const [left, products] = await Promise.all([
      known.length === 0 ? new Map<number, number>() : selectStock(this.#db, warehouseId, knownIds),
      loadProducts(this.#db, pricing, missing),
    ])
    for (const [id, product] of products) this.#products.set(keyOf(id), product)
    for (const product of known)
      products.set(product.productId, { ...product, available: left.get(product.productId) ?? null })
    return products
  }

  clear(): void {
    this.#products.clear()
  }
}
