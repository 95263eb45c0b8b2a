import { authLogout, authTest } from '@bottega/contract/auth/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appUser } from '../accounts/accounts.tables.ts'
import { session } from './sessions.tables.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import { hashPassword } from './credentials.ts'
import { issueRememberToken } from './remember-me.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const inSeconds = (seconds: number) => (shop.clock.now = new Date(testNow.getTime() + seconds * 1000))

/** Sends the cookies of a browser whose session is over, and returns those it holds afterwards. */
async function back(remember: string) {
  const reply = await shop.app.inject({
    url: '/ebsn/api/auth/test',
    cookies: { bottega_session: 'the-one-that-is-over', bottega_remember: remember },
  })
  const cookie = (name: string) => reply.cookies.find((one) => one.name === name)?.value ?? ''
  return {
    userId: reply.json<{ user: { userId: number } }>().user.userId,
    session: cookie('bottega_session'),
    remember: cookie('bottega_remember'),
  }
}

/** A customer some browser remembers; they are not signed in. */
async function remembered(): Promise<{ anna: Person; token: string }> {
  const anna = await shop.shopper()
  await anna.call(authLogout)
  return { anna, token: await issueRememberToken(shop.shop.db, anna.userId, shop.clock.now) }
}

const sessionsOf = ({ userId }: Person) => shop.shop.db.$count(session, eq(session.userId, userId))
const isIn = async (token: string) => (await shop.as(token, 0).call(authTest)).user.userId > -1

describe('a remembered person', () => {
  test('comes back with a new credential and a new token, which signs them in the next time [sessions-20]', async () => {
    const { anna, token } = await remembered()
    const first = await back(token)
    expect(first.userId).toBe(anna.userId)
    expect(await isIn(first.session)).toBe(true)
    expect(first.remember).not.toBe(token)
    inSeconds(3600)
    expect(await back(first.remember)).toMatchObject({ userId: anna.userId })
  })

  test('whose page asks for more at the same time gets the same again, and one session', async () => {
    const { anna, token } = await remembered()
    const first = await back(token)
    inSeconds(60)
    expect(await back(token)).toEqual(first)
    expect(await sessionsOf(anna)).toBe(1)
  })

  test('who logs out is not remembered by the token replaced a moment ago either [sessions-18]', async () => {
    const { token } = await remembered()
    const first = await back(token)
    await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/logout',
      headers: { 'x-ebsn-client': 'site' },
      cookies: { bottega_session: first.session, bottega_remember: first.remember },
    })
    expect(await back(token)).toEqual({ userId: -1, session: '', remember: '' })
    expect(await back(first.remember)).toMatchObject({ userId: -1 })
  })

  test('gives way to the customer who signs in after them [sessions-19]', async () => {
    const { token } = await remembered()
    const next = await shop.shopper()
    const passwordHash = await hashPassword('cipolla-rossa')
    await shop.shop.db.update(appUser).set({ login: 'nextone', passwordHash }).where(eq(appUser.id, next.userId))
    const login = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/login',
      headers: { 'x-ebsn-client': 'site' },
      cookies: { bottega_remember: token },
      payload: { login: 'nextone', password: 'cipolla-rossa' },
    })
    expect(login.json()).toMatchObject({ user: { userId: next.userId } })
    expect(login.cookies.findLast(({ name }) => name === 'bottega_remember')?.value).toBe('')
    expect(await back(token)).toMatchObject({ userId: -1 })
  })
})

test('a token that signs no customer in is removed from a browser that has nothing else', async () => {
  const cookies = { bottega_remember: 'the-one-that-is-over' }
  const reply = await shop.app.inject({ url: '/ebsn/api/auth/test', cookies })
  expect(reply.cookies).toContainEqual(expect.objectContaining({ name: 'bottega_remember', value: '' }))
})

test('a token sent after its minute is a copy: it and all that followed it are over, other browsers are not [sessions-17]', async () => {
  const { anna, token } = await remembered()
  const elsewhere = await issueRememberToken(shop.shop.db, anna.userId, shop.clock.now)
  const first = await back(token)
  inSeconds(61)
  expect(await back(token)).toEqual({ userId: -1, session: '', remember: '' })
  expect(await isIn(first.session)).toBe(false)
  expect(await back(first.remember)).toMatchObject({ userId: -1 })
  expect(await back(elsewhere)).toMatchObject({ userId: anna.userId })
})
