import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { ofStores } from '../../../kernel/database/is-there.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { deliveryService, warehouse } from '../../../places/stores/stores.tables.ts'

const onTheRoad = [orderStatus.prepared, orderStatus.receiptIssued, orderStatus.outForDelivery]

/** Packed orders of a day by some services, slot by slot. */
export const findStops = (
  db: Reader,
  { day, stores, deliveryServiceIds }: { day: string; stores: StoreScope; deliveryServiceIds: number[] },
) =>
  db
    .select({
      order: shopOrder,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      warehouseName: warehouse.name,
      service: deliveryService.name,
    })
    .from(shopOrder)
    .innerJoin(appUser, eq(appUser.id, shopOrder.userId))
    .innerJoin(warehouse, eq(warehouse.id, shopOrder.warehouseId))
    .innerJoin(deliveryService, eq(deliveryService.id, shopOrder.deliveryServiceId))
    .where(
      and(
        eq(shopOrder.slotDay, day),
        ofStores(shopOrder.storeId, stores),
        inArray(shopOrder.statusId, onTheRoad),
        inArray(shopOrder.deliveryServiceId, deliveryServiceIds),
      ),
    )
    .orderBy(asc(shopOrder.slotBeginAt), asc(shopOrder.slotId), asc(shopOrder.id))
    .limit(2000)
