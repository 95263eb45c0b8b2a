import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCounter } from '../../kernel/counters.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { loginDevice } from '../../kernel/sessions/known-devices.tables.ts'
import { loginLimit } from '../../kernel/counters.tables.ts'
import { captchaTask, solveCaptcha } from '../../testing/solve-captcha.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword, hashToken } from '../../kernel/sessions/credentials.ts'
import { createLoginLimits } from './login-limits.ts'

let shop: TestShop
let passwordHash: string
beforeAll(async () => {
  shop = await openTestShop({ CAPTCHA: 'work', CAPTCHA_AFTER_FAILURES: '20' })
  passwordHash = await hashPassword('cipolla-rossa')
})
afterAll(() => shop.close())

let people = 0
async function account(): Promise<string> {
  const login = `guessed${++people}`
  const person = { firstName: 'Lia', lastName: 'Prova', passwordHash }
  await shop.shop.db.insert(appUser).values({ ...person, login, email: `${login}@bottega.example` })
  return login
}

let networks = 0
const anAddress = () => `198.51.100.${++networks}`

interface Said {
  status: number
  errors?: { code: string }[]
  errorsMessage?: string[]
}

interface Try {
  login: string
  from: string
  password?: string
  captcha?: boolean
  device?: string | undefined
  headers?: Record<string, string>
}

/** A login as a browser sends it: what the shop said, and the token it knows the browser by afterwards. */
async function enter({ login, from, password = 'cipolla-rossa', captcha = false, device, headers = {} }: Try) {
  const token = captcha ? { token: solveCaptcha(await captchaTask(shop)) } : {}
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/ebsn/api/auth/login',
    remoteAddress: from,
    headers: { 'x-ebsn-client': 'site', ...headers },
    cookies: device === undefined ? {} : { bottega_device: device },
    payload: { login, password, ...token },
  })
  const { response } = reply.json<{ response: Said }>()
  const cookie = reply.cookies.find(({ name }) => name === 'bottega_device')
  const outcome = response.status === 0 ? 'signed in' : response.errors?.[0]?.code
  return { outcome, texts: response.errorsMessage, cookie }
}

async function guess(login: string, from: string, times = 10, more: Partial<Try> = {}): Promise<void> {
  for (let time = 0; time < times; time++) await enter({ login, from, password: 'sbagliata', ...more })
}

describe('while an address guesses at an account', () => {
  test('it is stopped after ten wrong passwords, with the right one and a captcha too, and told for how long [auth-9]', async () => {
    const [login, guesser] = [await account(), anAddress()]
    await guess(login, guesser)
    expect((await enter({ login, from: guesser })).outcome).toBe('error.captcha.required')
    const stopped = await enter({ login, from: guesser, captcha: true })
    expect(stopped).toMatchObject({
      outcome: 'error.login.tooMany',
      texts: ['Troppi tentativi. Riprova tra 15 minuti.'],
    })
  })

  test('others are asked for a captcha, and with one and the right password they are in [auth-10]', async () => {
    const [login, guesser, home] = [await account(), anAddress(), anAddress()]
    await guess(login, guesser)
    expect((await enter({ login, from: home })).outcome).toBe('error.captcha.required')
    expect((await enter({ login, from: home, captcha: true, password: 'sbagliata' })).outcome).toBe('error.login.wrong')
    expect((await enter({ login, from: home, captcha: true })).outcome).toBe('signed in')
    expect((await enter({ login, from: guesser, captcha: true })).outcome).toBe('error.login.tooMany')
  })

  test('a device the account came in from before is let in without one [auth-11]', async () => {
    const [login, guesser, home] = [await account(), anAddress(), anAddress()]
    const { cookie } = await enter({ login, from: home })
    await guess(login, guesser)
    expect((await enter({ login, from: anAddress(), device: cookie?.value })).outcome).toBe('signed in')
    expect((await enter({ login, from: guesser, captcha: true })).outcome).toBe('error.login.tooMany')
  })

  test.each(['account', 'nobodyatall'])('an unknown account is answered like a known one: %s', async (kind) => {
    const login = kind === 'account' ? await account() : kind
    const [guesser, home] = [anAddress(), anAddress()]
    const wrong = { login, password: 'sbagliata' }
    const outcome: unknown[] = []
    for (let time = 0; time < 11; time++) outcome.push((await enter({ ...wrong, from: guesser })).outcome)
    outcome.push((await enter({ ...wrong, from: guesser, captcha: true })).outcome)
    outcome.push((await enter({ ...wrong, from: home, captcha: true })).outcome)
    expect(outcome).toEqual([
      ...Array.from({ length: 10 }, () => 'error.login.wrong'),
      'error.captcha.required',
      'error.login.tooMany',
      'error.login.wrong',
    ])
  })

  test('from a hundred addresses, captchas open the account to a hundred tries an hour [auth-16]', async () => {
    const limits = createLoginLimits(shop.shop.database, 'many')
    const attempt = (from: number) => ({ account: 'target', address: `192.0.2.${from}`, device: undefined })
    for (let from = 0; from < 110; from++) await limits.enter(attempt(from), true)
    await expect(limits.enter(attempt(111), true)).rejects.toMatchObject({ code: 'error.login.tooMany' })
    await expect(limits.enter({ ...attempt(112), device: 'known' }, false)).resolves.toBeUndefined()
  })
})

describe('a known device', () => {
  test('is a browser by its cookie, which no script reads; the database stores its hash', async () => {
    const login = await account()
    const { cookie } = await enter({ login, from: anAddress() })
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 180 * 86_400 })
    const stored = await shop.shop.db.select().from(loginDevice)
    expect(stored.map(({ tokenHash }) => tokenHash)).toContain(hashToken(cookie?.value ?? ''))
    expect(JSON.stringify(stored)).not.toContain(cookie?.value)
  })

  test('is no other account’s, and nothing a client makes up [auth-12]', async () => {
    const [login, other, guesser] = [await account(), await account(), anAddress()]
    const uuid = { 'x-ebsn-client-uuid': '0123456789abcdef0123456789abcdef' }
    await enter({ login, from: anAddress(), headers: uuid })
    const { cookie } = await enter({ login: other, from: anAddress() })
    await guess(login, guesser)
    expect((await enter({ login, from: anAddress(), device: cookie?.value })).outcome).toBe('error.captcha.required')
    expect((await enter({ login, from: anAddress(), device: 'made-up' })).outcome).toBe('error.captcha.required')
    expect((await enter({ login, from: anAddress(), headers: uuid })).outcome).toBe('error.captcha.required')
  })

  test('is stopped itself after ten wrong passwords, and the account’s other devices are not [auth-13]', async () => {
    const login = await account()
    const [stolen, own] = [await enter({ login, from: anAddress() }), await enter({ login, from: anAddress() })]
    await guess(login, anAddress(), 10, { device: stolen.cookie?.value })
    const again = { login, from: anAddress(), device: stolen.cookie?.value }
    expect((await enter(again)).outcome).toBe('error.login.tooMany')
    expect((await enter({ ...again, device: own.cookie?.value })).outcome).toBe('signed in')
  })

  test('gets a new token at every login, for all accounts of the browser [auth-14]', async () => {
    const [login, other] = [await account(), await account()]
    const planted = (await enter({ login: other, from: anAddress() })).cookie?.value
    const { cookie } = await enter({ login, from: anAddress(), device: planted })
    await guess(login, anAddress())
    await guess(other, anAddress())
    expect((await enter({ login, from: anAddress(), device: planted })).outcome).toBe('error.captcha.required')
    const next = await enter({ login, from: anAddress(), device: cookie?.value })
    expect(next.outcome).toBe('signed in')
    expect((await enter({ login: other, from: anAddress(), device: next.cookie?.value })).outcome).toBe('signed in')
  })

  test('is known for 180 days', async () => {
    const [login, start] = [await account(), shop.clock.now]
    const { cookie } = await enter({ login, from: anAddress() })
    await guess(login, anAddress())
    shop.clock.now = new Date(start.getTime() + 180 * 86_400_000)
    expect((await enter({ login, from: anAddress(), device: cookie?.value })).outcome).toBe('error.captcha.required')
    shop.clock.now = new Date(start.getTime() + 179 * 86_400_000)
    expect((await enter({ login, from: anAddress(), device: cookie?.value })).outcome).toBe('signed in')
    shop.clock.now = start
  })
})

test('an address has a hundred wrong passwords an hour, over all accounts [auth-15]', async () => {
  const limits = createLoginLimits(shop.shop.database, 'one-address')
  const attempt = (number: number) => ({ account: `account-${number}`, address: '192.0.2.200', device: undefined })
  for (let number = 0; number < 100; number++) await limits.enter(attempt(number), false)
  await expect(limits.enter(attempt(101), true)).rejects.toMatchObject({
    code: 'error.login.tooMany',
    values: { seconds: expect.closeTo(3600, -2) },
  })
})

test('what was counted is counted on by another process, and after a restart [auth-17]', async () => {
  const count = () => createCounter(shop.shop.database, 'restarted', { points: 2, duration: 60 })
  await count().take('one')
  await count().take('one')
  await expect(count().take('one')).rejects.toMatchObject({ code: 'error.login.tooMany', values: { seconds: 60 } })
  await expect(count().take('another')).resolves.toBeUndefined()
  const stored = await shop.shop.db.select().from(loginLimit).where(eq(loginLimit.key, 'restarted:one'))
  expect(stored).toMatchObject([{ points: 3 }])
})
