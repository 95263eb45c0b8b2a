import { disclaimersList, personInfoUpdate } from '@bottega/contract/delivery/calls.ts'
import {
  ccnoDisclaimers,
  checkDisclaimer,
  disclaimersByType,
  updateDisclaimer,
} from '@bottega/contract/registration/calls.ts'
import { checkoutBuy, checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { personInfo } from './consents.tables.ts'
import { buyerWith, ordersOf } from '../../testing/orders/buying.ts'
import { actingFor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const newcomer = () => shop.shopper()
const rowsOf = (userId: number) =>
  shop.shop.db.select().from(personInfo).where(eq(personInfo.userId, userId)).orderBy(personInfo.id)
const marketing = (value: '0' | '1') => ({ personInfoTypeId: 3, value })
const terms = { personInfoTypeId: 1, value: '1' as const }

describe('the consents of an account', () => {
  test('stand with title, text, page, priority and answer, in the page’s language [registration-24]', async () => {
    const { data } = await (await newcomer()).call(disclaimersByType, { query: {} })
    expect(data.disclaimers.map((one) => [one.personInfoTypeId, one.priority, one.required, one.value])).toEqual([
      [1, 1, true, '0'],
      [2, 2, false, '0'],
      [3, 3, false, '0'],
    ])
    expect(data.disclaimers.map(({ answered }) => answered)).toEqual([false, false, false])
    const [first] = (await shop.anonymous('de').call(ccnoDisclaimers)).data.disclaimers
    expect(first).toMatchObject({
      disclaimerTitle: 'Allgemeine Geschäftsbedingungen',
      disclaimerUrl: '/page/terms',
      disclaimerHtml: expect.stringContaining('<p>'),
      disclaimerContent: expect.stringContaining('gelesen'),
    })
  })

  test('are asked for with the notice of the store, before an account too [registration-25]', async () => {
    const { data } = await shop.anonymous().call(disclaimersList, { query: {} })
    expect(data.disclaimers.map(({ priority }) => priority)).toEqual([1, 2, 3, 4])
  })

  test('are answered, each change of mind a row of its own [registration-26]', async () => {
    const anna = await newcomer()
    expect((await anna.call(checkDisclaimer)).data).toMatchObject({
      accepted: false,
      disclaimers: [{ personInfoTypeId: 1 }],
    })
    const answer = (disclaimers: { personInfoTypeId: number; value: '0' | '1' }[]) =>
      anna.call(updateDisclaimer, { body: { disclaimers } })
    const { data } = await answer([terms, marketing('1')])
    expect(data.disclaimers.map(({ value }) => value)).toEqual(['1', '0', '1'])
    expect(data.disclaimers.map(({ answered }) => answered)).toEqual([true, false, true])
    await answer([terms, marketing('1')])
    await answer([marketing('0')])
    expect((await anna.call(checkDisclaimer)).data).toEqual({ accepted: true, disclaimers: [] })
    expect((await rowsOf(anna.userId)).map(({ personInfoTypeId, value }) => [personInfoTypeId, value])).toEqual([
      [1, '1'],
      [3, '1'],
      [3, '0'],
    ])
  })

  test('are answered one by one by update_person_info too, and nothing else is [registration-27]', async () => {
    const anna = await newcomer()
    await anna.call(personInfoUpdate, { body: terms })
    expect(await rowsOf(anna.userId)).toMatchObject([{ personInfoTypeId: 1, value: '1', language: 'it' }])
    const other = anna.call(personInfoUpdate, { body: { personInfoTypeId: 99, value: '1' } })
    await expect(other).rejects.toMatchObject({ code: 'error.personInfo.notAllowed' })
    const list = anna.call(updateDisclaimer, { body: { disclaimers: [{ personInfoTypeId: 10_001, value: '1' }] } })
    await expect(list).rejects.toMatchObject({ code: 'error.personInfo.notAllowed' })
  })

  test('that every account needs are not taken back while it is open [registration-28]', async () => {
    const anna = await newcomer()
    const no = { body: { disclaimers: [{ personInfoTypeId: 1, value: '0' as const }] } }
    await expect(anna.call(updateDisclaimer, no)).rejects.toMatchObject({ code: 'error.registration.consents' })
    expect(await rowsOf(anna.userId)).toEqual([])
  })

  test('are answered by the customer alone, never by who acts for them [registration-29]', async () => {
    const anna = await newcomer()
    const acting = await actingFor(shop, anna.userId)
    const yes = acting.call(updateDisclaimer, { body: { disclaimers: [marketing('1')] } })
    await expect(yes).rejects.toMatchObject({ code: 'error.staff.notWhileActing' })
    expect(await rowsOf(anna.userId)).toEqual([])
  })
})

describe('an order waits for the consents of its customer', () => {
  const code = 'error.checkout.consentsMissing'
  const buyAtTheDoor = { query: { payment_type_id: paymentType.onDelivery } }

  test('in prepare and in buy, and is possible once they are given [registration-30]', async () => {
    const anna = await buyerWith(shop, undefined, { consents: false })
    await expect(anna.call(checkoutPrepare)).rejects.toMatchObject({ code })
    await expect(anna.call(checkoutBuy, buyAtTheDoor)).rejects.toMatchObject({ code })
    expect(await ordersOf(shop, anna)).toEqual([])
    await anna.call(updateDisclaimer, { body: { disclaimers: [terms] } })
    await anna.call(checkoutPrepare)
    await anna.call(checkoutBuy, buyAtTheDoor)
    expect(await ordersOf(shop, anna)).toHaveLength(1)
  })

  test('in their wording of now: an older yes is asked for again [registration-31]', async () => {
    const anna = await buyerWith(shop, undefined, { consents: false })
    const older = { userId: anna.userId, personInfoTypeId: 1, value: '1', textVersion: '2020-01' }
    await shop.shop.db.insert(personInfo).values(older)
    await expect(anna.call(checkoutPrepare)).rejects.toMatchObject({ code })
  })

  test('and not for those that may be refused [registration-32]', async () => {
    const anna = await buyerWith(shop, undefined, { consents: false })
    const refused = [{ personInfoTypeId: 2, value: '0' as const }, marketing('0')]
    await anna.call(updateDisclaimer, { body: { disclaimers: [terms, ...refused] } })
    await anna.call(checkoutPrepare)
  })
})
