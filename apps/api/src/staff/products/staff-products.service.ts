import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { AuditAction } from '@bottega/contract/audit-actions.ts'
import { addDays, isShopDate, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { changedMeanwhile, recordChange } from '../../kernel/audit/audit.service.ts'
import { takeOutOfCarts } from '../../trade/cart/removals/removals.service.ts'
import { loadInWarehouses } from '../../trade/catalog/catalog.products.ts'
import { waitingByWarehouse } from '../../trade/stock-wishes/stock-wishes.service.ts'
import { findLastMoves, setSellable } from '../../trade/orders/stock/shelf-work.service.ts'
import { announcePrices, announceStock, bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import { mailsOfRecall, tellOfRecall } from '../../trade/fulfilment/recall/recall.service.ts'
import { applyPrices } from '../price-list/apply-prices.ts'
import { choosePricesOfStaff } from '../price-list/price-memory.ts'
import {
  countVersion,
  findPrices,
  findProduct,
  findStock,
  lockProduct,
  type SeenProduct,
  sellingWarehouses,
  setSale,
  type WholeProduct,
} from './staff-products.repository.ts'
import { findPromotions } from './promotions.repository.ts'

export { sellingWarehouses } from './staff-products.repository.ts'

/** Days of the price list that staff see: the 30 the law looks at, and a month more. */
const shownDays = 60

/** Thousandths: the least of a product that can be bought. */
export const smallestPurchaseOf = ({
  sellingMode,
  firstWeight,
  minimumQuantity,
}: Pick<WholeProduct, 'sellingMode' | 'firstWeight' | 'minimumQuantity'>): number =>
  sellingMode === 'loose' ? (firstWeight ?? 1) : minimumQuantity

/** A product with what each of the stores says of it that a staff member works for. */
export async function readProduct(db: Reader, stores: StoreScope, productId: number, now: Date) {
  const product = await findProduct(db, productId)
  if (product === undefined) throw new ShopError('error.product.notFound')
  const today = shopDate(now)
  const warehouses = await sellingWarehouses(db, stores)
  const warehouseIds = warehouses.map(({ warehouseId }) => warehouseId)
  const hereOnly = <Row>(rows: readonly Row[], warehouseOf: (row: Row) => number) =>
    rows.filter((row) => warehouseIds.includes(warehouseOf(row)))
  return {
    product,
    warehouses,
    promotions: hereOnly(await findPromotions(db, productId, today), ({ row }) => row.warehouseId),
    prices: hereOnly(await findPrices(db, productId, addDays(today, -shownDays)), ({ warehouseId }) => warehouseId),
    lastMoves: await findLastMoves(db, productId),
    stock: new Map((await findStock(db, productId)).map(({ warehouseId, available }) => [warehouseId, available])),
    waiting: await waitingByWarehouse(db, productId),
    sold: await loadInWarehouses(db, { warehouseIds, day: today, isMember: false }, productId),
    today,
    recallMails: product.sale === 'recalled' ? await mailsOfRecall(db, productId) : undefined,
  }
}
export type ProductStory = Awaited<ReturnType<typeof readProduct>>

/** Changes a product that is still as it was seen; what `change` answers goes into the log. */
export async function changeProduct(
  db: Db,
  staff: StaffMember,
  { productId, version }: SeenProduct,
  now: Date,
  change: (tx: Tx, product: WholeProduct) => Promise<{ action: AuditAction; before?: object; after: object }>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProduct(tx, productId)
    const product = await findProduct(tx, productId)
    if (product === undefined) throw new ShopError('error.product.notFound')
    if (product.version !== version) throw await changedMeanwhile(tx, ['product', productId], product.name.it)
    await countVersion(tx, productId)
    const { action, before, after } = await change(tx, product)
    await recordChange(
      tx,
      staff,
      { action, subject: ['product', productId], before: before && { ...before }, after: { ...after } },
      now,
    )
  })
}

/**
 * Off sale it leaves the carts, recalled the orders on their way as well, and all who have it get a mail; on sale again it
 * stays out of them.
 */
export function changeSale(
  db: Db,
  staff: StaffMember,
  { sale, reason, ...seen }: SeenProduct & { sale: 'on' | OffSaleReason; reason: string },
  now: Date,
): Promise<void> {
  return changeProduct(db, staff, seen, now, async (tx, product) => {
    await setSale(tx, seen.productId, sale === 'on' ? null : sale)
    const carts = sale === 'on' ? 0 : await takeOutOfCarts(tx, [seen.productId], sale, now)
    const mails = sale === 'recalled' ? await tellOfRecall(tx, seen.productId, now) : {}
    await bumpCatalogueVersion(tx)
    return { action: 'product.sale', before: { sale: product.sale }, after: { sale, reason, carts, ...mails } }
  })
}

async function storeNamed(tx: Tx, warehouseId: number): Promise<string> {
  const found = (await sellingWarehouses(tx, null)).find((one) => one.warehouseId === warehouseId)
  if (found === undefined) throw new ShopError('error.store.notFound')
  return found.name
}

export function changeStock(
  db: Db,
  staff: StaffMember,
  { warehouseId, available, ...seen }: SeenProduct & { warehouseId: number; available: number | null },
  now: Date,
): Promise<void> {
  return changeProduct(db, staff, seen, now, async (tx) => {
    const store = await storeNamed(tx, warehouseId)
    const before = await setSellable(tx, staff, { productId: seen.productId, warehouseId }, available, now)
    await announceStock(tx)
    return { action: 'product.stock', before: { store, available: before }, after: { store, available } }
  })
}

export function changePrice(
  db: Db,
  staff: StaffMember,
  price: SeenProduct & { warehouseId: number; cents: number; from: string; to: string | null },
  now: Date,
): Promise<void> {
  const { warehouseId, cents, from, to, ...seen } = price
  const today = shopDate(now)
  const isRight = isShopDate(from) && from >= today && (to === null || (isShopDate(to) && to >= from))
  if (!isRight) throw new ShopError('error.desk.priceDays')
  return changeProduct(db, staff, seen, now, async (tx) => {
    const store = await storeNamed(tx, warehouseId)
    const pricesHere = async () =>
      (await findPrices(tx, seen.productId, today))
        .filter((row) => row.warehouseId === warehouseId)
        .map((row) => ({ from: row.from, to: row.to, cents: row.cents }))
    const before = await pricesHere()
    const line = { productId: seen.productId, warehouseId, line: 0, from, to, cents }
    const { published } = await applyPrices(tx, [line], today, () => undefined, choosePricesOfStaff(tx))
    await (published > 0 ? bumpCatalogueVersion(tx) : announcePrices(tx))
    return { action: 'product.price', before: { store, prices: before }, after: { store, prices: await pricesHere() } }
  })
}
