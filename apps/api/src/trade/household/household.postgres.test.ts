import { cartAdd, cartView } from '@bottega/contract/cart/calls.ts'
import { householdAccept, householdAccepts, householdHandOver } from '@bottega/contract/household/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHolder, aMember, inviteTo, isInHousehold, tokenMailed, viewOf } from '../../testing/household.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

const fill = (person: Person, quantity: number) =>
  person.call(cartAdd, { body: { items: [{ productId: shop.world.products.milk, quantity }] } })
const milkOf = async (person: Person) =>
  ((await person.call(cartView, {})).data.cartItems ?? []).find(
    ({ product }) => product.productId === shop.world.products.milk,
  )?.quantity ?? 0
const handOver = (person: Person) => person.call(householdHandOver, { body: {} })
const fulfilled = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length

test('presses at once hand a cart over once, while another is filled the same way [household-28]', async () => {
  for (let round = 0; round < 5; round++) {
    const anna = await aHolder(shop)
    const [luca, sara] = [await aMember(shop, anna), await aMember(shop, anna)]
    await fill(luca, 2)
    await fill(sara, 3)
    await fill(anna, 1)
    const presses = [luca, luca, sara, luca, sara, sara].map(handOver)
    expect(fulfilled(await Promise.allSettled([...presses, fill(anna, 1)]))).toBe(3)
    expect(await milkOf(anna)).toBe(7)
    expect([await milkOf(luca), await milkOf(sara)]).toEqual([0, 0])
  }
})

test('carts handed over at once never exceed the weekly limit [household-29]', async () => {
  for (let round = 0; round < 5; round++) {
    const anna = await aHolder(shop)
    const luca = await aMember(shop, anna, { weeklyLimitCents: 290 })
    // Two presses of a cart of one milk at 1.45 fit; what is above is proposed.
    const press = async () => {
      await fill(luca, 2)
      return handOver(luca)
    }
    await Promise.allSettled([press(), press(), press()])
    const { spentCents = 0 } = (await viewOf(luca)).members[1] ?? {}
    expect(spentCents).toBeLessThanOrEqual(290)
    expect(await milkOf(anna)).toBe(spentCents / 145)
    const waiting = (await viewOf(anna)).proposals.reduce((sum, { quantity }) => sum + quantity, 0)
    expect((await milkOf(anna)) + waiting + (await milkOf(luca))).toBe(6)
  }
})

test('a proposal accepted by presses at once is in the cart once [household-30]', async () => {
  const anna = await aHolder(shop)
  const sara = await aMember(shop, anna, { role: 'child' })
  await fill(sara, 2)
  await handOver(sara)
  const ids = (await viewOf(anna)).proposals.map(({ proposalId }) => proposalId)
  const press = () => anna.call(householdAccepts, { body: { proposal_ids: ids } })
  expect(fulfilled(await Promise.allSettled([press(), press(), press(), press()]))).toBe(1)
  expect(await milkOf(anna)).toBe(2)
})

test('an invitation used by two at once lets one in [household-31]', async () => {
  const anna = await aHolder(shop)
  await inviteTo(anna, 'nonna@bottega.example')
  const token = await tokenMailed(shop)
  const guests = [await shop.shopper(), await shop.shopper(), await shop.shopper()]
  const all = await Promise.allSettled(guests.map((guest) => guest.call(householdAccept, { body: { token } })))
  expect(fulfilled(all)).toBe(1)
  const inside = await Promise.all(guests.map(isInHousehold))
  expect(inside.filter(Boolean)).toHaveLength(1)
})
