import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryService } from '../../db/schema/stores.ts'
import { readyShopper } from '../../testing/ready-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let coop: TestShop
let collect: TestShop
beforeAll(async () => {
  coop = await openTestShop()
  collect = await openTestShop({ SITE: 'collect' }, { beside: coop })
})
afterAll(async () => {
  await collect.close()
  await coop.close()
})

/** A shopper of one site, seen by the other: both serve the same database. */
const onCollect = ({ token, userId }: { token: string; userId: number }) => collect.as(token, userId)

describe('the click-and-collect site', () => {
  test.each(['home', 'boat'] as const)('does not deliver by %s when a call asks for it', async (kind) => {
    await coop.shop.db.update(deliveryService).set({ kind }).where(eq(deliveryService.id, 2))
    const anna = await coop.shopper({ homeAt: '20122' })
    const body = { address_id: anna.addressId ?? 0, delivery_service_id: 2 }
    try {
      await expect(onCollect(anna).call('addresses.select', { body })).rejects.toMatchObject({
        code: 'error.address.notCovered',
      })
      expect((await anna.call('addresses.select', { body })).data.shippingAddress?.addressId).toBe(anna.addressId)
    } finally {
      await coop.shop.db.update(deliveryService).set({ kind: 'home' }).where(eq(deliveryService.id, 2))
    }
  })

  test('asks a cart filled for home delivery where to collect, and sells nothing before', async () => {
    const anna = await readyShopper(coop)
    const items = [{ productId: coop.world.products.pasta, quantity: 20 }]
    await anna.call('cart.add', { body: { items } })
    const there = onCollect(anna)
    const { data } = await there.call('cart.view')
    expect(data.shippingAddress).toBeUndefined()
    expect(data.cartItems).toMatchObject([{ quantity: 20 }])
    for (const refused of [
      there.call('cart.add', { body: { items } }),
      there.call('checkout.prepare'),
      there.call('checkout.buy', { query: { payment_type_id: 2 } }),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'error.cart.addressRequired' })
    expect((await anna.call('cart.view')).data.shippingAddress?.addressId).toBe(anna.addressId)
  })

  test('takes the cart along once it is collected', async () => {
    const anna = await readyShopper(coop)
    await anna.call('cart.add', { body: { items: [{ productId: coop.world.products.milk, quantity: 2 }] } })
    const there = onCollect(anna)
    const { data } = await there.call('addresses.select', { body: { address_id: coop.world.addresses.milanoPickup } })
    expect(data.shippingAddress?.addressId).toBe(coop.world.addresses.milanoPickup)
    expect(data.cartItems).toMatchObject([{ quantity: 2 }])
  })

  test.each(['shopAtWork.view', 'shopAtWork.subscribe'] as const)('has no %s', async (name) => {
    const there = onCollect(await coop.shopper())
    const asked =
      name === 'shopAtWork.view' ? there.call(name) : there.call(name, { query: { subscriptionCode: 'TELAIO' } })
    await expect(asked).rejects.toMatchObject({ code: 'error.shopAtWork.notOnSite' })
  })
})
