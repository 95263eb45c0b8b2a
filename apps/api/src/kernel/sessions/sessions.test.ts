import { authLogout, authTest } from '@bottega/contract/auth/calls.ts'
import { staffActAs, staffFindPeople, staffStopActing } from '@bottega/contract/backoffice/calls.ts'
import { listsAddProducts, listsInsert } from '@bottega/contract/lists/calls.ts'
import { personInfoUpdate } from '@bottega/contract/delivery/calls.ts'
import { storeConsentType } from '@bottega/rules/delivery/store-consent.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs } from '../accounts/acting.tables.ts'
import { appUser, type Role } from '../accounts/accounts.tables.ts'
import { session } from './sessions.tables.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword, hashToken } from './credentials.ts'
import { issueRememberToken } from './remember-me.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ ANONYMOUS_CARTS: 'true' })
})
afterAll(() => shop.close())

const become = (userId: number, role: Role) => shop.shop.db.update(appUser).set({ role }).where(eq(appUser.id, userId))
const userIdOf = async (person: Person) => (await person.call(authTest)).user.userId

describe('an account that changes sides', () => {
  test('has no staff rights in the session it came by as a customer [sessions-14]', async () => {
    const anna = await shop.shopper()
    await become(anna.userId, 'admin')
    expect((await anna.call(authTest)).user).toMatchObject({ userId: -1 })
    await expect(anna.call(staffFindPeople)).rejects.toMatchObject({ httpStatus: 419 })
  })

  test('is not signed in as staff again by a remember-me token', async () => {
    const anna = await shop.shopper()
    const remembered = await issueRememberToken(shop.shop.db, anna.userId, shop.clock.now)
    await become(anna.userId, 'operator')
    const back = await shop.app.inject({ url: '/ebsn/api/auth/test', cookies: { bottega_remember: remembered } })
    expect(back.json()).toMatchObject({ user: { userId: -1 } })
    expect(await shop.shop.db.$count(session, eq(session.userId, anna.userId))).toBe(1)
  })

  test('is no customer in the session it came by as staff', async () => {
    const olga = await staffMember(shop)
    await become(olga.userId, 'customer')
    expect(await userIdOf(olga)).toBe(-1)
  })

  test('is acted for no more once it is staff', async () => {
    const olga = await staffMember(shop)
    const anna = await shop.shopper()
    const { data } = await olga.call(staffActAs, { query: { user_id: anna.userId, reason: 'chiamata 12' } })
    await become(anna.userId, 'operator')
    expect(await userIdOf(shop.as(data.token, anna.userId))).toBe(-1)
  })
})

describe('two tabs of one staff member', () => {
  const codes = (results: PromiseSettledResult<unknown>[]) =>
    results.map((one) => (one.status === 'fulfilled' ? 'in' : (one.reason as { code: string }).code)).toSorted()

  test('that begin to act at once act for one customer', async () => {
    const olga = await staffMember(shop)
    const [anna, bruno] = [await shop.shopper(), await shop.shopper()]
    const both = await Promise.allSettled(
      [anna, bruno].map(({ userId }) => olga.call(staffActAs, { query: { user_id: userId, reason: 'chiamata' } })),
    )
    expect(codes(both)).toEqual(['error.session.expired', 'in'])
    expect(await shop.shop.db.$count(actAs, eq(actAs.staffId, olga.userId))).toBe(1)
  })

  test('that stop at once are one session, not two', async () => {
    const olga = await staffMember(shop)
    const anna = await shop.shopper()
    const { data } = await olga.call(staffActAs, { query: { user_id: anna.userId, reason: 'chiamata' } })
    const acting = shop.as(data.token, anna.userId)
    const both = await Promise.allSettled([acting.call(staffStopActing), acting.call(staffStopActing)])
    expect(codes(both)).toEqual(['error.session.expired', 'in'])
    expect(await shop.shop.db.$count(session, eq(session.userId, olga.userId))).toBe(1)
  })
})

test('of two tabs the one left behind meets the ended session, and writes nothing', async () => {
  const anna = await shop.shopper()
  const otherTab = shop.as(anna.token, anna.userId)
  await anna.call(authLogout)
  await expect(otherTab.call(listsInsert, { body: { name: 'Di nascosto' } })).rejects.toMatchObject({
    httpStatus: 419,
  })
})

describe('a session id that another person planted', () => {
  const login = { login: 'planted', password: 'cipolla-rossa' }
  beforeAll(async () => {
    await shop.shop.db.insert(appUser).values({
      login: login.login,
      email: 'planted@bottega.example',
      firstName: 'Pia',
      lastName: 'Prova',
      passwordHash: await hashPassword(login.password),
    })
  })
  const logInWith = (token: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/login',
      headers: { 'x-ebsn-client': 'site' },
      cookies: { bottega_session: token },
      payload: login,
    })

  test('made up, is never one', async () => {
    const reply = await logInWith('a-token-of-the-attacker')
    expect(reply.json()).toMatchObject({ response: { status: 0 } })
    expect(await shop.shop.db.$count(session, eq(session.idHash, hashToken('a-token-of-the-attacker')))).toBe(0)
  })

  test('of an anonymous visit, signs no customer in after the login', async () => {
    const added = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/cart/add',
      headers: { 'x-ebsn-client': 'site' },
      payload: { items: [{ productId: shop.world.products.milk, quantity: 1 }] },
    })
    const planted = String(added.headers['x-ebsn-account'] ?? '')
    expect(planted).not.toBe('')
    const reply = await logInWith(planted)
    expect(reply.headers['x-ebsn-account']).not.toBe(planted)
    expect(await userIdOf(shop.as(planted, -1))).toBe(-1)
    expect(await shop.shop.db.$count(session, eq(session.idHash, hashToken(planted)))).toBe(0)
  })
})

describe('the user of an answer', () => {
  const userOf = async (person: Person) => (await person.call(authTest)).user

  test('of a new account has no level, no notices, no segments, no lists and no vouchers [sessions-6]', async () => {
    const anna = await shop.shopper()
    await shop.shop.db.update(appUser).set({ profileConfirmed: false }).where(eq(appUser.id, anna.userId))
    expect(await userOf(anna)).toMatchObject({
      companyId: 0,
      hasFavorites: false,
      profile: { level: 0 },
      legals: [],
      crmUserSegments: [],
      giftCertificatesReceived: 0,
      person: { personInfos: [] },
    })
  })

  test('says e-mail, company, confirmed profile, segments, default addresses and the last word on each notice [sessions-5]', async () => {
    const rossi = await shop.shopper({ member: true, customerType: 'company', homeAt: '20122' })
    const { milano, torino } = shop.world.stores
    const defaults = { defaultDeliveryAddressId: rossi.addressId ?? 0, defaultStoreAddressId: 7 }
    const facts = { email: 'rossi.srl@bottega.example', companyId: 32, ...defaults }
    await shop.shop.db.update(appUser).set(facts).where(eq(appUser.id, rossi.userId))
    const answerConsent = (storeId: number, value: '0' | '1') =>
      rossi.call(personInfoUpdate, { body: { personInfoTypeId: storeConsentType(storeId), value } })
    await answerConsent(milano, '1')
    await answerConsent(torino, '1')
    await answerConsent(torino, '0')
    const { data } = await rossi.call(listsInsert, { body: { name: 'Ufficio' } })
    const items = [{ productId: shop.world.products.milk }]
    await rossi.call(listsAddProducts, { body: { wishlistId: data.list.listId, items } })
    expect(await userOf(rossi)).toMatchObject({
      ...facts,
      defaultStoreAddress: { addressId: defaults.defaultStoreAddressId },
      hasFavorites: true,
      profile: { level: 1 },
      legals: [{ legalId: storeConsentType(milano) }],
      crmUserSegments: [{ crmSegment: { crmSegmentId: 1 } }, { crmSegment: { crmSegmentId: 2 } }],
      person: {
        personInfos: [
          { personInfoTypeId: storeConsentType(milano), value: '1' },
          { personInfoTypeId: storeConsentType(torino), value: '0' },
        ],
      },
    })
  })
})

describe('a session that has ended', () => {
  const ways = {
    'by logging out': (anna: Person) => anna.call(authLogout),
    'by thirty idle minutes': () =>
      Promise.resolve(void (shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000))),
  }
  test.each(Object.entries(ways))(
    '%s, as a cookie or as a header, is no credential [sessions-15]',
    async (_how, end) => {
      const began = shop.clock.now
      const anna = await shop.shopper({ firstName: 'Finita' })
      await end(anna)
      for (const headers of [{ 'x-ebsn-account': anna.token }, { cookie: `bottega_session=${anna.token}` }]) {
        const reply = await shop.app.inject({ url: '/ebsn/api/auth/test', headers })
        expect(reply.json()).toMatchObject({ user: { userId: -1 } })
        expect(reply.body).not.toContain('Finita')
        const asking = await shop.app.inject({ url: '/ebsn/api/order/list', headers })
        expect(asking.statusCode).toBe(419)
      }
      shop.clock.now = began
    },
  )
})
