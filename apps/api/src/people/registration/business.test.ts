import { checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { businessAccounts, decideBusiness, registerUser } from '@bottega/contract/registration/calls.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { atTheDoor, buyerWith, deliver, limitStock, statusOf, stockOf } from '../../testing/orders/buying.ts'
import { viewOrder } from '../../testing/orders/changing.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { companyRegistration } from '../../testing/registrations.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let olga: Person
beforeAll(async () => {
  shop = await openTestShop()
  olga = await staffMember(shop)
})
afterAll(() => shop.close())

async function waiting(): Promise<number> {
  const body = companyRegistration()
  await shop.anonymous().call(registerUser, { body })
  const [row] = await shop.shop.db
    .update(appUser)
    .set({ profileConfirmed: true })
    .where(eq(appUser.email, body.email))
    .returning({ id: appUser.id })
  await mailsOf(shop)
  return row?.id ?? 0
}
const say = (userId: number, decision: 'approved' | 'rejected') =>
  olga.call(decideBusiness, { body: { userId, decision, reason: 'visura camerale' } })
const idsOf = async () => (await olga.call(businessAccounts, { query: {} })).data.accounts.map(({ userId }) => userId)

describe('a business account that waits', () => {
  test('stands in the list of staff with its last day, once its address is confirmed [registration-37]', async () => {
    const unconfirmed = companyRegistration()
    await shop.anonymous().call(registerUser, { body: unconfirmed })
    const userId = await waiting()
    const { data } = await olga.call(businessAccounts, { query: {} })
    expect(data.accounts.find((one) => one.userId === userId)).toMatchObject({
      companyName: 'Forno Lia srl',
      vatNumber: '01234567897',
      contact: 'Lia De Luca',
      dueBy: '2026-11-20',
    })
    expect(data.accounts.map(({ email }) => email)).not.toContain(unconfirmed.email)
  })

  test.each([
    ['approved', 'Il tuo account aziendale è attivo'],
    ['rejected', 'Non abbiamo potuto verificare la tua attività'],
  ] as const)('is %s once, by name and with a reason, and hears of it [registration-38]', async (decision, subject) => {
    const userId = await waiting()
    await say(userId, decision)
    expect(await idsOf()).not.toContain(userId)
    const [row] = await shop.shop.db.select().from(appUser).where(eq(appUser.id, userId))
    expect(row).toMatchObject({ businessApproval: decision, businessApprovalAt: shop.clock.now })
    const actions = await shop.shop.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.staffId, olga.userId), isNull(auditEntry.onceKey)))
      .orderBy(auditEntry.id)
    expect(actions.at(-1)).toMatchObject({
      action: 'customer.decided',
      subject: 'customer',
      subjectId: String(userId),
      before: { approval: 'waiting' },
      after: { approval: decision, reason: 'visura camerale' },
    })
    expect((await mailsOf(shop)).map((mail) => mail.subject)).toEqual([subject])
    await expect(say(userId, decision)).rejects.toMatchObject({ code: 'error.staff.alreadyDecided' })
    expect(await mailsOf(shop)).toEqual([])
  })

  test('is none of a private customer, of staff or of an unknown account', async () => {
    const anna = await shop.shopper()
    await expect(say(anna.userId, 'approved')).rejects.toMatchObject({ code: 'error.staff.alreadyDecided' })
    await expect(say(olga.userId, 'approved')).rejects.toMatchObject({ code: 'error.staff.customerNotFound' })
    await expect(say(2_000_000_000, 'approved')).rejects.toMatchObject({ code: 'error.staff.customerNotFound' })
  })
})

describe('an order of a business that waits', () => {
  async function orderOf() {
    const forno = await buyerWith(shop, undefined, { customerType: 'company' })
    const approval = { businessApproval: 'waiting', businessApprovalAt: shop.clock.now } as const
    await shop.shop.db.update(appUser).set(approval).where(eq(appUser.id, forno.userId))
    await limitStock(shop, 'wine', 50_000)
    const wine = await stockOf(shop, shop.world.products.wine)
    const { orderId } = await atTheDoor(forno)
    return { forno, orderId, wine }
  }
  const eventsOf = async (forno: Person, orderId: number) =>
    (await viewOrder(forno, orderId)).events.map(({ orderStatusId }) => orderStatusId)

  test('is validated, and is an ordinary order once the account is approved [registration-42]', async () => {
    const { forno, orderId } = await orderOf()
    expect(await statusOf(shop, orderId)).toBe(19)
    const { data } = await olga.call(businessAccounts, { query: {} })
    expect(data.accounts.find(({ userId }) => userId === forno.userId)).toMatchObject({ ordersWaiting: 1 })
    await say(forno.userId, 'approved')
    await deliver(shop)
    expect(await eventsOf(forno, orderId)).toEqual([1, 19, 20, 3])
  })

  test('is cancelled with all it holds once the account is rejected [registration-43]', async () => {
    const { forno, orderId, wine } = await orderOf()
    expect(await stockOf(shop, shop.world.products.wine)).toBeLessThan(wine ?? 0)
    await say(forno.userId, 'rejected')
    await deliver(shop)
    expect(await eventsOf(forno, orderId)).toEqual([1, 19, 21, 10])
    expect(await stockOf(shop, shop.world.products.wine)).toBe(wine)
  })
})

test('a business that was rejected does not order [registration-39]', async () => {
  const forno = await buyerWith(shop, undefined, { customerType: 'company' })
  await forno.call(checkoutPrepare)
  const rejected = { businessApproval: 'rejected', businessApprovalAt: shop.clock.now } as const
  await shop.shop.db.update(appUser).set(rejected).where(eq(appUser.id, forno.userId))
  await expect(forno.call(checkoutPrepare)).rejects.toMatchObject({ code: 'error.checkout.businessRejected' })
})
