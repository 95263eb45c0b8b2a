import { cardsAdd, pointsConvert } from '@bottega/contract/loyalty/calls.ts'
import { vouchersList } from '@bottega/contract/vouchers/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { bornOn, finishDelivery, giveCard, givePoints, issueCard, pointsOf } from '../../testing/loyalty.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { earnPoints } from './settle-order.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
})
afterAll(() => shop.close())

const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled')

test('ten conversions at once make as many vouchers as there are points for [loyalty-21]', async () => {
  const person = await shop.shopper()
  await givePoints(shop, person, 620)
  const tries = Array.from({ length: 10 }, () => person.call(pointsConvert, { body: { points: 250 } }))
  expect(fulfilled(await Promise.allSettled(tries))).toHaveLength(2)
  expect(await pointsOf(shop, person)).toEqual({ balance: 120, ledger: 120 })
  const { giftCertificates } = (await person.call(vouchersList)).data
  expect(giftCertificates.flatMap((one) => one.userGiftCertificates)).toHaveLength(2)
})

test('a delivery reported ten times at once earns its points once [loyalty-22]', async () => {
  const buyer = await buyerWith(shop)
  const { orderId } = await atTheDoor(buyer)
  await finishDelivery(shop, orderId)
  await giveCard(shop, buyer)
  const settled = Array.from({ length: 10 }, () =>
    shop.shop.db.transaction((tx) => earnPoints(tx, orderId, shop.clock.now)),
  )
  expect(fulfilled(await Promise.allSettled(settled))).toHaveLength(10)
  expect(await pointsOf(shop, buyer)).toEqual({ balance: 16, ledger: 16 })
})

test('of ten customers who add one card at once one gets it [loyalty-23]', async () => {
  const fidelity_card = await issueCard(shop)
  const people = await Promise.all(Array.from({ length: 10 }, () => shop.shopper()))
  const adding = people.map((person) => person.call(cardsAdd, { body: { fidelity_card, birth_date: bornOn } }))
  expect(fulfilled(await Promise.allSettled(adding))).toHaveLength(1)
})
