import { authLogin, authTest } from '@bottega/contract/auth/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import {
  anonymizeTokenCheck,
  anonymizeTokenRequest,
  userAnonymize,
  userAnonymizeWithdraw,
} from '@bottega/contract/profile/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { accountDeletion } from './deletion.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword } from '../../kernel/sessions/credentials.ts'
import { eraseDue } from './deletion.service.ts'

let shop: TestShop
const start = { now: new Date(0) }
beforeAll(async () => {
  shop = await openTestShop()
  start.now = shop.clock.now
})
afterAll(() => shop.close())

const password = 'sedano-rapa-finocchio-9'
const days = (count: number) => new Date(start.now.getTime() + count * 86_400_000)

async function loginOf({ userId }: Person): Promise<string> {
  const [row] = await shop.shop.db.select().from(appUser).where(eq(appUser.id, userId))
  return row?.login ?? ''
}

/** The link of the last mail to a person that has one, as its page reads it. */
async function mailedLink(person: Person) {
  const login = await loginOf(person)
  const links = (await mailsOf(shop)).flatMap(({ text }) => {
    const fragment = new URLSearchParams(/\/delete-account#(\S+)/.exec(text)?.[1] ?? '')
    return fragment.get('login') === login ? [{ login, token: fragment.get('token') ?? '' }] : []
  })
  return links.at(-1) ?? { login, token: '' }
}

async function askedLink(person: Person) {
  await person.call(anonymizeTokenRequest, { body: {} })
  return mailedLink(person)
}

const confirm = (body: { login: string; token: string }) => shop.anonymous().call(userAnonymize, { body })
const check = (body: { login: string; token: string }) => shop.anonymous().call(anonymizeTokenCheck, { body })
const withdraw = (body: { login: string; token: string }) => shop.anonymous().call(userAnonymizeWithdraw, { body })
const isSignedIn = async (person: Person) => (await person.call(authTest)).user.userId === person.userId

describe('deleting an account', () => {
  test('is refused while an order awaits collection, and allowed once it is cancelled [profile-10]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await atTheDoor(buyer)
    const request = () => buyer.call(anonymizeTokenRequest, { body: {} })
    await expect(request()).rejects.toMatchObject({ code: 'error.account.openOrders' })
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    await expect(request()).resolves.toMatchObject({ response: { status: 0 } })
  })

  test('is refused while something is owed on account, and allowed once it is settled [profile-18]', async () => {
    const anna = await shop.shopper({ customerType: 'company' })
    const { db } = shop.shop
    const owed = sql`with document as (insert into sales_document (kind, year, number, name, reference, user_id, series_id,
        issued_at, issued_on, total_cents, content) values ('invoice', 2026, 1, 'F', 'F', ${anna.userId}, 1, now(), now(), 1, '{}')
      returning id)
      insert into payment_due (user_id, document_id, payment_type_id, due_on, amount_cents)
      select ${anna.userId}, id, 11, '2026-12-31', 1200 from document`
    await db.execute(owed)
    const request = () => anna.call(anonymizeTokenRequest, { body: {} })
    await expect(request()).rejects.toMatchObject({ code: 'error.account.unpaidDues' })
    await db.execute(sql`update payment_due set settled_at = now() where user_id = ${anna.userId}`)
    await expect(request()).resolves.toMatchObject({ response: { status: 0 } })
  })

  test('is refused at the link too, for an order placed after the mail [profile-11]', async () => {
    const buyer = await buyerWith(shop)
    const link = await askedLink(buyer)
    await atTheDoor(buyer)
    await expect(confirm(link)).rejects.toMatchObject({ code: 'error.account.openOrders' })
    expect(await isSignedIn(buyer)).toBe(true)
  })

  test('needs the link of the mail, for half an hour, for its own account, once [profile-12]', async () => {
    const anna = await shop.shopper()
    const bruno = await shop.shopper()
    const link = await askedLink(anna)
    const wrong = { code: 'error.account.deletionLink' }
    await expect(confirm({ ...link, token: 'guessed' })).rejects.toMatchObject(wrong)
    await expect(confirm({ ...link, login: await loginOf(bruno) })).rejects.toMatchObject(wrong)
    shop.clock.now = new Date(start.now.getTime() + 30 * 60_000)
    await expect(confirm(link)).rejects.toMatchObject(wrong)
    shop.clock.now = start.now
    expect((await check(link)).data).toEqual({ step: 'confirm' })
    await confirm(link)
    await expect(confirm(link)).rejects.toMatchObject(wrong)
    expect(await isSignedIn(bruno)).toBe(true)
  })

  test('closes every way in at once, and the mail’s link opens the account again [profile-13]', async () => {
    const anna = await shop.shopper()
    const login = await loginOf(anna)
    await shop.shop.db
      .update(appUser)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(appUser.id, anna.userId))
    const signIn = () => shop.anonymous().call(authLogin, { body: { login, password } })
    const { data } = await confirm(await askedLink(anna))
    expect(data.eraseAfter).toBe(days(4).toISOString())
    expect(await isSignedIn(anna)).toBe(false)
    await expect(signIn()).rejects.toMatchObject({ code: 'error.account.closed' })
    const link = await mailedLink(anna)
    shop.clock.now = days(3.9)
    expect((await check(link)).data).toEqual({ step: 'withdraw', eraseAfter: days(4).toISOString() })
    await withdraw(link)
    await expect(signIn()).resolves.toMatchObject({ response: { status: 0 } })
    shop.clock.now = days(5)
    await eraseDue(shop.shop)
    await mailsOf(shop)
    expect(await loginOf(anna)).toBe(login)
    shop.clock.now = start.now
  })

  test('erases within five days, after a last mail, and cannot be taken back then [profile-14]', async () => {
    const anna = await shop.shopper()
    await confirm(await askedLink(anna))
    const link = await mailedLink(anna)
    shop.clock.now = days(4)
    await eraseDue(shop.shop)
    const ownMails = async () => (await mailsOf(shop)).filter(({ id }) => id === `account-erased-${anna.userId}`)
    expect(await ownMails()).toMatchObject([
      { subject: 'I tuoi dati sono stati cancellati', to: { address: expect.stringContaining('@bottega.example') } },
    ])
    expect(await loginOf(anna)).toBe(`erased-${anna.userId}`)
    await expect(withdraw(link)).rejects.toMatchObject({ code: 'error.account.deletionLink' })
    await eraseDue(shop.shop)
    expect(await ownMails()).toEqual([])
  })

  test('waits for an order that slipped in [profile-15]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await atTheDoor(buyer)
    await shop.shop.db
      .insert(accountDeletion)
      .values({ userId: buyer.userId, closedAt: start.now, eraseAfter: start.now })
    await eraseDue(shop.shop)
    await mailsOf(shop)
    expect(await loginOf(buyer)).not.toMatch(/^erased/)
    await shop.shop.db.update(shopOrder).set({ statusId: orderStatus.delivered }).where(eq(shopOrder.id, orderId))
    await eraseDue(shop.shop)
    await mailsOf(shop)
    expect(await loginOf(buyer)).toMatch(/^erased/)
  })
})
