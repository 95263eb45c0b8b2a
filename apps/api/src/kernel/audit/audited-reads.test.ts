import { staffActAs, staffAudit, staffLogin } from '@bottega/contract/backoffice/calls.ts'
import { staffCustomer, staffCustomers, staffDues } from '@bottega/contract/staff-customers/calls.ts'
import { fulfilmentOrder } from '@bottega/contract/fulfilment/calls.ts'
import { staffAddNote, staffOrder, staffOrders } from '@bottega/contract/staff-orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../accounts/accounts.tables.ts'
import { auditEntry } from './audit.tables.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffAccount, staffMember, staffPassword } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword } from '../sessions/credentials.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const minutes = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 60_000)
}
const entriesOf = async (query: object) => {
  const admin = await staffMember(shop, 'admin')
  return (await admin.call(staffAudit, { query })).data.entries
}

describe('what staff read of customers', () => {
  test('stands in the log: who, of whom, when, and nothing of what was read [backoffice-161]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, undefined, { firstName: 'Agata' })
    const olga = await staffMember(shop)
    const picker = await staffMember(shop, 'picker')
    await olga.call(staffCustomers, { query: { q: 'agata' } })
    await olga.call(staffCustomer, { query: { user_id: buyer.userId } })
    await olga.call(staffOrders, { query: {} })
    await olga.call(staffOrder, { query: { order_id: orderId } })
    const told = async (staffId: number) =>
      (await entriesOf({ action: 'read', staff_id: staffId }))
        .map(({ action, subject, before, after }) => ({ action, subject, values: before ?? after }))
        .toReversed()
    expect(await told(olga.userId)).toMatchObject([
      { action: 'read.customers' },
      { action: 'read.customer', subject: { kind: 'customer', id: String(buyer.userId) } },
      { action: 'read.orders' },
      { action: 'read.order', subject: { kind: 'order', id: String(orderId) } },
    ])
    expect((await told(olga.userId)).map(({ values }) => values)).toEqual([undefined, undefined, undefined, undefined])
    await picker.call(fulfilmentOrder, { query: { order_id: orderId } })
    expect(await told(picker.userId)).toMatchObject([{ action: 'read.order', subject: { id: String(orderId) } }])
  })

  test('stands there once in a quarter of an hour for each of them, also of many at once [backoffice-162]', async () => {
    const [anna, bruno] = [await shop.shopper(), await shop.shopper()]
    const [olga, other] = [await staffMember(shop), await staffMember(shop)]
    shop.clock.now = new Date(Math.ceil(shop.clock.now.getTime() / 900_000) * 900_000)
    const read = (who: typeof olga, userId: number) => who.call(staffCustomer, { query: { user_id: userId } })
    await Promise.all(Array.from({ length: 8 }, () => read(olga, anna.userId)))
    await olga.call(staffDues, { query: { user_id: anna.userId } })
    await read(olga, bruno.userId)
    await read(other, anna.userId)
    const of = async (userId: number) =>
      (await entriesOf({ action: 'read.customer', subject: 'customer', subject_id: String(userId) })).map(
        ({ staffId }) => staffId,
      )
    expect(await of(anna.userId)).toEqual([other.userId, olga.userId])
    expect(await of(bruno.userId)).toEqual([olga.userId])
    minutes(15)
    await read(olga, anna.userId)
    expect(await of(anna.userId)).toEqual([olga.userId, other.userId, olga.userId])
  })

  test('changes nothing of what others decide on, and is not there where they were refused', async () => {
    const { orderId } = await orderAtTheDoor(shop)
    const [olga, other] = [await staffMember(shop), await staffMember(shop)]
    const versionFor = async (who: typeof olga) =>
      (await who.call(staffOrder, { query: { order_id: orderId } })).data.order.version
    const version = await versionFor(olga)
    expect(await versionFor(other)).toBe(version)
    await olga.call(staffAddNote, { body: { order_id: orderId, body: 'chiamata' } })
    expect(await versionFor(other)).not.toBe(version)
    await expect(olga.call(staffOrder, { query: { order_id: 2_000_000 } })).rejects.toBeDefined()
    expect(await entriesOf({ subject: 'order', subject_id: '2000000' })).toEqual([])
  })
})

describe('a refused sign-in of staff', () => {
  const tryAs = (login: string, password: string, otp = '000000') =>
    shop.anonymous().call(staffLogin, { body: { backoffice_user: login, password, otp } })
  const refused = refusal('error.staff.loginWrong')
  const rows = () => shop.shop.db.select().from(auditEntry).where(eq(auditEntry.action, 'session.refused'))

  test('stands in the log with login, address and time, once in a quarter of an hour, without the password [backoffice-163]', async () => {
    const { login, userId } = await staffAccount(shop)
    const secret = 'segreto-mai-scritto'
    for (const name of [login, login.toUpperCase(), 'chi-lo-sa'])
      await expect(tryAs(name, secret)).rejects.toEqual(refused)
    // With the right password, too: only the code was wrong.
    await expect(tryAs(login, staffPassword)).rejects.toEqual(refused)
    const entries = await entriesOf({ action: 'session.refused' })
    expect(entries).toMatchObject([
      { staffName: 'chi-lo-sa', after: { address: expect.stringMatching(/./) }, at: shop.clock.now.toISOString() },
      { staffName: login, subject: { kind: 'account', id: String(userId) } },
    ])
    expect(entries).toHaveLength(2)
    expect(entries.map(({ staffId }) => staffId)).toEqual([undefined, undefined])
    expect(JSON.stringify(await rows())).not.toMatch(/segreto|banco-di-prova/)
  })

  test('by a customer names them by number only, and a flood of logins ends at five hundred an hour [backoffice-164]', async () => {
    const anna = await shop.shopper()
    const login = `anna.${anna.userId}@casa.example`
    const account = { login, email: login, passwordHash: await hashPassword('cliente-fedele-9') }
    await shop.shop.db.update(appUser).set(account).where(eq(appUser.id, anna.userId))
    await expect(tryAs(login, 'cliente-fedele-9')).rejects.toEqual(refused)
    const [entry] = await entriesOf({ action: 'session.refused', subject: 'customer' })
    expect(entry).toMatchObject({ staffName: '–', subject: { kind: 'customer', id: String(anna.userId) } })
    expect(JSON.stringify(await rows())).not.toContain(login)
    const before = (await rows()).length
    const flood = Array.from({ length: 500 - before }, (_, place) => ({
      refusedLogin: `nome${place}`,
      staffName: `nome${place}`,
      action: 'session.refused',
      at: shop.clock.now,
    }))
    await shop.shop.db.insert(auditEntry).values(flood)
    await expect(tryAs('uno-di-troppo', 'x')).rejects.toEqual(refused)
    expect((await rows()).length).toBe(500)
    minutes(61)
    await expect(tryAs('un-ora-dopo', 'x')).rejects.toEqual(refused)
    expect((await rows()).map(({ staffName }) => staffName)).toContain('un-ora-dopo')
  })
})

describe('a customer for whom staff act', () => {
  test.each([
    ['it', 'Abbiamo usato il tuo account per te', 'Il motivo: non riesce a <pagare>'],
    ['de', 'Wir haben dein Konto für dich benutzt', 'Der Grund: non riesce a <pagare>'],
    ['en', 'We have used your account for you', 'The reason: non riesce a <pagare>'],
  ] as const)(
    'is told who, when and why in %s where the shop wants it, once each time [backoffice-166]',
    async (language, subject, reason) => {
      const telling = await openTestShop({ TELL_ACTED_FOR: 'true' })
      try {
        const anna = await telling.shopper({ language, firstName: 'Agata' })
        const olga = await staffMember(telling)
        await olga.call(staffActAs, { query: { user_id: anna.userId, reason: 'non riesce a <pagare>' } })
        const mails = await mailsOf(telling)
        expect(mails).toMatchObject([{ subject }])
        expect(mails[0]?.text).toContain(reason)
        expect(mails[0]?.text).toContain('Olga Banco')
      } finally {
        await telling.close()
      }
    },
  )

  test('is told nothing where the shop has not set it', async () => {
    const anna = await shop.shopper()
    const olga = await staffMember(shop)
    await mailsOf(shop)
    await olga.call(staffActAs, { query: { user_id: anna.userId, reason: 'chiamata 12' } })
    expect(await mailsOf(shop)).toEqual([])
  })
})
