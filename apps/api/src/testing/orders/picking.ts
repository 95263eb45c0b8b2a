import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { seller } from '../../places/stores/stores.tables.ts'
import { advanceOrder } from '../../trade/fulfilment/advance-order.service.ts'
import { lockOrder } from '../../trade/orders/orders.service.ts'
import type { TestShop } from '../test-shop.ts'

const { inPreparation, prepared, receiptIssued } = orderStatus

/** Takes an ordered order to another status on the shortest way, as staff would. */
export async function takeOrderTo(
  shop: TestShop,
  orderId: number,
  statuses: readonly number[] = [inPreparation, prepared, receiptIssued],
): Promise<void> {
  for (const statusId of statuses) {
    await shop.shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw new Error(`there is no order ${orderId}`)
      await advanceOrder(shop.shop, tx, order, { toStatusId: statusId, actor: 'shop' }, shop.clock.now)
    })
  }
}

const testSeller = {
  name: 'Bottega Uno società cooperativa',
  vatNumber: '01234567897',
  registerOffice: 'MI',
  registerNumber: '1234567',
  iban: 'IT60X0542811101000000123456',
  bank: 'Banca di prova',
  street: 'Via Larga',
  streetNumber: '8',
  postalCode: '20122',
  city: 'Milano',
  province: 'MI',
}

/** The cooperative of the test world may make out invoices. */
export async function addSeller(shop: TestShop): Promise<void> {
  await shop.shop.db.insert(seller).values({ cooperativeId: 1, facts: testSeller }).onConflictDoNothing()
}
