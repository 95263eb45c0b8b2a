import { cartAdd, cartUpdateInfos, cartView } from '@bottega/contract/cart/calls.ts'
import { dietSave } from '@bottega/contract/diet/calls.ts'
import { ordersModify, ordersView } from '@bottega/contract/orders/calls.ts'
import {
  householdAccepts,
  householdDeclines,
  householdHandOver,
  householdOpen,
  householdRemoveMember,
} from '@bottega/contract/household/calls.ts'
import { answeredProposalFor } from '@bottega/rules/people/household.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { aHolder, aMember, memberIdOf, viewOf } from '../../testing/household.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { runJob } from '../../testing/run-job.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import type { ProductName } from '../../testing/world.ts'
import { product } from '../catalog/products.tables.ts'
import { stock } from '../orders/stock/stock.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.db
    .update(product)
    .set({ texts: { ingredients: { it: '<strong>Latte</strong> intero.' }, allergens: { it: 'Contiene latte.' } } })
    .where(eq(product.id, shop.world.products.milk))
  await catalogueChanged(shop)
})
afterAll(() => shop.close())

const code = (wanted: string) => expect.objectContaining({ code: wanted }) as unknown
const add = (person: Person, name: ProductName, quantity = 1) =>
  person.call(cartAdd, { body: { items: [{ productId: shop.world.products[name], quantity }] } })
const handOver = (person: Person) => person.call(householdHandOver, { body: {} })
const accept = (person: Person, ids: readonly number[], more = {}) =>
  person.call(householdAccepts, { body: { proposal_ids: [...ids], ...more } })
const decline = (person: Person, ids: readonly number[]) =>
  person.call(householdDeclines, { body: { proposal_ids: [...ids] } })
const linesOf = async (person: Person) =>
  ((await person.call(cartView, {})).data.cartItems ?? []).map(({ product: { productId }, quantity, addedBy }) => ({
    productId,
    quantity,
    addedBy,
  }))
const line = (name: ProductName, quantity: number, addedBy?: string) => ({
  productId: shop.world.products[name],
  quantity,
  addedBy,
})
const told = ({ response }: Awaited<ReturnType<typeof handOver>>) =>
  [...response.infos, ...response.warnings].map((remark) => [remark.code, remark.values])
const proposedTo = async (person: Person) =>
  (await viewOf(person)).proposals.map(({ productId, quantity, state }) => ({ productId, quantity, state }))
const idsOf = async (person: Person) => (await viewOf(person)).proposals.map(({ proposalId }) => proposalId)
const avoidMilk = (person: Person) =>
  person.call(dietSave, {
    body: { consent: true, persons: [{ name: '', avoids: [{ key: 'milk', alsoTraces: true }] }] },
  })

describe('an adult', () => {
  test('hands over their cart: the lines are in the holder’s with their note and the name of who added them [household-12]', async () => {
    const anna = await aHolder(shop)
    const luca = await aMember(shop, anna)
    await add(anna, 'pasta')
    await add(luca, 'apples', 0.5)
    await add(luca, 'pasta', 2)
    const { cartItems = [] } = (await luca.call(cartView, {})).data
    const apples = cartItems.find(({ product: { productId } }) => productId === shop.world.products.apples)
    const items = [{ itemId: apples?.itemId ?? 0, infos: { line_note: 'Mature' } }]
    await luca.call(cartUpdateInfos, { body: { items } })
    const answer = await handOver(luca)
    expect(told(answer)).toEqual([['info.household.handedOver', { name: 'Anna', count: 2 }]])
    expect(answer.data.totalItems).toBe(0)
    expect(await linesOf(anna)).toEqual([line('pasta', 3, 'Luca'), line('apples', 0.5, 'Luca')])
    const ofAnna = (await anna.call(cartView, {})).data.cartItems ?? []
    expect(ofAnna[1]?.lineNote).toBe('Mature')
    await expect(handOver(luca)).rejects.toEqual(code('error.cart.empty'))
  })

  test('keeps what the holder’s cart does not take, with the reason [household-13]', async () => {
    const anna = await aHolder(shop)
    const luca = await aMember(shop, anna)
    await add(anna, 'milk', 10)
    await add(luca, 'milk', 5)
    const answer = await handOver(luca)
    expect(await linesOf(anna)).toEqual([line('milk', 12, 'Luca')])
    expect(await linesOf(luca)).toEqual([line('milk', 3)])
    expect(told(answer)).toEqual([
      ['info.household.handedOver', { name: 'Anna', count: 1 }],
      ['warning.cart.quantityLimited', { name: 'Latte fresco intero', maximum: '12' }],
    ])
    const again = await handOver(luca)
    expect(await linesOf(luca)).toEqual([line('milk', 3)])
    expect(told(again).map(([remark]) => remark)).not.toContain('info.household.handedOver')
  })

  test('is told nothing of other goods in the holder’s cart, not even that they were lowered [household-32]', async () => {
    const anna = await aHolder(shop)
    const luca = await aMember(shop, anna)
    const wine = { productId: shop.world.products.wine, warehouseId: 1, available: 2000 }
    await add(anna, 'wine', 5)
    await shop.shop.db.insert(stock).values(wine)
    await add(luca, 'pasta', 1)
    const answer = await handOver(luca)
    expect(await linesOf(anna)).toEqual([line('wine', 2), line('pasta', 1, 'Luca')])
    expect(told(answer)).toEqual([['info.household.handedOver', { name: 'Anna', count: 1 }]])
    expect(answer.data.cartItems).toEqual([])
    await shop.shop.db.delete(stock).where(eq(stock.productId, wine.productId))
  })

  test('moves goods up to the weekly limit to the cent, and proposes all of a cart above it [household-14]', async () => {
    const anna = await aHolder(shop)
    // Milk is 1.45 each.
    const luca = await aMember(shop, anna, { weeklyLimitCents: 435 })
    await add(luca, 'milk', 2)
    await handOver(luca)
    expect((await viewOf(luca)).members[1]).toMatchObject({ spentCents: 290, weeklyLimitCents: 435 })
    await add(luca, 'milk', 1)
    await handOver(luca)
    expect(await linesOf(anna)).toEqual([line('milk', 3, 'Luca')])
    await add(luca, 'milk', 1)
    const above = await handOver(luca)
    expect(told(above)).toEqual([['info.household.proposed', { name: 'Anna', count: 1 }]])
    expect(await linesOf(anna)).toEqual([line('milk', 3, 'Luca')])
    expect(await linesOf(luca)).toEqual([])
    expect((await viewOf(luca)).members[1]).toMatchObject({ spentCents: 435 })
    expect(await proposedTo(anna)).toEqual([{ productId: shop.world.products.milk, quantity: 1, state: 'open' }])
  })

  test('has the whole limit again in the next week of the shop [household-15]', async () => {
    const anna = await aHolder(shop)
    const luca = await aMember(shop, anna, { weeklyLimitCents: 145 })
    await add(luca, 'milk', 1)
    await handOver(luca)
    await shop.shop.database.pool.query('update household_member set week = week - 7 where user_id = $1', [luca.userId])
    expect((await viewOf(luca)).members[1]).toMatchObject({ spentCents: 0 })
    await add(luca, 'milk', 1)
    await handOver(luca)
    expect(await linesOf(anna)).toEqual([line('milk', 2, 'Luca')])
    expect((await viewOf(luca)).members[1]).toMatchObject({ spentCents: 145 })
  })

  test('proposes goods the holder’s profile asks about, and is told nothing of why [household-16]', async () => {
    const anna = await aHolder(shop)
    await avoidMilk(anna)
    const luca = await aMember(shop, anna)
    await add(luca, 'milk', 1)
    await add(luca, 'pasta', 1)
    const answer = await handOver(luca)
    expect(told(answer)).toEqual([
      ['info.household.handedOver', { name: 'Anna', count: 1 }],
      ['info.household.proposed', { name: 'Anna', count: 1 }],
    ])
    expect(await linesOf(anna)).toEqual([line('pasta', 1, 'Luca')])
    const seen = JSON.stringify([answer.response, answer.data, await viewOf(luca)])
    expect(seen).not.toMatch(/diet|allerg|lattosio|profil/i)
    // The same answer as above the limit: it cannot be told apart.
    const other = await aHolder(shop)
    const sara = await aMember(shop, other, { firstName: 'Sara', weeklyLimitCents: 0 })
    await add(sara, 'milk', 1)
    expect(told(await handOver(sara))).toEqual([['info.household.proposed', { name: 'Anna', count: 1 }]])
    const keysOf = async (person: Person) => Object.keys((await viewOf(person)).proposals[0] ?? {})
    expect(await keysOf(luca)).toEqual(await keysOf(sara))
  })

  test('proposes all while the holder changes an order, whose goods stay as they are [household-17]', async () => {
    const anna = await buyerWith(shop)
    await anna.call(householdOpen, { body: {} })
    const { orderId } = await atTheDoor(anna)
    const luca = await aMember(shop, anna)
    await anna.call(ordersModify, { body: { order_id: orderId } })
    const before = await linesOf(anna)
    await add(luca, 'milk', 1)
    expect(told(await handOver(luca))).toEqual([['info.household.proposed', { name: 'Anna', count: 1 }]])
    expect(await linesOf(anna)).toEqual(before)
  })

  test('proposes all where the holder has chosen no delivery yet [household-18]', async () => {
    const anna = await shop.shopper({ consents: true })
    await anna.call(householdOpen, { body: {} })
    const luca = await aMember(shop, anna)
    await add(luca, 'milk', 1)
    expect(told(await handOver(luca))).toEqual([['info.household.proposed', { name: 'Anna', count: 1 }]])
    const ids = await idsOf(anna)
    await expect(accept(anna, ids)).rejects.toEqual(code('error.cart.addressRequired'))
    expect(await proposedTo(anna)).toHaveLength(1)
  })
})

test('a child moves nothing: all of their cart is proposed, whatever limit is set [household-19]', async () => {
  const anna = await aHolder(shop)
  const sara = await aMember(shop, anna, { firstName: 'Sara', role: 'child', weeklyLimitCents: 100_000 })
  await add(sara, 'milk', 1)
  await add(sara, 'pasta', 1)
  expect(told(await handOver(sara))).toEqual([['info.household.proposed', { name: 'Anna', count: 2 }]])
  expect(await linesOf(anna)).toEqual([])
  expect(await linesOf(sara)).toEqual([])
  expect(await proposedTo(anna)).toHaveLength(2)
})

test('the holder, a former member and a customer without a household hand nothing over [household-20]', async () => {
  const anna = await aHolder(shop)
  const luca = await aMember(shop, anna)
  await add(luca, 'milk', 1)
  await add(anna, 'pasta', 1)
  await expect(handOver(anna)).rejects.toEqual(code('error.household.memberOnly'))
  await anna.call(householdRemoveMember, { body: { member_id: await memberIdOf(luca) } })
  await expect(handOver(luca)).rejects.toEqual(code('error.household.notFound'))
  expect(await linesOf(luca)).toEqual([line('milk', 1)])
  expect(await linesOf(anna)).toEqual([line('pasta', 1)])
})

describe('a proposal', () => {
  const proposed = async (...names: ProductName[]) => {
    const anna = await aHolder(shop)
    const sara = await aMember(shop, anna, { firstName: 'Sara', role: 'child' })
    for (const name of names) await add(sara, name)
    await handOver(sara)
    return { anna, sara, ids: await idsOf(anna) }
  }

  test('is accepted or declined line by line, once, and its member sees what happened [household-21]', async () => {
    const { anna, sara, ids } = await proposed('milk', 'pasta', 'wine')
    const [milk = 0, pasta = 0, wine = 0] = ids
    await accept(anna, [milk])
    await decline(anna, [pasta])
    expect(await linesOf(anna)).toEqual([line('milk', 1, 'Sara')])
    expect((await viewOf(sara)).proposals.map(({ state }) => state)).toEqual(['accepted', 'declined', 'open'])
    expect(await idsOf(anna)).toEqual([wine])
    const answered = code('error.household.proposalNotFound')
    await expect(accept(anna, [milk])).rejects.toEqual(answered)
    await expect(decline(anna, [milk])).rejects.toEqual(answered)
    await expect(accept(anna, [wine, pasta])).rejects.toEqual(answered)
    expect(await linesOf(anna)).toEqual([line('milk', 1, 'Sara')])
  })

  test('is answered by the holder of its household alone [household-22]', async () => {
    const { anna, sara, ids } = await proposed('milk')
    const other = await aHolder(shop)
    for (const answer of [accept, decline]) {
      await expect(answer(other, ids)).rejects.toEqual(code('error.household.proposalNotFound'))
      await expect(answer(sara, ids)).rejects.toEqual(code('error.household.holderOnly'))
    }
    expect(await idsOf(anna)).toEqual(ids)
  })

  test('asks the holder about what their profile is against, and takes a yes [household-23]', async () => {
    const { anna, ids } = await proposed('milk')
    await avoidMilk(anna)
    await expect(accept(anna, ids)).rejects.toEqual(code('error.diet.ask'))
    expect(await idsOf(anna)).toEqual(ids)
    await accept(anna, ids, { accept_diet: true })
    expect(await linesOf(anna)).toEqual([line('milk', 1, 'Sara')])
  })

  test('stays where the cart does not take it, and is named [household-24]', async () => {
    const { anna, ids } = await proposed('milk', 'pasta')
    await shop.shop.db.update(product).set({ published: false }).where(eq(product.id, shop.world.products.pasta))
    await catalogueChanged(shop)
    const { response } = await accept(anna, ids)
    expect(response.warnings.map((remark) => remark.code)).toEqual(['warning.cart.notAllAdded'])
    await shop.shop.db.update(product).set({ published: true }).where(eq(product.id, shop.world.products.pasta))
    await catalogueChanged(shop)
    expect(await proposedTo(anna)).toMatchObject([{ productId: shop.world.products.pasta, state: 'open' }])
  })

  test('is told to the holder in one mail an hour at most, without its goods [household-25]', async () => {
    await mailsOf(shop)
    const { anna, sara } = await proposed('milk')
    const [mail, ...others] = await mailsOf(shop)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Ci sono proposte per il tuo carrello')
    expect(mail?.text).toContain('Sara')
    expect(mail?.text).not.toContain('Latte')
    const again = async () => {
      await add(sara, 'pasta')
      await handOver(sara)
      return mailsOf(shop)
    }
    expect(await again()).toEqual([])
    await shop.shop.database.pool.query("update household set told_at = told_at - interval '1 hour'")
    expect(await again()).toHaveLength(1)
    expect(await idsOf(anna)).toHaveLength(3)
  })

  test('goes thirty days after its answer [household-26]', async () => {
    const { anna, sara, ids } = await proposed('milk')
    await decline(anna, ids)
    const { now } = shop.clock
    shop.clock.now = new Date(now.getTime() + answeredProposalFor + 1)
    await runJob(shop, 'purge-households')
    shop.clock.now = now
    expect(await proposedTo(sara)).toEqual([])
  })
})

test('an order has nothing of the names of the household [household-27]', async () => {
  const anna = await buyerWith(shop)
  await anna.call(householdOpen, { body: {} })
  const luca = await aMember(shop, anna)
  await add(luca, 'milk', 2)
  await handOver(luca)
  expect(await linesOf(anna)).toContainEqual(line('milk', 2, 'Luca'))
  const { orderId } = await atTheDoor(anna)
  const { data } = await anna.call(ordersView, { query: { order_id: orderId } })
  expect(JSON.stringify(data)).not.toContain('Luca')
  const { rows } = await shop.shop.database.pool.query('select infos from order_line where order_id = $1', [orderId])
  expect(JSON.stringify(rows)).not.toContain('Luca')
})
