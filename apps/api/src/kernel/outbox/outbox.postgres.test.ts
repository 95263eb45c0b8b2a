import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from './outbox.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { OutboxHandlers } from './outbox-messages.ts'
import { enqueue } from './outbox.service.ts'
import { deliverDue } from '../../testing/deliver-due.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

test('a message another process is just taking is passed over, and the others leave meanwhile [outbox-1]', async () => {
  const { db, clock } = shop.shop
  for (const orderId of [1, 2, 3])
    await db.transaction((tx) => enqueue(tx, 'mail.orderConfirmation', { orderId }, clock()))
  const [first] = await db.select().from(outbox).orderBy(outbox.id)
  const delivered: number[] = []
  const handlers = {
    'mail.orderConfirmation': ({ orderId }) => Promise.resolve(void delivered.push(orderId)),
  } as Partial<OutboxHandlers> as OutboxHandlers
  await db.transaction(async (tx) => {
    await tx
      .select()
      .from(outbox)
      .where(eq(outbox.id, first?.id ?? 0))
      .for('update')
    await deliverDue(shop.shop, handlers)
    expect(delivered).toEqual([2, 3])
  })
  await deliverDue(shop.shop, handlers)
  expect(delivered).toEqual([2, 3, 1])
})
