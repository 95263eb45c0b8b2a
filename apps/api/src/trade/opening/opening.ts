import { type MissingPart, missingToOpen, type ShopContents } from '@bottega/rules/opening/missing-to-open.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { category } from '../catalog/categories.tables.ts'
import { product, productPrice } from '../catalog/products.tables.ts'
import { slotTemplate } from '../delivery/slots.tables.ts'
import { store, storeService } from '../../places/stores/stores.tables.ts'
import type { Shop } from '../../kernel/shop.ts'

/** Tells an operator how to bring in what is missing; for the log and `/health/ready`, never for visitors. */
const remedies: Readonly<Record<MissingPart, string>> = {
  stores: 'an active store with a delivery service: npm run shop -- import world DIR',
  slots: 'weekly slots of a store: npm run shop -- import world DIR',
  categories: 'categories: npm run shop -- import world DIR',
  products: 'products with a price: npm run shop -- import products FILE, then import prices FILE',
}

async function contentsOf(db: Db): Promise<ShopContents> {
  const { rows } = await db.execute<ShopContents & Record<string, unknown>>(sql`select
    exists (select from ${store} join ${storeService} on ${storeService.storeId} = ${store.id} where ${store.active}) as stores,
    exists (select from ${slotTemplate}) as slots,
    exists (select from ${category} where ${category.listed}) as categories,
    exists (select from ${product} where ${product.published} and exists (
      select from ${productPrice} where ${productPrice.productId} = ${product.id})) as products`)
  const [contents] = rows
  if (contents === undefined) throw new Error('the database answered no row')
  return contents
}

/** Milliseconds between two looks into the database while the shop lacks something. */
const lookAgainAfter = 1000

/**
 * Whether the shop has what it needs to sell. Once it has, this process does not ask again: goods that are gone later
 * are an empty shelf and no closed shop.
 */
export class Opening {
  readonly #shop: Pick<Shop, 'db' | 'log'>
  #isOpen = false
  #lookedAt = Number.NEGATIVE_INFINITY
  #looking: Promise<readonly MissingPart[]> | undefined
  #logged = ''

  constructor(shop: Pick<Shop, 'db' | 'log'>) {
    this.#shop = shop
  }

  /** The parts the shop lacks, in words for the operator; none when it is open. */
  async missing(): Promise<readonly string[]> {
    if (this.#isOpen) return []
    const now = performance.now()
    if (this.#looking === undefined || now - this.#lookedAt >= lookAgainAfter) {
      this.#lookedAt = now
      this.#looking = this.#look()
    }
    return (await this.#looking).map((part) => remedies[part])
  }

  async #look(): Promise<readonly MissingPart[]> {
    const missing = missingToOpen(await contentsOf(this.#shop.db))
    this.#isOpen = missing.length === 0
    this.#tell(missing)
    return missing
  }

  /** Once for each change. */
  #tell(missing: readonly MissingPart[]): void {
    const all = missing.join()
    if (all === this.#logged) return
    this.#logged = all
    if (missing.length === 0) this.#shop.log.info('the shop has all it needs and is open')
    else
      this.#shop.log.warn(
        { missing: missing.map((part) => remedies[part]) },
        'the shop is not open, pages answer 503: it lacks what a shop sells with',
      )
  }
}

declare module '../../kernel/shop.ts' {
  interface Shop {
    opening: Opening
  }
}
