import { causesList, inviteRedeem, pointsConvert, pointsDonate, pointsView } from '@bottega/contract/loyalty/calls.ts'
import { vouchersList } from '@bottega/contract/vouchers/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pointsAccount } from './points.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { finishDelivery, deliveredOrder, giveCard, givePoints, pointsOf } from '../../testing/loyalty.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { publishFiles } from '../../testing/publish-files.ts'
import { refusal } from '../../testing/refusal.ts'
import { actingFor } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { add } from '../../testing/orders/vouchers.ts'
import { earnPoints, takeBackPoints } from './settle-order.service.ts'

const programme = `
pointsPerEuro: 1
voucherDays: 30
donationUnit: 20
steps:
  - { points: 100, cents: 100 }
  - { points: 500, cents: 600 }
`
const cause = `
name: { it: L’orto delle scuole, de: Der Schulgarten }
description: Semi e attrezzi per gli orti delle scuole
`

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await publishFiles(shop, { 'loyalty/programme.yaml': programme, 'causes/orto.yaml': cause })
})
afterAll(() => shop.close())

const view = async (person: Person, query = {}) => (await person.call(pointsView, { query })).data
const convert = async (person: Person, points: number) => (await person.call(pointsConvert, { body: { points } })).data

async function cardHolder() {
  const buyer = await buyerWith(shop)
  await giveCard(shop, buyer)
  return buyer
}

describe('a delivered order', () => {
  test('earns a card holder a point for every euro of goods, written in the ledger [loyalty-10]', async () => {
    const buyer = await cardHolder()
    const { orderId } = await atTheDoor(buyer)
    expect(await view(buyer)).toMatchObject({ points: 0, movements: [] })
    await finishDelivery(shop, orderId)
    expect(await view(buyer)).toMatchObject({
      points: 16,
      hasCard: true,
      movements: [{ reason: 'order', orderId, amount: 16, balance: 16, date: shop.clock.now.toISOString() }],
    })
  })

  test('earns once, however often it is reported, delivered in parts or whole [loyalty-11]', async () => {
    const buyer = await cardHolder()
    const { orderId } = await atTheDoor(buyer)
    await finishDelivery(shop, orderId, orderStatus.partiallyDelivered)
    await finishDelivery(shop, orderId)
    for (let time = 0; time < 3; time += 1)
      await shop.shop.db.transaction((tx) => earnPoints(tx, orderId, shop.clock.now))
    expect(await pointsOf(shop, buyer)).toEqual({ balance: 16, ledger: 16 })
  })

  test('earns nothing without a card [loyalty-12]', async () => {
    const buyer = await buyerWith(shop)
    await deliveredOrder(shop, buyer)
    expect(await view(buyer)).toMatchObject({ points: 0, hasCard: false, movements: [] })
  })

  test('that did not arrive earns nothing [loyalty-13]', async () => {
    const buyer = await cardHolder()
    const { orderId } = await atTheDoor(buyer)
    await shop.shop.db.update(shopOrder).set({ statusId: orderStatus.failed }).where(eq(shopOrder.id, orderId))
    await shop.shop.db.transaction((tx) => earnPoints(tx, orderId, shop.clock.now))
    expect(await pointsOf(shop, buyer)).toEqual({ balance: 0, ledger: 0 })
  })

  test('gives back the points of what returns, once for each return and never below zero [loyalty-14]', async () => {
    const buyer = await cardHolder()
    const orderId = await deliveredOrder(shop, buyer)
    const giveBack = (returnedCents: number) =>
      shop.shop.db.transaction((tx) => takeBackPoints(tx, { orderId, returnedCents }, shop.clock.now))
    expect(await giveBack(805)).toBe(8)
    expect(await giveBack(805)).toBe(0)
    expect((await view(buyer)).movements[0]).toMatchObject({ reason: 'return', orderId, amount: -8, balance: 8 })
    await givePoints(shop, buyer, -5)
    expect(await giveBack(1609)).toBe(3)
    expect(await pointsOf(shop, buyer)).toEqual({ balance: 0, ledger: 0 })
  })
})

describe('points', () => {
  test('are listed twelve a page, the latest first, each with the balance after it [loyalty-15]', async () => {
    const person = await shop.shopper()
    for (let count = 1; count <= 14; count += 1) await givePoints(shop, person, count)
    const first = await view(person)
    expect(first.page).toEqual({ selPage: 1, totPages: 2, totItems: 14, itemsPerPage: 12 })
    expect(first.movements[0]).toMatchObject({ amount: 14, balance: 105 })
    const second = await view(person, { page: 2 })
    expect(second.movements.map(({ balance }) => balance)).toEqual([3, 1])
  })

  test('become a voucher by steps of the editors’, which takes its amount off an order [loyalty-16]', async () => {
    const buyer = await buyerWith(shop)
    await givePoints(shop, buyer, 620)
    expect((await view(buyer)).steps).toEqual([
      { points: 100, amount: 1 },
      { points: 500, amount: 6 },
    ])
    const made = await convert(buyer, 500)
    expect(made).toMatchObject({ points: 120, amount: 6, endDate: '2026-12-15' })
    const { data } = await buyer.call(vouchersList)
    expect(data.giftCertificates).toMatchObject([
      {
        giftCode: made.giftCode,
        amount: 6,
        endDate: '2026-12-15',
        giftAdjustmentType: { giftAdjustmentTypeId: 1001 },
        userGiftCertificates: [{ userGiftCertificateId: made.userGiftCertificateId }],
      },
    ])
    expect((await add(buyer, made.giftCode))?.total).toBeCloseTo(21.49 - 6, 5)
    expect((await view(buyer)).movements[0]).toMatchObject({ reason: 'conversion', amount: -500, balance: 120 })
    expect(await pointsOf(shop, buyer)).toEqual({ balance: 120, ledger: 120 })
  })

  test('spent again after a lost answer are spent once: the same voucher, the same donation [loyalty-54]', async () => {
    const person = await shop.shopper()
    await givePoints(shop, person, 400)
    const [{ causeId } = { causeId: 0 }] = (await person.call(causesList)).data.causes
    const key = { idempotencyKey: 'one-press' }
    const toVoucher = async () => (await person.call(pointsConvert, { body: { points: 100 }, ...key })).data
    const toCause = async () =>
      (await person.call(pointsDonate, { body: { cause_id: causeId, points: 40 }, ...key })).data
    const [voucher, donation] = [await toVoucher(), await toCause()]
    expect(await toVoucher()).toEqual({ ...voucher, points: 260 })
    expect(await toCause()).toEqual(donation)
    expect(await pointsOf(shop, person)).toEqual({ balance: 260, ledger: 260 })
    expect((await person.call(vouchersList)).data.giftCertificates).toHaveLength(1)
    expect((await convert(person, 100)).userGiftCertificateId).not.toBe(voucher.userGiftCertificateId)
  })

  test('that are too few, or no step, become nothing and all stay [loyalty-17]', async () => {
    const person = await shop.shopper()
    await givePoints(shop, person, 120)
    await expect(convert(person, 500)).rejects.toMatchObject({
      code: 'error.points.notEnough',
      text: 'Non hai abbastanza punti: te ne servono 500 e ne hai 120.',
    })
    await expect(convert(person, 120)).rejects.toEqual(refusal('error.points.noStep'))
    expect(await pointsOf(shop, person)).toEqual({ balance: 120, ledger: 120 })
    expect((await person.call(vouchersList)).data.giftCertificates).toEqual([])
  })

  test('are donated to a cause of the editors’, which counts what everybody gave [loyalty-18]', async () => {
    const german = await shop.shopper({ language: 'de' })
    await givePoints(shop, german, 100)
    const { data } = await german.call(causesList)
    expect(data).toMatchObject({ points: 100, donationUnit: 20 })
    const [{ causeId, name, points: before } = { causeId: 0, name: '', points: 0 }] = data.causes
    expect(name).toBe('Der Schulgarten')
    const given = await german.call(pointsDonate, { body: { cause_id: causeId, points: 40 } })
    expect(given.data).toMatchObject({ points: 60, cause: { causeId, points: before + 40 } })
    expect((await view(german)).movements[0]).toMatchObject({
      reason: 'donation',
      subject: 'Der Schulgarten',
      amount: -40,
      balance: 60,
    })
  })

  test('are donated in units only, to a cause that is there, and not more than there are [loyalty-19]', async () => {
    const person = await shop.shopper()
    await givePoints(shop, person, 100)
    const [{ causeId } = { causeId: 0 }] = (await person.call(causesList)).data.causes
    const donate = (cause_id: number, points: number) => person.call(pointsDonate, { body: { cause_id, points } })
    await expect(donate(causeId, 30)).rejects.toEqual(refusal('error.points.donationUnit'))
    await expect(donate(2_000_000_000, 40)).rejects.toEqual(refusal('error.points.noCause'))
    await expect(donate(causeId, 120)).rejects.toEqual(refusal('error.points.notEnough'))
    expect(await pointsOf(shop, person)).toEqual({ balance: 100, ledger: 100 })
  })

  test('never fall below zero, not even by a direct write [loyalty-20]', async () => {
    const person = await shop.shopper()
    await givePoints(shop, person, 5)
    const forced = shop.shop.db
      .update(pointsAccount)
      .set({ balance: -1 })
      .where(eq(pointsAccount.userId, person.userId))
    await expect(forced).rejects.toMatchObject({ cause: { constraint: 'points_account_balance' } })
  })
})

test('staff who act for a customer convert and donate no points and redeem no invitation of theirs [backoffice-150]', async () => {
  const person = await shop.shopper()
  await givePoints(shop, person, 400)
  const acting = await actingFor(shop, person.userId)
  const [{ causeId } = { causeId: 0 }] = (await person.call(causesList)).data.causes
  const refused = refusal('error.staff.notWhileActing')
  await expect(convert(acting, 100)).rejects.toEqual(refused)
  await expect(acting.call(pointsDonate, { body: { cause_id: causeId, points: 40 } })).rejects.toEqual(refused)
  await expect(acting.call(inviteRedeem, { body: { code: 'AMICI-1234' } })).rejects.toEqual(refused)
  expect(await pointsOf(shop, person)).toEqual({ balance: 400, ledger: 400 })
})
