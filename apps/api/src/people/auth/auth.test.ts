import { authLogin, authLogout, authTest } from '@bottega/contract/auth/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { session } from '../../kernel/sessions/sessions.tables.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword, hashToken } from '../../kernel/sessions/credentials.ts'
import { issueRememberToken } from '../../kernel/sessions/remember-me.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const passwordHash = await hashPassword('cipolla-rossa')
  const person = { firstName: 'Lia', lastName: 'Prova', passwordHash }
  await shop.shop.db.insert(appUser).values([
    { ...person, login: 'liaprova', email: 'lia@bottega.example' },
    { ...person, login: 'paused', email: 'paused@bottega.example' },
    { ...person, login: 'twonames', email: 'twonames@bottega.example' },
    { ...person, login: 'burst', email: 'burst@bottega.example' },
    { ...person, login: 'staffonly', email: 'staff@bottega.example', role: 'operator' },
  ])
})
afterAll(() => shop.close())

const logIn = (login: string, password = 'cipolla-rossa', more = {}) =>
  shop.anonymous().call(authLogin, { body: { login, password, ...more } })

describe('GET /auth/test', () => {
  test('names who is signed in, above -1, whatever operation asks; -1 for a visitor and after the logout [auth-40]', async () => {
    const { data, user } = await logIn('liaprova')
    const lia = shop.as(data.token, user.userId)
    for (const operation of ['checkout', 'anything'])
      expect((await lia.call(authTest, { query: { operation } })).user.userId).toBe(user.userId)
    expect(user.userId).toBeGreaterThan(-1)
    expect((await shop.anonymous().call(authTest)).user.userId).toBe(-1)
    await lia.call(authLogout)
    expect((await lia.call(authTest)).user.userId).toBe(-1)
  })
})

describe('login', () => {
  test.each(['liaprova', 'LIAPROVA', 'lia@bottega.example', '  liaprova '])('takes %j', async (login) => {
    const reply = await logIn(login)
    expect(reply.user).toMatchObject({ firstName: 'Lia', login: 'liaprova' })
    expect(reply.data.token).not.toBe('')
  })

  test('says which cart is the person’s, and -1 as long as there is none [auth-6]', async () => {
    expect((await logIn('liaprova')).data.cartId).toBe(-1)
    const anna = await readyShopper(shop)
    const { data: cart } = await anna.call(cartView)
    const passwordHash = await hashPassword('cipolla-rossa')
    await shop.shop.db.update(appUser).set({ passwordHash, login: 'annacart' }).where(eq(appUser.id, anna.userId))
    expect((await logIn('annacart')).data.cartId).toBe(cart.cartId)
  })

  test('a wrong password and an unknown account get the same answer', async () => {
    const wrong = await logIn('liaprova', 'sbagliata').catch((error: unknown) => error)
    const unknown = await logIn('nobodyatall', 'sbagliata').catch((error: unknown) => error)
    expect(wrong).toMatchObject({ code: 'error.login.wrong', text: 'E-mail o password non corrette.' })
    expect(unknown).toMatchObject({ response: (wrong as { response: unknown }).response })
  })

  test('more than ten tries at once are counted one by one', async () => {
    const tries = await Promise.all(
      Array.from({ length: 15 }, () => logIn('burst', 'sbagliata').catch((error: unknown) => error)),
    )
    const codes = tries.map((one) => (one as { code: string }).code)
    expect(codes.filter((code) => code === 'error.login.wrong')).toHaveLength(10)
    expect(codes.filter((code) => code === 'error.login.tooMany')).toHaveLength(5)
  })

  test('a login name and its e-mail are tried as one account [auth-18]', async () => {
    const wrong = (login: string) =>
      logIn(login, 'sbagliata').catch((error: unknown) => (error as { code: string }).code)
    for (const login of ['twonames', 'TwoNames@bottega.example', 'TWONAMES', 'twonames@bottega.example', ' twonames'])
      expect([await wrong(login), await wrong(login)]).toEqual(['error.login.wrong', 'error.login.wrong'])
    expect(await wrong('twonames')).toBe('error.login.tooMany')
    expect(await wrong('twonames@bottega.example')).toBe('error.login.tooMany')
  })

  test('staff do not come in by the customers’ door [auth-19]', async () => {
    await expect(logIn('staffonly')).rejects.toMatchObject({ code: 'error.login.wrong' })
  })

  test('a login of digits only is asked for where the setting says so [auth-1]', async () => {
    const strict = await openTestShop({ LOGIN_IDENTIFIER: 'digitsOnly' })
    const passwordHash = await hashPassword('cipolla-rossa')
    const person = { firstName: 'Lia', lastName: 'Prova', passwordHash }
    await strict.shop.db.insert(appUser).values([
      { ...person, login: '1234567', email: 'one@bottega.example' },
      { ...person, login: 'letters7', email: 'two@bottega.example' },
    ])
    const enter = (login: string) => strict.anonymous().call(authLogin, { body: { login, password: 'cipolla-rossa' } })
    await expect(enter('1234567')).resolves.toMatchObject({ user: { login: '1234567' } })
    await expect(enter('two@bottega.example')).resolves.toMatchObject({ user: { login: 'letters7' } })
    await expect(enter('letters7')).rejects.toMatchObject({ code: 'error.login.wrong' })
    await strict.close()
  })

  test('every login has a session id of its own, and the one before ends [auth-20]', async () => {
    const first = await logIn('liaprova')
    const again = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/login',
      headers: { 'x-ebsn-client': 'site', 'x-ebsn-account': first.data.token },
      payload: { login: 'liaprova', password: 'cipolla-rossa' },
    })
    expect(again.headers['x-ebsn-account']).not.toBe(first.data.token)
    const reply = await shop.app.inject({
      url: '/ebsn/api/auth/test',
      headers: { 'x-ebsn-account': first.data.token },
    })
    expect(reply.json()).toMatchObject({ user: { userId: -1 } })
  })

  test('ten wrong passwords pause the account, and say for how long', async () => {
    for (let time = 0; time < 10; time++)
      await expect(logIn('paused', 'sbagliata')).rejects.toMatchObject({ code: 'error.login.wrong' })
    await expect(logIn('paused')).rejects.toMatchObject({ code: 'error.login.tooMany' })
  })

  test('the database keeps only the hash of the credential', async () => {
    const { data } = await logIn('liaprova')
    const rows = await shop.shop.db
      .select()
      .from(session)
      .where(eq(session.idHash, hashToken(data.token)))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(data.token)
  })

  test('a form works like JSON [auth-5]', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-ebsn-client': 'site' },
      payload: 'login=liaprova&password=cipolla-rossa&remember_me=true',
    })
    expect(reply.json()).toMatchObject({ response: { status: 0 }, user: { login: 'liaprova' } })
    expect(reply.headers['x-ebsn-account']).toBeTypeOf('string')
    const cookies = [reply.headers['set-cookie']].flat().join('\n')
    expect(cookies).toMatch(/bottega_session=.*HttpOnly; SameSite=Lax/)
    expect(cookies).toMatch(/bottega_remember=/)
  })
})

describe('a session', () => {
  const asks = (token: string) =>
    shop.app.inject({ url: '/ebsn/api/auth/test', headers: { 'x-ebsn-account': token } }).then((reply) => reply.json())

  test('ends after thirty idle minutes [auth-21]', async () => {
    const { data } = await logIn('liaprova')
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 29 * 60_000)
    expect((await asks(data.token)).user.userId).toBeGreaterThan(-1)
    shop.clock.now = new Date(start.getTime() + 60 * 60_000)
    expect((await asks(data.token)).user.userId).toBe(-1)
    shop.clock.now = start
  })

  test('says when it ends unless something happens', async () => {
    const { data } = await logIn('liaprova')
    const inHalfAnHour = new Date(shop.clock.now.getTime() + 30 * 60_000).toISOString()
    expect((await asks(data.token)).data.sessionExpiresAt).toBe(inHalfAnHour)
  })

  test('says when it ends whatever happens, and then it does [auth-22]', async () => {
    const { data } = await logIn('liaprova')
    const start = shop.clock.now
    const at = (minutes: number) => (shop.clock.now = new Date(start.getTime() + minutes * 60_000))
    const end = new Date(start.getTime() + 720 * 60_000).toISOString()
    for (let minutes = 0; minutes < 720; minutes += 25) {
      at(minutes)
      expect((await asks(data.token)).data.sessionEndsAt).toBe(end)
    }
    at(720)
    expect((await asks(data.token)).user.userId).toBe(-1)
    shop.clock.now = start
  })

  test('ends at logout [auth-7]', async () => {
    const { data } = await logIn('liaprova')
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/logout',
      headers: { 'x-ebsn-account': data.token, 'x-ebsn-client': 'site', 'content-type': 'application/json' },
      payload: '{}',
    })
    // Cookies and storage stay: language, theme and cookie preferences are the browser's, not the customer's.
    expect(reply.headers['clear-site-data']).toBe('"cache", "prefetchCache", "prerenderCache"')
    expect((await asks(data.token)).user.userId).toBe(-1)
  })

  test('tells no end to a customer who is remembered: another session would begin silently', async () => {
    const userId = (await logIn('liaprova')).user.userId
    const remembered = await issueRememberToken(shop.shop.db, userId, shop.clock.now)
    const back = await shop.app.inject({ url: '/ebsn/api/auth/test', cookies: { bottega_remember: remembered } })
    expect(back.json()).toMatchObject({ user: { login: 'liaprova' } })
    expect(back.json().data).not.toHaveProperty('sessionExpiresAt')
  })

  test('is remembered thirty days, and no longer than the customer wants [auth-23]', async () => {
    const start = shop.clock.now
    const remembered = () => issueRememberToken(shop.shop.db, userId, start)
    const back = (token: string, operation = 'GET' as 'GET' | 'POST') =>
      shop.app.inject({
        method: operation,
        url: operation === 'GET' ? '/ebsn/api/auth/test' : '/ebsn/api/auth/logout',
        headers: { 'x-ebsn-client': 'site' },
        cookies: { bottega_remember: token },
      })
    const userId = (await logIn('liaprova')).user.userId
    const [late, soon, left] = [await remembered(), await remembered(), await remembered()]
    shop.clock.now = new Date(start.getTime() + 30 * 86_400_000)
    expect((await back(late)).json().user.userId).toBe(-1)
    shop.clock.now = new Date(start.getTime() + 29 * 86_400_000)
    expect((await back(soon)).json().user.userId).toBe(userId)
    shop.clock.now = start
    const { rows } = await shop.shop.database.pool.query('select 1 from remember_token where user_id = $1', [userId])
    await back(left, 'POST')
    const after = await shop.shop.database.pool.query('select 1 from remember_token where user_id = $1', [userId])
    expect(after.rows.length).toBeLessThan(rows.length)
    expect((await back(left)).json().user.userId).toBe(-1)
  })
})
