import type { ScaleLayout } from '@bottega/rules/catalog/scale-label.ts'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { type CatalogProduct, loadProducts, type Pricing } from '../catalog.products.ts'
import { selectSoldOut, selectStock } from '../catalog.repository.ts'
import {
  type CatalogueVersion,
  pricesVersionOf,
  readCatalogueVersion,
} from '../../../kernel/database/catalogue-version.ts'
import type { ProductCache } from '../product-cache.ts'
import type { PricedCatalogue } from './listing.ts'
import { loadSnapshot } from './load-snapshot.ts'
import { loadPriceView } from './price-view.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

/** Days and warehouses cached at a time: three stores over the days of orders, about 2 MB each at 50,000 products. */
const cachedPriceViews = 24

/** Sets of sold-out products kept at a time, one for each warehouse: a few kilobytes. */
const knownWarehouses = 200

/** A longer list is not a page: it is read in pieces and not cached. */
const longestKnown = 200

/**
 * The catalogue in this process's memory. At most once in `maximumAge` milliseconds it reads the version from the
 * database; a new one is loaded while the old one goes on answering, so that no request waits for an import. Prices and
 * stock have versions of their own, so that a till that tells a price does not have everything read again. With an age
 * of 0 every answer is of the present.
 */
export class Catalogue {
  readonly #db: Db
  readonly #maximumAge: number
  readonly #log: FastifyBaseLogger
  readonly #scaleLayouts: readonly ScaleLayout[]
  readonly #productCache: ProductCache
  #snapshot: CatalogueSnapshot | undefined
  #loading: Promise<CatalogueSnapshot> | undefined
  #checking: Promise<CatalogueVersion> | undefined
  #figures: Omit<CatalogueVersion, 'catalogue'> = { prices: 0, stock: 0 }
  #checkedAt = Number.NEGATIVE_INFINITY
  readonly #soldOut: LRUCache<number, Promise<ReadonlySet<number>>> | undefined
  readonly #prices = new LRUCache<string, Promise<PricedCatalogue>>({ max: cachedPriceViews })

  constructor({ db, config, log }: Pick<Shop, 'db' | 'config' | 'log'>, productCache: ProductCache) {
    this.#scaleLayouts = config.SCALE_LABELS
    this.#db = db
    this.#log = log
    this.#maximumAge = config.CATALOGUE_MAX_AGE_MS
    this.#productCache = productCache
    this.#soldOut = this.#maximumAge > 0 ? new LRUCache({ max: knownWarehouses, ttl: this.#maximumAge }) : undefined
  }

  async current(): Promise<CatalogueSnapshot> {
    const now = performance.now()
    if (this.#snapshot !== undefined && now - this.#checkedAt < this.#maximumAge) return this.#snapshot
    const { catalogue } = await this.#readVersion(now)
    if (this.#snapshot?.version === catalogue) return this.#snapshot
    const loading = this.#read()
    if (this.#snapshot === undefined || this.#maximumAge === 0) return loading
    loading.catch((error: unknown) => this.#log.error({ err: error }, 'the catalogue could not be read again'))
    return this.#snapshot
  }

  /** Changes with whatever a list or a page shows of goods: what was made of an earlier one is not given any more. */
  async version(): Promise<string> {
    return `${await this.#pricesVersion()}.${this.#figures.stock}`
  }

  async #pricesVersion(): Promise<string> {
    const { version } = await this.current()
    return pricesVersionOf({ catalogue: version, prices: this.#figures.prices })
  }

  /** The catalogue with the prices of a warehouse and day. */
  async priced(pricing: Pricing): Promise<PricedCatalogue> {
    const snapshot = await this.current()
    const version = pricesVersionOf({ catalogue: snapshot.version, prices: this.#figures.prices })
    const key = `${version} ${pricing.warehouseId} ${pricing.day} ${pricing.isMember}`
    const known = this.#prices.get(key)
    if (known !== undefined) return known
    const loading = loadPriceView(this.#db, pricing, snapshot).then((prices) => ({
      snapshot,
      prices,
      orders: new Map(),
    }))
    this.#prices.set(key, loading)
    loading.catch(() => this.#prices.delete(key))
    return loading
  }

  /**
   * Products for sale in the order of their ids; goods not sold there and then are left out. Their stock changes with
   * every order and is read each time, the rest only where this process does not know it yet.
   */
  async products(pricing: Pricing, ids: readonly number[]): Promise<CatalogProduct[]> {
    return ids.length > longestKnown
      ? forSale(ids, await this.#loadInPieces(pricing, ids))
      : this.productsOfPage(pricing, ids)
  }

  /** The same, for one page a shopper reads, however many products it shows. */
  async productsOfPage(pricing: Pricing, ids: readonly number[]): Promise<CatalogProduct[]> {
    return forSale(ids, await this.#load(pricing, ids))
  }

  /** The products sold out in a warehouse, as old as the version at most: it decides an order, never whether goods are sold. */
  async soldOut(warehouseId: number): Promise<ReadonlySet<number>> {
    const known = this.#soldOut?.get(warehouseId)
    if (known !== undefined) return known
    const reading = selectSoldOut(this.#db, warehouseId)
    this.#soldOut?.set(warehouseId, reading)
    reading.catch(() => this.#soldOut?.delete(warehouseId))
    return reading
  }

  async #load(pricing: Pricing, ids: readonly number[]): Promise<Map<number, CatalogProduct>> {
    const pricesVersion = await this.#pricesVersion()
    const available = await selectStock(this.#db, pricing.warehouseId, ids)
    return this.#productCache.load(this.#db, pricing, ids, { pricesVersion, available })
  }

  /** For programs that read everything: spares the cache that shoppers use, and lets other requests run between. */
  async #loadInPieces(pricing: Pricing, ids: readonly number[]): Promise<Map<number, CatalogProduct>> {
    const products = new Map<number, CatalogProduct>()
    for (let from = 0; from < ids.length; from += longestKnown)
      for (const [id, product] of await loadProducts(this.#db, pricing, ids.slice(from, from + longestKnown)))
        products.set(id, product)
    return products
  }

  async #readVersion(now: number): Promise<CatalogueVersion> {
    this.#checking ??= readCatalogueVersion(this.#db).finally(() => {
      this.#checking = undefined
    })
    const version = await this.#checking
    this.#figures = version
    this.#checkedAt = now
    return version
  }

  #read(): Promise<CatalogueSnapshot> {
    this.#loading ??= loadSnapshot(this.#db, this.#scaleLayouts)
      .then((snapshot) => {
        this.#snapshot = snapshot
        this.#prices.clear()
        return snapshot
      })
      .finally(() => {
        this.#loading = undefined
      })
    return this.#loading
  }
}

function forSale(ids: readonly number[], products: ReadonlyMap<number, CatalogProduct>): CatalogProduct[] {
  return ids
    .map((id) => products.get(id))
    .filter((product): product is CatalogProduct => product !== undefined && product.listPriceCents !== null)
}

declare module '../../../kernel/shop.ts' {
  interface Shop {
    /** The catalogue as this process has read it. */
    catalogue: Catalogue
  }
}

/** Reads the catalogue before the first visitor asks for it; where that fails, they do. */
export async function warmCatalogue(shop: Shop): Promise<void> {
  await shop.catalogue
    .current()
    .catch((error: unknown) => shop.log.warn({ err: error }, 'the catalogue could not be read ahead'))
}
