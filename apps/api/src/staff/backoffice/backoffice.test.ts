import {
  staffActAs,
  staffFindPeople,
  staffLogin,
  staffLogout,
  staffStopActing,
} from '@bottega/contract/backoffice/calls.ts'
import { authLogout, authTest } from '@bottega/contract/auth/calls.ts'
import { samlDoLogout } from '@bottega/contract/saml/calls.ts'
import { cartClose } from '@bottega/contract/cart/calls.ts'
import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import { describedCalls } from '@bottega/contract/areas.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCounter } from '../../kernel/counters.ts'
import { orderEvent } from '../../trade/orders/orders.tables.ts'
import { actAs } from '../../kernel/accounts/acting.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { buyerWith } from '../../testing/orders/buying.ts'
import { confirm, modify, orderAtTheDoor, setTo } from '../../testing/orders/changing.ts'
import { staffAccount, staffMember, staffPassword } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { anonymousVisitor } from '../../testing/anonymous-visitor.ts'
import { hashPassword } from '../../kernel/sessions/credentials.ts'
import { createLoginLimits } from '../../people/auth/login-limits.ts'
import { logInAsStaff } from './staff-login.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const enter = (backoffice_user: string, otp: string, password = staffPassword) =>
  shop
    .anonymous()
    .call(staffLogin, { body: { backoffice_user, password, otp } })
    .then(
      ({ user }) => user.ssoUser,
      (error: { code: string }) => error.code,
    )

describe('staff come in', () => {
  test('by name, password and code, and say which roles they have [backoffice-4]', async () => {
    const { login, code } = await staffAccount(shop, 'admin')
    expect(await enter(login, code())).toEqual({
      username: login,
      roles: ['admin', 'operator', 'editor', 'shopkeeper', 'picker'],
    })
  })

  test('with the same refusal whichever of the three is wrong [backoffice-23]', async () => {
    const { login, code } = await staffAccount(shop)
    const right = code()
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await enter(login, wrong)).toBe('error.staff.loginWrong')
    expect(await enter(login, right, 'sbagliata')).toBe('error.staff.loginWrong')
    expect(await enter('nobodyatall', right)).toBe('error.staff.loginWrong')
  })

  test('with a code once', async () => {
    const { login, code } = await staffAccount(shop)
    const both = await Promise.all([enter(login, code()), enter(login, code())])
    expect(both.filter((one) => one === 'error.staff.loginWrong')).toHaveLength(1)
  })

  test('never as a customer, even one who knows the door [backoffice-11]', async () => {
    await shop.shop.db.insert(appUser).values({
      login: 'customer1',
      email: 'customer1@bottega.example',
      firstName: 'C',
      lastName: 'C',
      passwordHash: await hashPassword(staffPassword),
      totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    })
    const { code } = await staffAccount(shop)
    expect(await enter('customer1', code())).toBe('error.staff.loginWrong')
  })

  test('after ten wrong tries only when they have waited [backoffice-10]', async () => {
    const { login, code } = await staffAccount(shop)
    const names = [login, `${login}@bottega.example`]
    for (let time = 0; time < 10; time++) await enter(names[time % 2] ?? login, code(), 'sbagliata')
    for (const name of names) expect(await enter(name, code())).toBe('error.login.tooMany')
  })

  test('by twenty codes in six hours at most, and a person who has the password does not learn it from the pause [backoffice-24]', async () => {
    const { login, code } = await staffAccount(shop)
    const limits = createLoginLimits(shop.shop.database, 'staff-guessed')
    const bring = (otp: string, password = staffPassword) => {
      const request = { username: login, password, otp, captchaToken: undefined }
      return logInAsStaff(shop.shop, limits, anonymousVisitor, request, shop.clock.now)
    }
    for (let time = 0; time < 19; time++) await limits.triesPin(login)
    await expect(bring('nocode')).rejects.toMatchObject({ code: 'error.staff.loginWrong' })
    await expect(bring(code(), 'sbagliata')).rejects.toMatchObject({ code: 'error.staff.loginWrong' })
    await expect(bring(code())).rejects.toMatchObject({ code: 'error.staff.loginWrong' })
    await limits.succeeded({ account: login, address: anonymousVisitor.address, device: undefined })
    expect((await bring(code())).user.staff?.username).toBe(login)
  })

  test('and leave by their own way out [backoffice-7]', async () => {
    const olga = await staffMember(shop)
    await olga.call(staffLogout)
    await expect(olga.call(staffFindPeople)).rejects.toMatchObject({ httpStatus: 419 })
  })
})

describe('the search of customers', () => {
  test('is closed to customers [backoffice-22]', async () => {
    const anna = await shop.shopper()
    await expect(anna.call(staffFindPeople)).rejects.toMatchObject({ code: 'error.request.notFound' })
  })

  test('finds by pieces of name and e-mail in any order, and pages [backoffice-8]', async () => {
    const olga = await staffMember(shop)
    const names = ['Serafina', 'Serafino', 'Seraphim']
    for (const firstName of names) await shop.shopper({ firstName })
    const search = (q: string, more = {}) => olga.call(staffFindPeople, { query: { q, user_type_id: 2, ...more } })
    expect((await search('prova SERAFIN')).data.users.map((one) => one.firstName)).toEqual(['Serafina', 'Serafino'])
    const second = await search('sera', { page: 2, page_size: 2 })
    expect(second.data.users.map((one) => one.firstName)).toEqual(['Seraphim'])
    expect(second.data.page).toEqual({ selPage: 2, totPages: 2, totItems: 3, itemsPerPage: 2 })
  })

  test('takes signs of patterns as what they are', async () => {
    const olga = await staffMember(shop)
    expect((await olga.call(staffFindPeople, { query: { q: '%' } })).data.users).toEqual([])
  })

  test('finds one by number, and never staff nor another kind of account [backoffice-6]', async () => {
    const olga = await staffMember(shop)
    const anna = await shop.shopper()
    const of = async (query: object) =>
      (await olga.call(staffFindPeople, { query })).data.users.map(({ userId }) => userId)
    expect(await of({ cod_int: String(anna.userId) })).toEqual([anna.userId])
    expect(await of({ cod_int: String(olga.userId) })).toEqual([])
    expect(await of({ cod_int: 'x' })).toEqual([])
    expect(await of({ user_type_id: 1 })).toEqual([])
  })
})

describe('what staff do as themselves', () => {
  const actionsOf = async ({ userId }: { userId: number }) =>
    (await shop.shop.db.select().from(auditEntry).where(eq(auditEntry.staffId, userId)).orderBy(auditEntry.id)).map(
      ({ action, after }) => ({ action, after }),
    )

  test('is on record: coming in, each search with what it found, leaving [backoffice-15]', async () => {
    const olga = await staffMember(shop)
    await shop.shopper({ firstName: 'Ermenegilda' })
    await olga.call(staffFindPeople, { query: { q: ' ermenegilda ' } })
    await olga.call(staffFindPeople, { query: { cod_int: '2000000', page: 2 } })
    await olga.call(staffLogout)
    expect(await actionsOf(olga)).toEqual([
      { action: 'session.login', after: null },
      { action: 'customer.searched', after: { query: 'ermenegilda', page: 1, found: 1 } },
      { action: 'customer.searched', after: { query: '', customerNumber: '2000000', page: 2, found: 0 } },
      { action: 'session.logout', after: null },
    ])
  })

  test('searches by staff who act for a customer are the staff member’s', async () => {
    const olga = await staffMember(shop)
    const anna = await shop.shopper()
    const { data } = await olga.call(staffActAs, { query: { user_id: anna.userId } })
    await shop.as(data.token, anna.userId).call(staffFindPeople, { query: { q: 'vicina' } })
    expect((await actionsOf(olga)).at(-1)).toMatchObject({ action: 'customer.searched', after: { query: 'vicina' } })
  })

  test('searches end at three hundred an hour, and those of others do not [backoffice-16]', async () => {
    const [olga, other] = [await staffMember(shop), await staffMember(shop)]
    const searches = createCounter(shop.shop.database, 'staff-search', { points: 300, duration: 3600 })
    for (let time = 0; time < 299; time++) await searches.take(String(olga.userId))
    await olga.call(staffFindPeople)
    await expect(olga.call(staffFindPeople)).rejects.toMatchObject({
      code: 'error.request.tooMany',
      httpStatus: 429,
    })
    expect((await other.call(staffFindPeople)).response.status).toBe(0)
  })
})

describe('acting for a customer', () => {
  const start = (olga: Awaited<ReturnType<typeof staffMember>>, userId: number, reason = 'chiamata 12') =>
    olga.call(staffActAs, { query: { user_id: userId, reason } })

  test('makes the customer the user and names who acts, under a new credential [backoffice-9]', async () => {
    const olga = await staffMember(shop)
    const anna = await shop.shopper({ firstName: 'Agata' })
    const { user, data } = await start(olga, anna.userId)
    const until = new Date(shop.clock.now.getTime() + 30 * 60_000).toISOString()
    expect(user).toMatchObject({ userId: anna.userId, ssoUser: { username: olga.login, actingUntil: until } })
    expect(data.token).not.toBe(olga.token)
    expect((await shop.as(olga.token, olga.userId).call(authTest)).user.userId).toBe(-1)
    expect((await shop.as(data.token, anna.userId).call(authTest)).user).toEqual(user)
  })

  test('needs a customer, not a staff member', async () => {
    const olga = await staffMember(shop)
    const other = await staffMember(shop, 'admin')
    const anna = await shop.shopper()
    await expect(start(olga, anna.userId, 'x')).rejects.toMatchObject({ code: 'error.staff.reasonRequired' })
    await expect(start(olga, other.userId)).rejects.toMatchObject({ code: 'error.staff.customerNotFound' })
    await expect(start(olga, 2_000_000)).rejects.toMatchObject({ code: 'error.staff.customerNotFound' })
  })

  const visitsTo = (userId: number) => shop.shop.db.select().from(actAs).where(eq(actAs.customerId, userId))

  test('by a client of the protocol, which knows no reason, is recorded as such [backoffice-14]', async () => {
    const olga = await staffMember(shop)
    const anna = await shop.shopper()
    const { user } = await olga.call(staffActAs, { query: { user_id: anna.userId } })
    expect(user.userId).toBe(anna.userId)
    expect(await visitsTo(anna.userId)).toMatchObject([{ staffId: olga.userId, reason: 'not given', endedAt: null }])
  })

  test.each(['', '  ', 'ok', ' ab '])(
    'is refused with a reason that says nothing: %o [backoffice-165]',
    async (reason) => {
      const olga = await staffMember(shop)
      const anna = await shop.shopper()
      await expect(start(olga, anna.userId, reason)).rejects.toMatchObject({ code: 'error.staff.reasonRequired' })
      expect(await visitsTo(anna.userId)).toEqual([])
      expect((await olga.call(authTest)).user.ssoUser?.actingUntil).toBeUndefined()
    },
  )

  test('does not go straight from one customer to another [backoffice-12]', async () => {
    const olga = await staffMember(shop)
    const [anna, bruno] = [await shop.shopper({ firstName: 'Agata' }), await shop.shopper()]
    const acting = shop.as((await start(olga, anna.userId)).data.token, anna.userId)
    await expect(start({ ...acting, login: olga.login }, bruno.userId)).rejects.toMatchObject({
      code: 'error.staff.alreadyActing',
      text: 'Stai già agendo per conto di Agata Prova: termina prima di passare a un altro cliente.',
    })
    expect((await acting.call(authTest)).user.userId).toBe(anna.userId)
    expect(await visitsTo(bruno.userId)).toEqual([])
    const own = shop.as((await acting.call(staffStopActing)).data.token, olga.userId)
    expect((await start({ ...own, login: olga.login }, bruno.userId)).user.userId).toBe(bruno.userId)
  })

  test.each([staffLogout, authLogout, samlDoLogout, staffStopActing] as const)(
    'has its end on record after %s [backoffice-13]',
    async (wayOut) => {
      const olga = await staffMember(shop)
      const anna = await shop.shopper()
      const acting = shop.as((await start(olga, anna.userId)).data.token, anna.userId)
      await acting.call(wayOut)
      expect(await visitsTo(anna.userId)).toMatchObject([{ startedAt: shop.clock.now, endedAt: shop.clock.now }])
    },
  )

  test('begins sixty times an hour at most, and others go on [backoffice-17]', async () => {
    const [olga, other] = [await staffMember(shop), await staffMember(shop)]
    const anna = await shop.shopper()
    const actings = createCounter(shop.shop.database, 'staff-act-as', { points: 60, duration: 3600 })
    for (let time = 0; time < 60; time++) await actings.take(String(olga.userId))
    await expect(start(olga, anna.userId)).rejects.toMatchObject({ code: 'error.request.tooMany', httpStatus: 429 })
    expect((await start(other, anna.userId)).user.userId).toBe(anna.userId)
  })

  test('is over after thirty minutes, whatever is done meanwhile', async () => {
    const olga = await staffMember(shop)
    const anna = await shop.shopper()
    const acting = shop.as((await start(olga, anna.userId)).data.token, anna.userId)
    const began = shop.clock.now
    shop.clock.now = new Date(began.getTime() + 29 * 60_000)
    expect((await acting.call(authTest)).user.userId).toBe(anna.userId)
    shop.clock.now = new Date(began.getTime() + 30 * 60_000)
    expect((await acting.call(authTest)).user.userId).toBe(-1)
    shop.clock.now = began
  })

  test('is over when their own session is [backoffice-18]', async () => {
    const began = shop.clock.now
    const olga = await staffMember(shop)
    const anna = await shop.shopper()
    const minutes = (count: number) => (shop.clock.now = new Date(began.getTime() + count * 60_000))
    // Never idle, until ten minutes before the twelve hours are over.
    for (let passed = 25; passed <= 710; passed += 25) {
      minutes(passed)
      await olga.call(authTest)
    }
    minutes(710)
    const acting = shop.as((await start(olga, anna.userId)).data.token, anna.userId)
    minutes(719)
    expect((await acting.call(authTest)).user.userId).toBe(anna.userId)
    minutes(721)
    expect((await acting.call(authTest)).user.userId).toBe(-1)
    await expect(acting.call(cartClose, { body: { cart_id: 1 } })).rejects.toMatchObject({ httpStatus: 419 })
    shop.clock.now = began
  })

  test('ends with oneself again under a third credential, no longer than the session was', async () => {
    const olga = await staffMember(shop)
    const anna = await shop.shopper()
    const ownEnd = (await olga.call(authTest)).data.sessionEndsAt
    const acting = shop.as((await start(olga, anna.userId)).data.token, anna.userId)
    const { user, data } = await acting.call(staffStopActing)
    expect(user).toMatchObject({ userId: olga.userId, ssoUser: { username: olga.login } })
    expect(user.ssoUser).not.toHaveProperty('actingUntil')
    expect((await acting.call(authTest)).user.userId).toBe(-1)
    const again = shop.as(data.token, olga.userId)
    expect((await again.call(authTest)).data.sessionEndsAt).toBe(ownEnd)
    await expect(again.call(staffStopActing)).rejects.toMatchObject({ code: 'error.staff.notActing' })
  })

  test('leaves a record with reason, both names and everything that was written', async () => {
    const olga = await staffMember(shop)
    const buyer = await buyerWith(shop, undefined, { firstName: 'Agata' })
    const acting = shop.as((await start(olga, buyer.userId, 'non riesce a pagare')).data.token, buyer.userId)
    const bought = await acting.call(checkoutBuy, { query: { payment_type_id: 2 } })
    const [visit] = await shop.shop.db.select().from(actAs).where(eq(actAs.customerId, buyer.userId))
    expect(visit).toMatchObject({ staffId: olga.userId, reason: 'non riesce a pagare' })
    const steps = await shop.shop.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.actAsId, visit?.id ?? 0))
      .orderBy(auditEntry.id)
    const about = { staffName: 'Olga Banco', subject: 'customer', subjectId: String(buyer.userId) }
    expect(steps).toMatchObject([
      { action: 'acting.started', ...about },
      { action: 'acting.call', after: { call: 'checkoutBuy' }, ...about },
    ])
    const events = await shop.shop.db.select().from(orderEvent).where(eq(orderEvent.orderId, bought.data.orderId))
    expect(events.map(({ actor }) => actor)).toContain('Olga Banco for Agata Prova')
    expect(events.map(({ actor }) => actor)).not.toContain('customer')
  })

  test('who changes an order for a customer stands beside the customer in its timeline [backoffice-19]', async () => {
    const olga = await staffMember(shop)
    const { buyer, orderId } = await orderAtTheDoor(shop, undefined, { firstName: 'Agata' })
    const acting = shop.as((await start(olga, buyer.userId)).data.token, buyer.userId)
    await modify(acting, orderId)
    await setTo(shop, acting, 'wine', 3)
    await confirm(acting, orderId)
    const events = await shop.shop.db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId))
    expect(events.filter(({ change }) => change !== null).map(({ actor }) => actor)).toEqual([
      'Olga Banco for Agata Prova',
    ])
  })

  const all = [...describedCalls.values()]
  const personal = all.filter(({ call }) => call.personal === true)

  test.each(personal)('is refused for $name [backoffice-21]', async ({ call }) => {
    const olga = await staffMember(shop, 'admin')
    const anna = await shop.shopper()
    const { token } = (await start(olga, anna.userId)).data
    const reply = await shop.app.inject({
      method: call.method,
      url: call.base + call.path,
      headers: { 'x-ebsn-client': 'site', 'x-ebsn-account': token },
      ...(call.method === 'GET' ? {} : { payload: {} }),
    })
    expect(reply.json().response.errors[0].code).toBe('error.staff.notWhileActing')
  })

  /** Password, e-mail, MFA, consents, saved cards, deletion. (Safety, 15) */
  const ownBusiness =
    /password|update_(email|username|mfa|person_info|contact)|disclaimer|consent|anonymi|(add|remove|delete)-(card|auth)|user_detail/

  test('is refused for everything that is the customer’s own business [backoffice-20]', () => {
    const open = all.filter(({ call }) => call.effect === 'write' && ownBusiness.test(call.path))
    expect(open.filter(({ call }) => call.personal !== true).map(({ name }) => name)).toEqual([])
  })
})
