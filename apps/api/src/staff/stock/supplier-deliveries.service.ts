import { recordChange } from '../../kernel/audit/audit.service.ts'
import { announceStock } from '../../kernel/database/catalogue-version.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import {
  findDeliveries,
  findDeliveryLines,
  findExpected,
  receiveDelivery,
  type SaidDelivery,
} from '../../trade/orders/stock/supplier-deliveries.service.ts'
import { namesOfStores } from './shelf-work.service.ts'
import { readOrder } from './suppliers.service.ts'

const deliveriesAtOnce = 10

export async function readExpected(db: Reader, supplierOrderId: number) {
  const { order } = await readOrder(db, supplierOrderId)
  return { order, lines: await findExpected(db, supplierOrderId) }
}

export async function readDeliveries(db: Reader, staff: StaffMember, before: number | undefined) {
  const stores = await namesOfStores(db, staff.stores)
  const found = await findDeliveries(db, [...stores.keys()], before, deliveriesAtOnce + 1)
  const deliveries = found.slice(0, deliveriesAtOnce)
  const lines = await findDeliveryLines(
    db,
    deliveries.map(({ id }) => id),
  )
  return { stores, deliveries, lines, more: found.length > deliveriesAtOnce }
}

/** A delivery in one transaction with its entry of the log; a press sent again is answered and does nothing. */
export async function writeDelivery(db: Db, staff: StaffMember, said: SaidDelivery, now: Date) {
  const store = (await namesOfStores(db, staff.stores)).get(said.warehouseId)
  if (store === undefined) throw new ShopError('error.store.notFound')
  return db.transaction(async (tx) => {
    const { supplier, ...received } = await receiveDelivery(tx, staff, said, now)
    if (supplier === undefined) return received
    const { documentNumber, documentDate, lines } = said
    await recordChange(
      tx,
      staff,
      {
        action: 'stock.delivered',
        after: { store, supplier, document: `${documentNumber.trim()}, ${documentDate}`, products: lines.length },
      },
      now,
    )
    await announceStock(tx)
    return received
  })
}
