import { ordersView } from '@bottega/contract/orders/calls.ts'
import { returnsRequest, staffReturnsDecide } from '@bottega/contract/returns/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderLine } from '../orders/orders.tables.ts'
import { userGiftCertificate } from '../vouchers/vouchers.tables.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { handOver } from '../../testing/orders/delivered.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '30' })
})
afterAll(() => shop.close())

test('of ten requests at once for three bottles, three are taken; each is approved once [aftersales-15]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 3 })
  await handOver(shop, orderId)
  const { data } = await buyer.call(ordersView, { query: { order_id: orderId } })
  const lineId = data.order.orderItems[0]?.orderItemId ?? 0
  const ask = () =>
    buyer.call(returnsRequest, {
      body: {
        order_id: orderId,
        refund_method_id: 6,
        items: [{ order_item_id: lineId, quantity: 1, reason: 'damaged' }],
      },
    })
  const asked = await Promise.allSettled(Array.from({ length: 10 }, ask))
  const taken = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data.refund.orderRefundId] : []))
  expect(taken).toHaveLength(3)
  const [line] = await shop.shop.db.select().from(orderLine).where(eq(orderLine.id, lineId))
  expect(line).toMatchObject({ quantityReturned: 3000, returnedCents: line?.totalCents })

  const olga = await staffMember(shop, 'shopkeeper')
  const approve = (id: number) =>
    olga.call(staffReturnsDecide, { body: { order_refund_id: id, version: 0, decision: 'approve' } })
  const approved = await Promise.allSettled([...taken, ...taken, ...taken].map(approve))
  expect(approved.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const vouchers = await shop.shop.db
    .select()
    .from(userGiftCertificate)
    .where(eq(userGiftCertificate.userId, buyer.userId))
  expect(vouchers).toHaveLength(3)
})
