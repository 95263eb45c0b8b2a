import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, session } from '../../db/schema/people.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword, hashToken } from './credentials.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const passwordHash = await hashPassword('cipolla-rossa')
  const person = { firstName: 'Lia', lastName: 'Prova', passwordHash }
  await shop.shop.db.insert(appUser).values([
    { ...person, login: 'lia.prova', email: 'lia@bottega.example' },
    { ...person, login: 'paused', email: 'paused@bottega.example' },
  ])
})
afterAll(() => shop.close())

const logIn = (login: string, password = 'cipolla-rossa', more = {}) =>
  shop.anonymous().call('auth.login', { body: { login, password, ...more } })

describe('login', () => {
  test.each(['lia.prova', 'LIA.PROVA', 'lia@bottega.example', '  lia.prova '])('takes %j', async (login) => {
    const reply = await logIn(login)
    expect(reply.user).toMatchObject({ firstName: 'Lia', login: 'lia.prova' })
    expect(reply.data.token).not.toBe('')
  })

  test('a wrong password and an unknown account get the same answer', async () => {
    const wrong = await logIn('lia.prova', 'sbagliata').catch((error: unknown) => error)
    const unknown = await logIn('nobody.at.all', 'sbagliata').catch((error: unknown) => error)
    expect(wrong).toMatchObject({ code: 'error.login.wrong', text: 'E-mail o password non corrette.' })
    expect(unknown).toMatchObject({ response: (wrong as { response: unknown }).response })
  })

  test('ten wrong passwords pause the account, and say for how long', async () => {
    for (let time = 0; time < 10; time++)
      await expect(logIn('paused', 'sbagliata')).rejects.toMatchObject({ code: 'error.login.wrong' })
    await expect(logIn('paused')).rejects.toMatchObject({ code: 'error.login.tooMany' })
  })

  test('the database keeps only the hash of the credential', async () => {
    const { data } = await logIn('lia.prova')
    const rows = await shop.shop.db
      .select()
      .from(session)
      .where(eq(session.idHash, hashToken(data.token)))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(data.token)
  })

  test('a form works like JSON', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-ebsn-client': 'site' },
      payload: 'login=lia.prova&password=cipolla-rossa&remember_me=true',
    })
    expect(reply.json()).toMatchObject({ response: { status: 0 }, user: { login: 'lia.prova' } })
    expect(reply.headers['x-ebsn-account']).toBeTypeOf('string')
    const cookies = [reply.headers['set-cookie']].flat().join('\n')
    expect(cookies).toMatch(/bottega_session=.*HttpOnly; SameSite=Lax/)
    expect(cookies).toMatch(/bottega_remember=/)
  })
})

describe('a session', () => {
  const asks = (token: string) =>
    shop.app.inject({ url: '/ebsn/api/auth/test', headers: { 'x-ebsn-account': token } }).then((reply) => reply.json())

  test('ends after thirty idle minutes', async () => {
    const { data } = await logIn('lia.prova')
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 29 * 60_000)
    expect((await asks(data.token)).user.userId).toBeGreaterThan(-1)
    shop.clock.now = new Date(start.getTime() + 60 * 60_000)
    expect((await asks(data.token)).user.userId).toBe(-1)
    shop.clock.now = start
  })

  test('says when it ends unless something happens', async () => {
    const { data } = await logIn('lia.prova')
    const inHalfAnHour = new Date(shop.clock.now.getTime() + 30 * 60_000).toISOString()
    expect((await asks(data.token)).data.sessionExpiresAt).toBe(inHalfAnHour)
  })

  test('ends at logout', async () => {
    const { data } = await logIn('lia.prova')
    await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/logout',
      headers: { 'x-ebsn-account': data.token, 'x-ebsn-client': 'site', 'content-type': 'application/json' },
      payload: '{}',
    })
    expect((await asks(data.token)).user.userId).toBe(-1)
  })

  test('a remembered person comes back with a new credential, and the old token is spent', async () => {
    const login = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/login',
      headers: { 'x-ebsn-client': 'site' },
      payload: { login: 'lia.prova', password: 'cipolla-rossa', remember_me: true },
    })
    const remember = login.cookies.find((one) => one.name === 'bottega_remember')?.value ?? ''
    const back = () => shop.app.inject({ url: '/ebsn/api/auth/test', cookies: { bottega_remember: remember } })
    const first = await back()
    expect(first.json()).toMatchObject({ user: { login: 'lia.prova' } })
    // There is no end to warn of: it would be followed by another silent beginning.
    expect(first.json().data).not.toHaveProperty('sessionExpiresAt')
    expect(first.cookies.map((one) => one.name).toSorted()).toEqual(['bottega_remember', 'bottega_session'])
    expect((await back()).json()).toMatchObject({ user: { userId: -1 } })
  })
})
