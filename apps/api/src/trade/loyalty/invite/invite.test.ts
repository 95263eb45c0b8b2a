import { benefitsView, inviteRedeem, inviteView } from '@bottega/contract/loyalty/calls.ts'
import { vouchersList } from '@bottega/contract/vouchers/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { invite } from './invite.tables.ts'
import { buyerWith } from '../../../testing/orders/buying.ts'
import { deliveredOrder, giveCard } from '../../../testing/loyalty.ts'
import { publishFiles } from '../../../testing/publish-files.ts'
import { refusal } from '../../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { add, assign, certificate } from '../../../testing/orders/vouchers.ts'
import { loyaltyModule } from '../loyalty.module.ts'
import { countFriend, grantInviteVouchers } from './invite.service.ts'

const running = (terms = '') => ({ 'loyalty/programme.yaml': `invite: { until: "2027-06-30"${terms} }\n` })

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => publishFiles(shop, running()))
afterAll(() => shop.close())

const view = async (person: Person) => (await person.call(inviteView)).data
const redeem = (person: Person, code: string) => person.call(inviteRedeem, { body: { code } })

/** A new customer who came with the code and whose first order was delivered. */
async function friendWhoBought(code: string) {
  const friend = await buyerWith(shop)
  await redeem(friend, code)
  await deliveredOrder(shop, friend)
  return friend
}

/** As `friendWhoBought`, without the order: many of them are quick. */
async function friendWhoCounts(code: string) {
  const friend = await shop.shopper()
  await redeem(friend, code)
  await shop.shop.db.transaction((tx) => countFriend(tx, friend.userId, shop.clock.now))
}

test('a friend’s first delivered order wins a voucher of ten percent within 24 hours, one an order [loyalty-29]', async () => {
  const inviter = await buyerWith(shop)
  const { code } = await view(inviter)
  expect(await view(inviter)).toMatchObject({ code, isOpen: true, invited: 0, counted: 0, won: 0, perOrder: 1 })
  await friendWhoBought(code.toLowerCase())
  await friendWhoBought(code)
  expect(await view(inviter)).toMatchObject({ invited: 2, counted: 2, won: 0 })
  expect(await grantInviteVouchers(shop.shop)).toBe(2)
  expect(await grantInviteVouchers(shop.shop)).toBe(0)
  expect(await view(inviter)).toMatchObject({ counted: 2, won: 2 })
  const { giftCertificates } = (await inviter.call(vouchersList)).data
  expect(giftCertificates).toMatchObject([{ percent: 10, endDate: '2027-06-30' }])
  expect(giftCertificates[0]?.userGiftCertificates).toHaveLength(2)
  const giftCode = giftCertificates[0]?.giftCode ?? ''
  expect((await add(inviter, giftCode))?.giftCertificates).toMatchObject([{ amount: 1.61 }])
  expect(await add(inviter, giftCode)).toBeNull()
})

test('the job that grants the vouchers runs at least once in 24 hours [loyalty-30]', () => {
  const job = loyaltyModule.jobs?.(shop.shop).find(({ name }) => name === 'grant-invite-vouchers')
  expect(job?.everySeconds).toBeLessThanOrEqual(24 * 3600)
})

test('ten friends count, and their ten vouchers are the most there are [loyalty-31]', async () => {
  const inviter = await shop.shopper()
  const { code } = await view(inviter)
  for (let friends = 0; friends < 11; friends += 1) await friendWhoCounts(code)
  await grantInviteVouchers(shop.shop)
  expect(await view(inviter)).toMatchObject({ friends: 10, vouchers: 10, invited: 11, counted: 10, won: 10 })
})

test('fewer vouchers than friends are granted where editors say so [loyalty-32]', async () => {
  await publishFiles(shop, running(', vouchers: 1, percent: 15'))
  const inviter = await shop.shopper()
  const { code } = await view(inviter)
  for (let friends = 0; friends < 2; friends += 1) await friendWhoCounts(code)
  await grantInviteVouchers(shop.shop)
  expect(await view(inviter)).toMatchObject({ percent: 15, counted: 2, won: 1 })
  expect(await grantInviteVouchers(shop.shop)).toBe(0)
})

test('a code typed at the registration counts like one given later [loyalty-33]', async () => {
  const inviter = await shop.shopper()
  const { code } = await view(inviter)
  const friend = await buyerWith(shop)
  const typed = { inviteCode: ` ${code.toLowerCase()} ` }
  await shop.shop.db.update(appUser).set(typed).where(eq(appUser.id, friend.userId))
  await deliveredOrder(shop, friend)
  expect(await view(inviter)).toMatchObject({ invited: 1, counted: 1 })
})

test('an unknown code, one’s own, a second one and one after the first order have one answer [loyalty-34]', async () => {
  const [inviter, other] = [await shop.shopper(), await shop.shopper()]
  const { code } = await view(inviter)
  await redeem(other, code)
  const old = await buyerWith(shop)
  await deliveredOrder(shop, old)
  const tries: [Person, string][] = [
    [await shop.shopper(), 'NONESISTE'],
    [inviter, code],
    [other, code],
    [old, code],
  ]
  for (const [person, typed] of tries)
    await expect(redeem(person, typed)).rejects.toEqual(refusal('error.invite.notTaken'))
  expect((await view(other)).mayRedeem).toBe(false)
  expect((await view(old)).mayRedeem).toBe(false)
  expect(await shop.shop.db.select().from(invite).where(eq(invite.inviterId, inviter.userId))).toHaveLength(1)
})

test('after its end the scheme takes no friends, and without editors’ word it ended with 2022 [loyalty-35]', async () => {
  const inviter = await shop.shopper()
  const { code } = await view(inviter)
  await publishFiles(shop, { 'loyalty/programme.yaml': 'pointsPerEuro: 1\n' })
  expect(await view(inviter)).toMatchObject({ isOpen: false, until: '2022-12-31', mayRedeem: false })
  await expect(redeem(await shop.shopper(), code)).rejects.toEqual(refusal('error.invite.notTaken'))
})

test('codes are tried ten times a day [loyalty-36]', async () => {
  const person = await shop.shopper()
  for (let tries = 0; tries < 10; tries += 1)
    await expect(redeem(person, `X${tries}`)).rejects.toEqual(refusal('error.invite.notTaken'))
  await expect(redeem(person, 'X')).rejects.toEqual(refusal('error.request.tooMany'))
})

test('the benefits are the customer’s own figures: saved, earned, received [loyalty-37]', async () => {
  const buyer = await buyerWith(shop, undefined, { member: true })
  await giveCard(shop, buyer)
  const voucher = await certificate(shop, { adjustmentTypeId: 1001 })
  await assign(shop, voucher, buyer, 2)
  await add(buyer, voucher.code)
  await deliveredOrder(shop, buyer)
  expect((await buyer.call(benefitsView)).data).toEqual({
    savedWithOffers: 0,
    savedWithVouchers: 3,
    vouchers: 1,
    member: { offersNow: 0 },
    card: { points: 13, pointsEarned: 13, pointsPerEuro: 1 },
  })
  const other = (await (await shop.shopper()).call(benefitsView)).data
  expect(other).toEqual({ savedWithOffers: 0, savedWithVouchers: 0, vouchers: 0 })
})
