import type { ThingOfStore } from '@bottega/contract/things-of-stores.ts'
import { returnMethod, returnStatus } from '@bottega/rules/returns/return-status.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { machineKey } from '../staff/live-figures/machine-keys.tables.ts'
import { exportRequest } from '../trade/account/export.tables.ts'
import { promotion, promotionProduct } from '../trade/catalog/promotions.tables.ts'
import { slotTemplate } from '../trade/delivery/slots.tables.ts'
import { doorTaking, tillClosing } from '../trade/door-money/door-money.tables.ts'
import { rewardRequest } from '../trade/loyalty/rewards/rewards.tables.ts'
import { customerOffer } from '../trade/offers/offers.tables.ts'
import { stockCount, stockTransfer } from '../trade/orders/stock/stock.tables.ts'
import { supplierDelivery } from '../trade/orders/stock/supplier-deliveries.tables.ts'
import { supplier, supplierOrder, supplierProduct } from '../trade/orders/stock/suppliers.tables.ts'
import { orderReturn } from '../trade/returns/returns.tables.ts'
import { aDepot } from './depot.ts'
import { atTheDoor, buyerWith } from './orders/buying.ts'
import { staffAccount } from './staff.ts'
import type { TestShop } from './test-shop.ts'

/** One of each thing that belongs to a store, of Milano: ids by the names of `things-of-stores.ts`. */
export async function thingsOfMilano(shop: TestShop, staffId: number): Promise<Record<ThingOfStore, number>> {
  const { db } = shop.shop
  const buyer = await buyerWith(shop)
  const { userId } = buyer
  const { orderId } = await atTheDoor(buyer)
  const idOf = ([row]: { id: number }[]) => row?.id ?? 0
  const name = { it: 'Settimana' }
  const days = { validFrom: '2026-11-16', validTo: '2026-11-22' }
  const view = { header: name, body: name, bubble: name }
  const [template] = await db.select().from(slotTemplate).where(eq(slotTemplate.storeId, shop.world.stores.milano))
  const promotionId = idOf(
    await db
      .insert(promotion)
      .values({ typeId: 5, warehouseId: shop.world.warehouses.milano, name, ...days, discountPercent: 10, view })
      .returning(),
  )
  const { pasta, water } = shop.world.products
  await db.insert(promotionProduct).values([pasta, water].map((productId) => ({ promotionId, productId })))
  const key = {
    name: 'Cassa',
    keyHash: randomUUID(),
    begins: 'bottega_prova',
    scopes: ['stock' as const],
    madeBy: staffId,
  }
  const money = { cashCents: 100, cardCents: 0, voucherCents: 0, shortCents: 0 }
  const till = { storeId: shop.world.stores.milano, staffId }
  await db
    .insert(doorTaking)
    .values({ ...till, ...money, orderId, dueCents: 100, changeCents: 0, takenAt: shop.clock.now })
  const counted = { takings: 1, countedCents: 100, closedById: staffId }
  const moments = { firstAt: shop.clock.now, lastAt: shop.clock.now, closedAt: shop.clock.now }
  const supplierId = idOf(
    await db.insert(supplier).values({ name: 'Ingrosso', leadDays: 2, minimumCents: 0 }).returning(),
  )
  const sells = { articleCode: '1', packSize: 6000, packCents: 500 }
  await db.insert(supplierProduct).values({ ...sells, supplierId, productId: shop.world.products.milk })
  const delivered = { documentNumber: '1', documentKey: '1', documentDate: '2026-11-16', staffName: 'Olga Banco' }
  const toMilano = { warehouseId: shop.world.warehouses.milano, userId: staffId }
  await db.insert(supplierDelivery).values({ ...delivered, ...toMilano, supplierId })
  // Goods between Milano and a depot no store sells from: a transfer with Torino would be of Torino too.
  const sent = { productId: shop.world.products.milk, quantity: 1000, sentById: staffId, sentBy: 'Olga Banco' }
  const [there, here] = [await aDepot(shop), shop.world.warehouses.milano]
  const transfer = async (fromWarehouseId: number, toWarehouseId: number) =>
    idOf(
      await db
        .insert(stockTransfer)
        .values({ ...sent, fromWarehouseId, toWarehouseId })
        .returning(),
    )
  return {
    sentTransfer: await transfer(here, there),
    comingTransfer: await transfer(there, here),
    tillClosing: idOf(
      await db
        .insert(tillClosing)
        .values({ ...till, ...money, ...counted, ...moments })
        .returning(),
    ),
    stockCount: idOf(
      await db
        .insert(stockCount)
        .values({
          warehouseId: shop.world.warehouses.milano,
          departmentId: shop.world.categories.dispensa,
          department: { it: 'Dispensa' },
          startedById: staffId,
          startedBy: 'Olga Banco',
        })
        .returning(),
    ),
    supplierOrder: idOf(
      await db
        .insert(supplierOrder)
        .values({
          supplierId,
          warehouseId: shop.world.warehouses.milano,
          userId: staffId,
          staffName: 'Olga Banco',
          expectedOn: '2026-11-18',
        })
        .returning(),
    ),
    store: shop.world.stores.milano,
    warehouse: shop.world.warehouses.milano,
    order: orderId,
    slot: shop.world.slots.tomorrowMorning,
    slotTemplate: template?.id ?? 0,
    return: idOf(
      await db
        .insert(orderReturn)
        .values({ orderId, userId, statusId: returnStatus.toApprove, methodId: returnMethod.refund, amountCents: 100 })
        .returning(),
    ),
    offer: idOf(await db.insert(customerOffer).values({ userId, product: 'Radicchio', quantity: 2 }).returning()),
    customer: userId,
    customerRequest: idOf(await db.insert(exportRequest).values({ userId }).returning()),
    rewardRequest: idOf(await db.insert(rewardRequest).values({ userId, rewards: [], points: 1 }).returning()),
    promotion: promotionId,
    staffAccount: (await staffAccount(shop, 'picker', [shop.world.stores.milano])).userId,
    machineKey: idOf(
      await db
        .insert(machineKey)
        .values({ ...key, storeIds: [shop.world.stores.milano] })
        .returning(),
    ),
  }
}
