import { cartView } from '@bottega/contract/cart/calls.ts'
import { dietSave } from '@bottega/contract/diet/calls.ts'
import { listsDelete } from '@bottega/contract/lists/calls.ts'
import { addressesDelete } from '@bottega/contract/delivery/calls.ts'
import {
  standingOrderAdd,
  standingOrderChange,
  standingOrderEnd,
  standingOrderPause,
  standingOrderResume,
  standingOrderSkip,
  standingOrderTimes,
  standingProposalTake,
  standingProposalView,
} from '@bottega/contract/standing-orders/calls.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { runJob } from '../../testing/run-job.ts'
import { makeList, propose, standingCustomer, standingOf, wednesday } from '../../testing/standing-orders.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import { actingFor } from '../../testing/staff.ts'
import { session } from '../../kernel/sessions/sessions.tables.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { accountDeletion } from '../account/deletion.tables.ts'
import { erasePerson } from '../account/erasure.repository.ts'
import { exportOf } from '../account/export.service.ts'
import { product, productPrice } from '../catalog/products.tables.ts'
import { promotion, promotionProduct } from '../catalog/promotions.tables.ts'
import { slot } from '../delivery/slots.tables.ts'
import { standingOrder, standingProposal } from './standing-orders.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const day = 86_400_000
beforeEach(async () => {
  shop.clock.now = testNow
  await shop.shop.db.delete(standingOrder)
  await shop.shop.db.update(slot).set({ capacity: 50 }).where(eq(slot.id, shop.world.slots.laterMorning))
  await mailsOf(shop)
})

const view = async (person: Person, proposalId = 0) =>
  (await person.call(standingProposalView, { query: { proposal_id: proposalId } })).data
const take = (person: Person, proposalId = 0) =>
  person.call(standingProposalTake, { body: { proposal_id: proposalId } })
const inCart = async (person: Person) => (await person.call(cartView, { query: {} })).data
const named = (standingOrderId: number) => ({ body: { standing_order_id: standingOrderId } })
/** So many days later, with everybody still signed in. */
async function later(days: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * day)
  await shop.shop.db
    .update(session)
    .set({ lastSeenAt: shop.clock.now, expiresAt: new Date(shop.clock.now.getTime() + day) })
}

describe('a customer makes a standing order', () => {
  test('of one of their lists, at the hours the store delivers to their address [standing-1]', async () => {
    const { person, wanted } = await standingCustomer(shop)
    const { days } = (await person.call(standingOrderTimes, { query: { address_id: wanted.address_id } })).data
    expect(days).toContainEqual({
      day: wednesday,
      times: [
        { beginMinute: 600, endMinute: 720 },
        { beginMinute: 960, endMinute: 1080 },
      ],
    })
    expect(await standingOf(person)).toMatchObject([
      { listName: 'Settimana', addressName: expect.stringContaining('Via Larga 8'), nextDay: wednesday, everyWeeks: 1 },
    ])
  })

  test('and is refused a day that is past or far, and hours the store does not have', async () => {
    const { person, wanted } = await standingCustomer(shop)
    const add = (other: object) => person.call(standingOrderAdd, { body: { ...wanted, ...other } })
    for (const first_day of ['2026-11-16', '2027-01-16'])
      await expect(add({ first_day })).rejects.toMatchObject({ code: 'error.standingOrder.day' })
    for (const other of [{ begin_minute: 615 }, { end_minute: 700 }, { first_day: '2026-11-19' }])
      await expect(add(other)).rejects.toMatchObject({ code: 'error.standingOrder.hours' })
  })

  test('has five of them at most [standing-2]', async () => {
    const { person, wanted } = await standingCustomer(shop)
    for (let number = 1; number < 5; number++) await person.call(standingOrderAdd, { body: wanted })
    await expect(person.call(standingOrderAdd, { body: wanted })).rejects.toMatchObject({
      code: 'error.standingOrder.tooMany',
    })
  })

  test('and neither another’s list or address nor another’s standing order or proposal [standing-3]', async () => {
    const [anna, bruno] = [await standingCustomer(shop), await standingCustomer(shop)]
    const proposalId = (await propose(shop, anna.person))?.proposalId
    const other = (changes: object) => bruno.person.call(standingOrderAdd, { body: { ...bruno.wanted, ...changes } })
    await expect(other({ list_id: anna.wanted.list_id })).rejects.toMatchObject({ code: 'error.list.notFound' })
    await expect(other({ address_id: anna.wanted.address_id })).rejects.toMatchObject({
      code: 'error.address.notFound',
    })
    const body = { standing_order_id: anna.standingOrderId }
    const attempts = [
      () => bruno.person.call(standingOrderPause, { body }),
      () => bruno.person.call(standingOrderResume, { body }),
      () => bruno.person.call(standingOrderEnd, { body }),
      () => bruno.person.call(standingOrderSkip, { body: { ...body, day: wednesday } }),
      () => bruno.person.call(standingOrderChange, { body: { ...bruno.wanted, ...body } }),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ code: 'error.standingOrder.notFound' })
    for (const attempt of [view, take])
      await expect(attempt(bruno.person, proposalId)).rejects.toMatchObject({ code: 'error.standingProposal.notFound' })
    await expect(shop.anonymous().call(standingOrderAdd, { body: bruno.wanted })).rejects.toMatchObject({
      code: 'error.session.expired',
    })
    expect(await standingOf(anna.person)).toMatchObject([{ standingOrderId: anna.standingOrderId }])
  })

  test('finds it in the copy of all data, and it is gone with the account [standing-4]', async () => {
    const { person, standingOrderId } = await standingCustomer(shop)
    await propose(shop, person)
    let text = ''
    for await (const part of exportOf(shop.shop, person.userId, shop.clock.now)) text += String(part)
    const copy = JSON.parse(text) as Record<string, unknown>
    expect(copy['standing_order.user_id']).toMatchObject([{ id: standingOrderId, begin_minute: 600 }])
    expect(copy['standing_proposal.user_id']).toMatchObject([{ day: wednesday }])
    await shop.shop.db.transaction((tx) => erasePerson(tx, person.userId))
    expect(await shop.shop.db.$count(standingOrder)).toBe(0)
    expect(await shop.shop.db.$count(standingProposal)).toBe(0)
  })
})

describe('two days before', () => {
  test('the list is proposed from eight on, once, in the language of the customer [standing-5]', async () => {
    const { person } = await standingCustomer(shop, { milk: 2 }, { language: 'de' })
    shop.clock.now = new Date('2026-11-16T06:59:00Z')
    expect(await propose(shop, person)).toBeUndefined()
    shop.clock.now = new Date('2026-11-16T07:00:00Z')
    const proposal = await propose(shop, person)
    expect(proposal).toMatchObject({ day: wednesday })
    await propose(shop, person)
    const mails = await mailsOf(shop)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Deine Dauerbestellung für Mi. 18. November: ansehen und bestellen',
    ])
    expect(mails[0]?.text).toContain(`/profile/standing-orders/${proposal?.proposalId}`)
    expect(mails[0]?.text).toContain('Nichts fehlt, und nichts ist teurer geworden.')
    expect((await standingOf(person))[0]?.nextDay).toBe('2026-11-25')
  })

  test('the proposal names what is missing, dearer and on offer, and what it comes to [standing-6]', async () => {
    const { person } = await standingCustomer(shop, { milk: 2, pasta: 3, soldOut: 1, apples: 1 })
    const { milk, pasta, soldOut, apples } = shop.world.products
    const { db } = shop.shop
    await db.insert(productPrice).values({ productId: milk, warehouseId: 1, validFrom: wednesday, priceCents: 165 })
    await db.insert(promotion).values({
      id: 1,
      typeId: 5,
      warehouseId: 1,
      name: { it: 'Offerta' },
      validFrom: '2026-11-17',
      validTo: '2026-11-20',
      view: {},
    })
    await db.insert(promotionProduct).values({ promotionId: 1, productId: pasta, priceCents: 79 })
    await catalogueChanged(shop)
    const proposal = await propose(shop, person)
    const shown = await view(person, proposal?.proposalId)
    expect(shown.lines).toMatchObject([
      { productId: soldOut, quantity: 0, total: 0, remarks: ['missing'] },
      { productId: milk, quantity: 2, price: 1.65, priceBefore: 1.45, total: 3.3, remarks: ['dearer'] },
      { productId: pasta, price: 0.79, total: 2.37, remarks: ['offer'] },
      { productId: apples, quantity: 1, isLoose: true, total: 2.29, remarks: [] },
    ])
    expect(shown).toMatchObject({ total: 7.96, isAsWanted: true, state: 'open' })
    const [mail] = await mailsOf(shop)
    expect(mail?.text).toMatch(/Non disponibili questa volta[^]*Tartufo bianco/)
    expect(mail?.text).toMatch(/Latte fresco intero: 1,45\s€ prima, ora 1,65\s€/)
    await db.delete(productPrice).where(and(eq(productPrice.productId, milk), eq(productPrice.validFrom, wednesday)))
    await db.delete(promotionProduct)
    await db.delete(promotion)
    await catalogueChanged(shop)
  })

  test('without a place at its hours the nearest is offered, and without any it says so [standing-7]', async () => {
    const { person } = await standingCustomer(shop)
    const fill = (id: number, capacity: number) => shop.shop.db.update(slot).set({ capacity }).where(eq(slot.id, id))
    await shop.shop.db.update(slot).set({ active: false }).where(eq(slot.id, shop.world.slots.laterMorning))
    await fill(shop.world.slots.full, 11)
    const proposal = await propose(shop, person)
    expect(await view(person, proposal?.proposalId)).toMatchObject({
      slot: { day: wednesday, beginMinute: 960, endMinute: 1080 },
      isAsWanted: false,
    })
    expect((await mailsOf(shop))[0]?.text).toContain(
      'A 10:00–12:00 non c’è posto: il più vicino è mer 18 novembre, 16:00',
    )
    await fill(shop.world.slots.full, 10)
    expect((await view(person, proposal?.proposalId)).slot).toBeUndefined()
    await expect(take(person, proposal?.proposalId)).rejects.toMatchObject({ code: 'error.standingOrder.noPlace' })
    await shop.shop.db.update(slot).set({ active: true }).where(eq(slot.id, shop.world.slots.laterMorning))
  })

  test('what does not suit the household is marked, also for staff, and in no mail [standing-8]', async () => {
    const { person } = await standingCustomer(shop, { milk: 1, pasta: 1 })
    await shop.shop.db
      .update(product)
      .set({ texts: { ingredients: { it: 'Semola, acqua.' }, allergens: { it: 'Contiene glutine.' } } })
      .where(eq(product.id, shop.world.products.pasta))
    await catalogueChanged(shop)
    await person.call(dietSave, {
      body: { consent: true, persons: [{ name: '', avoids: [{ key: 'gluten', alsoTraces: true }] }] },
    })
    const proposal = await propose(shop, person)
    const unsuitable = async (who: Person) =>
      (await view(who, proposal?.proposalId)).lines.filter((line) => line.unsuitable).map(({ productId }) => productId)
    expect(await unsuitable(person)).toContain(shop.world.products.pasta)
    expect(await unsuitable(await actingFor(shop, person.userId))).toContain(shop.world.products.pasta)
    expect((await mailsOf(shop)).map(({ text }) => text).join()).not.toMatch(/glutine|adatt/i)
    const stored = await shop.shop.db.select({ lines: standingProposal.lines }).from(standingProposal)
    expect(JSON.stringify(stored)).not.toMatch(/unsuitable|gluten/)
    const { data, response } = await take(person, proposal?.proposalId)
    expect(data.cartItems?.map(({ product: one }) => one.productId)).not.toContain(shop.world.products.pasta)
    expect(response.warnings.map(({ code }) => code)).toContain('warning.diet.leftOut')
  })
})

describe('a press puts the proposal in the cart', () => {
  test('for its address and hours, once however often it is pressed, and orders nothing [standing-9]', async () => {
    const { person, wanted } = await standingCustomer(shop)
    const proposal = await propose(shop, person)
    await take(person, proposal?.proposalId)
    await take(person, proposal?.proposalId)
    const cart = await inCart(person)
    expect(cart.cartItems?.map(({ quantity }) => quantity)).toEqual([2, 3])
    expect(cart.shippingAddress?.addressId).toBe(wanted.address_id)
    expect(cart.timeslot).toMatchObject({ timeslotId: shop.world.slots.laterMorning })
    expect((await standingOf(person))[0]?.proposal?.answer).toBe('taken')
  })

  test('but not once it was skipped, nor after its day', async () => {
    const { person, standingOrderId } = await standingCustomer(shop)
    const proposal = await propose(shop, person)
    await later(3)
    await expect(take(person, proposal?.proposalId)).rejects.toMatchObject({
      code: 'error.standingProposal.over',
    })
    shop.clock.now = testNow
    await person.call(standingOrderSkip, { body: { standing_order_id: standingOrderId, day: wednesday } })
    await expect(take(person, proposal?.proposalId)).rejects.toMatchObject({
      code: 'error.standingProposal.over',
    })
  })
})

describe('it stops', () => {
  test('with one press, and goes on from the next date of its rhythm [standing-10]', async () => {
    const { person, standingOrderId } = await standingCustomer(shop)
    expect((await person.call(standingOrderPause, named(standingOrderId))).data.orders).toMatchObject([
      { pausedFor: 'customer' },
    ])
    expect(await propose(shop, person)).toBeUndefined()
    await later(10)
    await person.call(standingOrderResume, named(standingOrderId))
    const [order] = await standingOf(person)
    expect(order).toMatchObject({ nextDay: '2026-12-02' })
    expect(order).not.toHaveProperty('pausedFor')
  })

  test('for one date, which is one however often it is pressed', async () => {
    const { person, standingOrderId } = await standingCustomer(shop)
    const skip = (date: string) =>
      person.call(standingOrderSkip, { body: { standing_order_id: standingOrderId, day: date } })
    await skip(wednesday)
    const { orders } = (await skip(wednesday)).data
    expect(orders).toMatchObject([{ nextDay: '2026-11-25' }])
    expect(await propose(shop, person)).toBeUndefined()
    expect(await mailsOf(shop)).toEqual([])
  })

  test('by itself after three proposals without an answer, and says so; an answer begins anew [standing-11]', async () => {
    const { person, standingOrderId } = await standingCustomer(shop)
    await propose(shop, person)
    await later(7)
    const second = await propose(shop, person)
    await person.call(standingOrderSkip, {
      body: { standing_order_id: standingOrderId, day: second?.day ?? '' },
    })
    for (let week = 0; week < 3; week++) {
      await later(7)
      expect(await propose(shop, person)).toBeDefined()
    }
    await mailsOf(shop)
    await later(7)
    expect(await propose(shop, person)).toBeUndefined()
    await runJob(shop, 'propose-standing-orders')
    expect(await standingOf(person)).toMatchObject([{ pausedFor: 'unanswered' }])
    const mails = await mailsOf(shop)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('per 3 volte di seguito non hai risposto')
  })

  test('where its list, its address or its store is gone, which is told once [standing-12]', async () => {
    const reasons = async (end: (customer: Awaited<ReturnType<typeof standingCustomer>>) => Promise<unknown>) => {
      const customer = await standingCustomer(shop)
      await end(customer)
      for (let run = 0; run < 2; run++) await runJob(shop, 'propose-standing-orders')
      const [order] = await standingOf(customer.person)
      return [order?.pausedFor, (await mailsOf(shop)).length]
    }
    expect(
      await reasons(({ person, wanted }) => person.call(listsDelete, { body: { list_id: wanted.list_id } })),
    ).toEqual(['listGone', 1])
    expect(
      await reasons(({ person, wanted }) => person.call(addressesDelete, { query: { address_id: wanted.address_id } })),
    ).toEqual(['addressGone', 1])
    const open = (active: boolean) =>
      shop.shop.db.update(store).set({ active }).where(eq(store.id, shop.world.stores.milano))
    expect(await reasons(() => open(false))).toEqual(['notCovered', 1])
    await open(true)
    const eraseAfter = new Date(testNow.getTime() + day)
    expect(
      await reasons(({ person }) =>
        shop.shop.db.insert(accountDeletion).values({ userId: person.userId, closedAt: testNow, eraseAfter }),
      ),
    ).toEqual(['accountClosed', 0])
  })

  test('where its list is empty, and dates that passed in a standstill are not proposed', async () => {
    const { person } = await standingCustomer(shop, {})
    expect(await propose(shop, person)).toBeUndefined()
    expect(await standingOf(person)).toMatchObject([{ pausedFor: 'listEmpty' }])
    const other = await standingCustomer(shop)
    await later(10)
    expect(await propose(shop, other.person)).toBeUndefined()
    expect(await standingOf(other.person)).toMatchObject([{ nextDay: '2026-12-02' }])
  })
})

test('another list is proposed once it was chosen, at the prices of that day', async () => {
  const { person, wanted, standingOrderId } = await standingCustomer(shop)
  const list_id = await makeList(shop, person, { apples: 2 }, 'Frutta')
  await person.call(standingOrderChange, {
    body: { ...wanted, list_id, every_weeks: 2, standing_order_id: standingOrderId },
  })
  const proposal = await propose(shop, person)
  expect((await view(person, proposal?.proposalId)).lines).toMatchObject([
    { productId: shop.world.products.apples, remarks: [] },
  ])
  expect(await standingOf(person)).toMatchObject([{ nextDay: '2026-12-02', everyWeeks: 2 }])
})

test('a proposal is deleted ninety days after its day [standing-13]', async () => {
  const { person, standingOrderId } = await standingCustomer(shop)
  await propose(shop, person)
  await person.call(standingOrderPause, named(standingOrderId))
  const left = async () => {
    await runJob(shop, 'propose-standing-orders')
    return shop.shop.db.$count(standingProposal)
  }
  shop.clock.now = new Date('2027-02-16T09:00:00Z')
  expect(await left()).toBe(1)
  shop.clock.now = new Date('2027-02-17T09:00:00Z')
  expect(await left()).toBe(0)
})
