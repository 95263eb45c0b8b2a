import {
  firstChance,
  mostStockWishes,
  stockWishWaits,
  toldWishStays,
  wishesToTell,
} from '@bottega/rules/catalog/stock-wishes.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { smallestQuantity } from '@bottega/rules/quantity/stepping.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { enqueueEach } from '../../kernel/outbox/outbox.service.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { type CatalogProduct, classLimitsOf, isInStock, loadProducts } from '../catalog/catalog.products.ts'
import {
  countWaiting,
  countWaitingFor,
  deleteOld,
  deleteWaiting,
  findTold,
  isWaiting,
  lockFulfillable,
  type LockedWish,
  markTold,
  putWish,
} from './stock-wishes.repository.ts'

export { waitingWishes, type WaitingRow } from './stock-wishes.repository.ts'

/** Nothing keeps it from being bought: a class of which nothing may be bought has a limit below the smallest purchase. */
const canBeBought = (product: CatalogProduct): boolean =>
  isInStock(product) && classLimitsOf(product).every(({ maximum }) => maximum >= smallestQuantity(product.terms))

interface NewWish {
  userId: number
  storeId: number
  /** As that store sells it. */
  product: CatalogProduct
  language: Language
}

/**
 * A customer wants to be told of a product that is sold out in that store. Told once however often it is pressed. Throws
 * `error.stockWish.available` and `error.stockWish.tooMany`.
 */
export async function addWish(tx: Tx, { userId, storeId, product, language }: NewWish, now: Date): Promise<void> {
  const { productId } = product
  const waiting = await countWaiting(tx, userId)
  const wished = { userId, storeId, productId }
  if (await isWaiting(tx, wished)) return
  if (canBeBought(product)) throw new ShopError('error.stockWish.available', { name: textIn(language, product.name) })
  if (waiting >= mostStockWishes) throw new ShopError('error.stockWish.tooMany', { maximum: mostStockWishes })
  await putWish(tx, wished, now)
}

/** Throws `error.stockWish.notFound` also where it is another customer's. */
export async function deleteWish(db: Reader, userId: number, wishId: number): Promise<void> {
  if ((await deleteWaiting(db, userId, wishId)) === 0) throw new ShopError('error.stockWish.notFound')
}

export const deleteWishes = (db: Reader, userId: number) => deleteWaiting(db, userId)

/** How many customers wait for a product, by warehouse. No names: buyers order by it. */
export const waitingByWarehouse = (db: Reader, productId: number) => countWaitingFor(db, productId)

/**
 * Tells customers of the products that are available again, in one mail each, no more of them than the stock can serve;
 * and deletes what has waited too long. Run twice, or by two processes at once, it tells once.
 */
export async function tellWishes({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await deleteOld(db, { waitingSince: ago(stockWishWaits), toldAt: ago(toldWishStays) })
  await db.transaction(async (tx) => {
    const wishes = await lockFulfillable(tx)
    if (wishes.length === 0) return
    const told = await markTold(tx, await toTell(tx, wishes, now), now)
    const mails = [...Map.groupBy(told, ({ userId }) => userId)].map(([userId, own]) => ({
      userId,
      wishIds: own.map(({ wishId }) => wishId),
    }))
    await enqueueEach(tx, 'mail.backInStock', mails, now)
  })
}

async function toTell(tx: Tx, wishes: readonly LockedWish[], now: Date): Promise<number[]> {
  const products = await productsOf(tx, wishes, now)
  const productIds = [...new Set(wishes.map(({ productId }) => productId))]
  const told = await findTold(tx, productIds, new Date(now.getTime() - firstChance))
  const shelfOf = ({ storeId, productId }: { storeId: number; productId: number }) => `${storeId} ${productId}`
  const toldOf = Map.groupBy(told, shelfOf)
  return [...Map.groupBy(wishes, shelfOf)].flatMap(([shelf, waiting]) => {
    const product = products.get(shelf)
    if (product === undefined || !canBeBought(product)) return []
    const { available, terms } = product
    return wishesToTell(
      {
        available,
        terms,
        waiting: waiting.map(({ wishId, since }) => ({ wishId, since: new Date(since) })),
        told: (toldOf.get(shelf) ?? []).map(({ toldAt, hasBought }) => ({ toldAt: new Date(toldAt), hasBought })),
      },
      now,
    )
  })
}

/** The products wished for as each store sells them today, by store and product. */
async function productsOf(tx: Tx, wishes: readonly LockedWish[], now: Date): Promise<Map<string, CatalogProduct>> {
  const found = new Map<string, CatalogProduct>()
  const day = shopDate(now)
  for (const [storeId, ofStore] of Map.groupBy(wishes, (wish) => wish.storeId)) {
    const warehouseId = ofStore[0]?.warehouseId ?? 0
    const ids = [...new Set(ofStore.map(({ productId }) => productId))]
    for (const [productId, product] of await loadProducts(tx, { warehouseId, day, isMember: false }, ids))
      found.set(`${storeId} ${productId}`, product)
  }
  return found
}
