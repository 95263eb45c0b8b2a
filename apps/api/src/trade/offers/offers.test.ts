import {
  offersCreate,
  offersList,
  offersWithdraw,
  staffOffer,
  staffOffers,
  staffOffersDecide,
} from '@bottega/contract/offers/calls.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { refusal } from '../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { mostWaiting } from './offers.service.ts'

let shop: TestShop
let keeper: Person
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

const create = (person: Person, product = 'Farina tipo 1, 25 kg') =>
  person
    .call(offersCreate, { body: { product, brand: ' Mulino ', quantity: 12, price: 18.5 } })
    .then(({ data }) => data.offer)
const mine = (person: Person) => person.call(offersList).then(({ data }) => data.offers)
const waiting = () => keeper.call(staffOffers, { query: { page_size: 100 } }).then(({ data }) => data.offers)
const decide = (offerId: number, accept: boolean) =>
  keeper.call(staffOffersDecide, { body: { offer_id: offerId, accept, answer: 'Da lunedì in negozio.' } })

describe('an offer a customer creates', () => {
  test('is listed with what was written, newest first [aftersales-38]', async () => {
    const anna = await shop.shopper()
    const first = await create(anna)
    expect(first).toMatchObject({
      state: 'new',
      product: 'Farina tipo 1, 25 kg',
      brand: 'Mulino',
      quantity: 12,
      price: 18.5,
    })
    const second = await create(anna, 'Ceci')
    expect((await mine(anna)).map(({ offerId }) => offerId)).toEqual([second.offerId, first.offerId])
  })

  test('is answered by staff once, and its customer reads the answer [aftersales-39]', async () => {
    const anna = await shop.shopper({ firstName: 'Agnese' })
    const { offerId } = await create(anna)
    expect((await waiting()).find((one) => one.offerId === offerId)).toMatchObject({ customer: 'Agnese Prova' })
    await decide(offerId, true)
    await expect(decide(offerId, false)).rejects.toEqual(refusal('error.offer.answered'))
    expect(await mine(anna)).toMatchObject([{ state: 'accepted', answer: 'Da lunedì in negozio.' }])
    expect((await waiting()).map((one) => one.offerId)).not.toContain(offerId)
    const withdraw = anna.call(offersWithdraw, { body: { offer_id: offerId } })
    await expect(withdraw).rejects.toEqual(refusal('error.offer.answered'))
  })

  test('is listed by its state with who answered, found by customer, and its answer is in the log [servicedesk-5]', async () => {
    const anna = await shop.shopper({ firstName: 'Offertina' })
    const { offerId } = await create(anna)
    const listed = async (state: 'new' | 'accepted' | 'all', q = 'offertina') =>
      (await keeper.call(staffOffers, { query: { state, q } })).data.offers.map((one) => one.offerId)
    expect([await listed('new'), await listed('accepted')]).toEqual([[offerId], []])
    await decide(offerId, true)
    expect([await listed('new'), await listed('accepted')]).toEqual([[], [offerId]])
    expect([await listed('all', String(offerId)), await listed('all', '%')]).toEqual([[offerId], []])
    const { data } = await keeper.call(staffOffer, { query: { offer_id: offerId } })
    expect(data.offer).toMatchObject({ decidedBy: 'Olga Banco', decidedAt: shop.clock.now.toISOString() })
    const log = await shop.shop.db
      .select()
      .from(auditEntry)
      .where(
        and(eq(auditEntry.subject, 'offer'), eq(auditEntry.subjectId, String(offerId)), isNull(auditEntry.onceKey)),
      )
    expect(log).toMatchObject([
      { action: 'offer.decided', staffId: keeper.userId, before: { state: 'new' }, after: { state: 'accepted' } },
    ])
    expect(JSON.stringify(log)).not.toContain('Da lunedì')
  })

  test('is withdrawn by its customer alone, while it waits [aftersales-40]', async () => {
    const anna = await shop.shopper()
    const { offerId } = await create(anna)
    const withdraw = (person: Person) => person.call(offersWithdraw, { body: { offer_id: offerId } })
    await expect(withdraw(await shop.shopper())).rejects.toEqual(refusal('error.offer.notFound'))
    expect((await withdraw(anna)).data.offer.state).toBe('withdrawn')
    await expect(decide(offerId, true)).rejects.toEqual(refusal('error.offer.answered'))
  })

  test('names a product, and so many wait at most [aftersales-41]', async () => {
    const anna = await shop.shopper()
    await expect(create(anna, '   ')).rejects.toEqual(refusal('error.offer.productMissing'))
    for (let made = 0; made < mostWaiting; made++) await create(anna)
    await expect(create(anna)).rejects.toEqual(refusal('error.offer.tooMany'))
    const [newest] = await mine(anna)
    await anna.call(offersWithdraw, { body: { offer_id: newest?.offerId ?? 0 } })
    await create(anna)
  })
})
