import { LRUCache } from 'lru-cache'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { noteCache } from '../../kernel/cache-status.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { type CatalogProduct, loadProducts, type Pricing } from './catalog.products.ts'

/** Products cached at a time: those in some hundreds of carts and in the lists being read, about 20 MB. */
const capacity = 5000
/** Milliseconds until a product is read again in any case: the tables may have been changed by hand. */
const lifetime = 60_000

/** Values that may change from one moment to the next; read by the caller in one statement with what they are for. */
export interface Freshness {
  /** Of names and prices; see `pricesVersionOf`. */
  readonly pricesVersion: string
  /** Stock of the products asked for; one that is missing here is not limited. */
  readonly available: ReadonlyMap<number, Thousandths>
}

/**
 * Products this process has already read: the same ones come back with every list and every press of a button.
 * Prices and names are as old as the catalogue's version, which the caller has just read; stock is the caller's.
 */
export class ProductCache {
  readonly #products = new LRUCache<string, CatalogProduct>({ max: capacity, ttl: lifetime, ttlAutopurge: true })

  async load(
    reader: Reader,
    pricing: Pricing,
    ids: readonly number[],
    { pricesVersion, available }: Freshness,
  ): Promise<Map<number, CatalogProduct>> {
    const circumstances = `${pricesVersion} ${pricing.warehouseId} ${pricing.day} ${pricing.isMember}`
    const products = new Map<number, CatalogProduct>()
    const missing: number[] = []
    for (const id of ids) {
      const product = this.#products.get(`${circumstances} ${id}`)
      if (product === undefined) missing.push(id)
      else products.set(id, this.#withStock(`${circumstances} ${id}`, product, available.get(id) ?? null))
    }
    const detail = `${ids.length - missing.length} of ${ids.length}`
    noteCache('products', { hit: missing.length === 0, detail })
    for (const [id, product] of await loadProducts(reader, pricing, missing)) {
      this.#products.set(`${circumstances} ${id}`, product)
      products.set(id, product)
    }
    return products
  }

  /** The same object for the same stock, so that results computed from it can be cached with it. */
  #withStock(key: string, product: CatalogProduct, available: Thousandths | null): CatalogProduct {
    if (product.available === available) return product
    const current = { ...product, available }
    this.#products.set(key, current)
    return current
  }
}

declare module '../../kernel/shop.ts' {
  interface Shop {
    /** The products this process knows. */
    productCache: ProductCache
  }
}
