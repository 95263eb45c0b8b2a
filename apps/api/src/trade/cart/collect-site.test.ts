import { addressesSelect } from '@bottega/contract/delivery/calls.ts'
import { cartAdd, cartView } from '@bottega/contract/cart/calls.ts'
import { checkoutBuy, checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { shopAtWorkSubscribe, shopAtWorkView } from '@bottega/contract/companies/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryService } from '../../places/stores/stores.tables.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
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
  test.each(['home', 'boat'] as const)('does not deliver by %s when a call asks for it [cart-68]', async (kind) => {
    await coop.shop.db.update(deliveryService).set({ kind }).where(eq(deliveryService.id, 2))
    const anna = await coop.shopper({ homeAt: '20122' })
    const body = { address_id: anna.addressId ?? 0, delivery_service_id: 2 }
    try {
      await expect(onCollect(anna).call(addressesSelect, { body })).rejects.toMatchObject({
        code: 'error.address.notCovered',
      })
      expect((await anna.call(addressesSelect, { body })).data.shippingAddress?.addressId).toBe(anna.addressId)
    } finally {
      await coop.shop.db.update(deliveryService).set({ kind: 'home' }).where(eq(deliveryService.id, 2))
    }
  })

  test('asks a cart filled for home delivery where to collect, and sells nothing before [cart-69]', async () => {
    const anna = await readyShopper(coop)
    const items = [{ productId: coop.world.products.pasta, quantity: 20 }]
    await anna.call(cartAdd, { body: { items } })
    const there = onCollect(anna)
    const { data } = await there.call(cartView)
    expect(data.shippingAddress).toBeUndefined()
    expect(data.cartItems).toMatchObject([{ quantity: 20 }])
    const refused = [
      there.call(cartAdd, { body: { items } }),
      there.call(checkoutPrepare),
      there.call(checkoutBuy, { query: { payment_type_id: 2 } }),
    ]
    await Promise.all(refused.map((call) => expect(call).rejects.toMatchObject({ code: 'error.cart.addressRequired' })))
    expect((await anna.call(cartView)).data.shippingAddress?.addressId).toBe(anna.addressId)
  })

  test('takes the cart along once it is collected', async () => {
    const anna = await readyShopper(coop)
    await anna.call(cartAdd, { body: { items: [{ productId: coop.world.products.milk, quantity: 2 }] } })
    const there = onCollect(anna)
    const { data } = await there.call(addressesSelect, { body: { address_id: coop.world.addresses.milanoPickup } })
    expect(data.shippingAddress?.addressId).toBe(coop.world.addresses.milanoPickup)
    expect(data.cartItems).toMatchObject([{ quantity: 2 }])
  })

  test('has no shop at work [cart-70]', async () => {
    const there = onCollect(await coop.shopper())
    const refusal = { code: 'error.shopAtWork.notOnSite' }
    await expect(there.call(shopAtWorkView)).rejects.toMatchObject(refusal)
    const query = { subscriptionCode: 'TELAIO' }
    await expect(there.call(shopAtWorkSubscribe, { query })).rejects.toMatchObject(refusal)
  })
})
