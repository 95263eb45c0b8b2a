import { cartAdd, cartAddAllFromOrder, cartView } from '@bottega/contract/cart/calls.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Promotion } from '@bottega/rules/promotions/promotion.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueChanged } from '../../../testing/database/catalogue-changed.ts'
import { readyShopper } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { ProductName } from '../../../testing/world.ts'
import { promotion, promotionProduct } from '../../catalog/promotions.tables.ts'
import { orderLine, shopOrder } from '../../orders/orders.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const contents = (view: CartView) => (view.cartItems ?? []).map(({ product, quantity }) => [product.name, quantity])
const later = async (person: Person) => (await person.call(cartView, {})).data

describe('a past order in the cart again', () => {
  /** An order as the checkout leaves it, with these goods. */
  async function ordered(person: Person, names: readonly ProductName[]): Promise<number> {
    const { rows } = await shop.shop.database.pool.query<{ id: number }>(
      `insert into cart (user_id, store_id, state) values ($1, 1, 'ordered') returning id`,
      [person.userId],
    )
    const cartId = rows[0]?.id ?? 0
    const [order] = await shop.shop.db
      .insert(shopOrder)
      .values({
        userId: person.userId,
        cartId,
        cartVersion: 1,
        idempotencyKey: `cart-${cartId}`,
        statusId: 8,
        storeId: 1,
        warehouseId: 1,
        deliveryServiceId: 2,
        address: {
          addressId: 1,
          type: 'home',
          name: 'Casa',
          street: 'Via Larga',
          streetNumber: '8',
          city: 'Milano',
          province: 'MI',
          postalCode: '20122',
        },
        slotId: 1,
        slotDay: '2026-11-02',
        slotBeginAt: new Date('2026-11-02T09:00:00Z'),
        slotEndAt: new Date('2026-11-02T11:00:00Z'),
        goodsCents: 0,
        totalCents: 0,
        prebilledCents: 0,
        paymentTypeId: 2,
      })
      .returning({ id: shopOrder.id })
    const orderId = order?.id ?? 0
    const lines = names.map((name) => ({
      orderId,
      productId: shop.world.products[name],
      name: { it: name },
      brand: 'ALPE CHIARA',
      quantityOrdered: 2000,
      unitPriceCents: 1,
      totalCents: 1,
      vatPercent: 4,
      withdrawal: 'usual' as const,
    }))
    if (lines.length > 0) await shop.shop.db.insert(orderLine).values(lines)
    return orderId
  }

  test('adds its goods at today’s prices, beside what is there [cart-44]', async () => {
    const person = await readyShopper(shop)
    await person.call(cartAdd, { body: { items: [{ productId: shop.world.products.milk, quantity: 2 }] } })
    const order_id = await ordered(person, ['milk', 'pasta'])
    const { data, response } = await person.call(cartAddAllFromOrder, { body: { order_id } })
    expect(response.warnings).toEqual([])
    expect(contents(data)).toEqual([
      ['Latte fresco intero', 4],
      ['Spaghetti', 2],
    ])
    expect(data.goodsTotal).toBe(7.78)
  })

  test('names what cannot be had and adds the rest', async () => {
    const person = await readyShopper(shop)
    const order_id = await ordered(person, ['soldOut', 'pasta', 'fish', 'lastOne'])
    const reply = await person.call(cartAddAllFromOrder, { body: { order_id } })
    expect(contents(reply.data)).toEqual([
      ['Spaghetti', 2],
      ['Ultimo panettone', 1],
    ])
    expect(reply.response.warnings).toMatchObject([
      { code: 'warning.cart.stockLimited', values: { name: 'Ultimo panettone', maximum: '1' } },
      { code: 'warning.cart.notAllAdded', values: { names: 'soldOut, fish' } },
    ])
  })

  test('chooses the promotion that was chosen then, and says where it is over', async () => {
    const warehouseId = shop.world.warehouses.milano
    const terms = {
      typeId: 1,
      pieces: 2,
      paidPieces: 1,
      validFrom: '2026-11-01',
      validTo: '2026-12-31',
      selectable: true,
    }
    const [row] = await shop.shop.db
      .insert(promotion)
      .values({ ...terms, warehouseId, name: { it: '2 x 1' }, view: { body: { it: '2 x 1' } } })
      .returning({ id: promotion.id })
    const promotionId = row?.id ?? 0
    await shop.shop.db.insert(promotionProduct).values({ promotionId, productId: shop.world.products.pasta })
    await catalogueChanged(shop)
    const person = await readyShopper(shop)
    const order_id = await ordered(person, ['milk', 'pasta'])
    const chosen: Promotion = { kind: 'multi-buy', promotionId, selectable: true, take: 2, pay: 1 }
    await shop.shop.db
      .update(orderLine)
      .set({ promotion: chosen })
      .where(and(eq(orderLine.orderId, order_id), eq(orderLine.productId, shop.world.products.pasta)))
    const again = await person.call(cartAddAllFromOrder, { body: { order_id } })
    expect(again.response.warnings).toEqual([])
    expect(again.data.cartItems?.at(-1)).toMatchObject({ promotionChoice: promotionId, total: 0.99 })

    await shop.shop.db.update(promotion).set({ validTo: '2026-11-10' }).where(eq(promotion.id, promotionId))
    await catalogueChanged(shop)
    const other = await readyShopper(shop)
    await shop.shop.db.update(shopOrder).set({ userId: other.userId }).where(eq(shopOrder.id, order_id))
    const late = await other.call(cartAddAllFromOrder, { body: { order_id } })
    expect(late.response.warnings).toMatchObject([{ code: 'warning.cart.promotionOver', values: { names: 'pasta' } }])
    expect(late.data.cartItems?.at(-1)).toMatchObject({ total: 1.98 })
    await shop.shop.db.delete(promotion).where(eq(promotion.id, promotionId))
    await catalogueChanged(shop)
  })

  test('needs an address and a slot first', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const order_id = await ordered(anna, ['milk'])
    await expect(anna.call(cartAddAllFromOrder, { body: { order_id } })).rejects.toMatchObject({
      code: 'error.cart.addressRequired',
    })
  })

  test('of another customer is not there', async () => {
    const order_id = await ordered(await shop.shopper(), ['milk'])
    const otherCustomer = await readyShopper(shop)
    for (const id of [order_id, 999_999])
      await expect(otherCustomer.call(cartAddAllFromOrder, { body: { order_id: id } })).rejects.toMatchObject({
        code: 'error.order.notFound',
      })
    expect((await later(otherCustomer)).totalItems).toBe(0)
  })
})
