import { cartAdd, cartView } from '@bottega/contract/cart/calls.ts'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readyShopper } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { saveLines } from '../cart-writes.repository.ts'

let shop: TestShop
const query = vi.spyOn(Client.prototype, 'query')
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => query.mockClear())
afterAll(async () => {
  query.mockRestore()
  await shop.close()
})

const add = (person: Person, productId: number) =>
  person.call(cartAdd, { body: { items: [{ productId, quantity: 1 }] } })
const view = async (person: Person) => (await person.call(cartView, {})).data
const quantities = async (person: Person) => (await view(person)).cartItems?.map(({ quantity }) => quantity)

/** A line more of the same, as another process of the shop writes it. */
async function writeElsewhere(tx: Tx, person: Person, quantity: number): Promise<void> {
  const { rows } = await tx.execute<{ cartId: number; lineId: number; productId: number }>(sql`
    select l.cart_id as "cartId", l.id as "lineId", l.product_id as "productId" from cart_line l
    join cart c on c.id = l.cart_id where c.user_id = ${person.userId}`)
  for (const { cartId, ...line } of rows) {
    const rest = { optionsKey: '', isPackage: false, promotionChoice: null, acceptAlternatives: true, infos: {} }
    await saveLines(tx, cartId, [{ ...line, ...rest, quantity: quantity * 1000 }], [], shop.clock.now)
  }
}

test('lines are not read again while their cart is of the same version', async () => {
  const anna = await readyShopper(shop)
  await add(anna, shop.world.products.pasta)
  const before = await view(anna)
  query.mockClear()
  expect(await view(anna)).toEqual(before)
  const known = shop.shop.cartLines.of({ userId: anna.userId })
  expect(known).toMatchObject({ cartId: before.cartId, version: before.version })
  const values = query.mock.calls.flatMap(([, values]) => (values as unknown as unknown[] | undefined) ?? [])
  expect(values).toContain(before.version)
})

test('what another process changed is in the next answer [cart-90]', async () => {
  const anna = await readyShopper(shop)
  await add(anna, shop.world.products.pasta)
  expect(await quantities(anna)).toEqual([1])
  await shop.shop.db.transaction((tx) => writeElsewhere(tx, anna, 5))
  expect(await quantities(anna)).toEqual([5])
  await add(anna, shop.world.products.pasta)
  expect(await quantities(anna)).toEqual([6])
})

test('lines of a change that was rolled back are not those of the version that comes after it [cart-91]', async () => {
  const anna = await readyShopper(shop)
  await add(anna, shop.world.products.pasta)
  const { version } = await view(anna)
  const rolledBack = shop.shop.db.transaction(async (tx) => {
    await writeElsewhere(tx, anna, 5)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await shop.shop.db.transaction((tx) => writeElsewhere(tx, anna, 3))
  expect(await view(anna)).toMatchObject({ version: version + 1, cartItems: [{ quantity: 3 }] })
})
