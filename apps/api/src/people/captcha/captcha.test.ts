import { authLogin } from '@bottega/contract/auth/calls.ts'
import { authCaptcha } from '@bottega/contract/captcha/calls.ts'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { captchaChallenge } from './captcha.tables.ts'
import { captchaTask, solveCaptcha } from '../../testing/solve-captcha.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword } from '../../kernel/sessions/credentials.ts'

const password = 'cipolla-rossa'

async function shopWith(settings: Parameters<typeof openTestShop>[0]): Promise<TestShop> {
  const shop = await openTestShop(settings)
  const passwordHash = await hashPassword(password)
  const logins = ['first', 'guessed', 'solved', 'spent', 'cheap', 'late01', 'query', 'google']
  await shop.shop.db.insert(appUser).values(
    logins.map((login) => ({
      login,
      email: `${login}@bottega.example`,
      firstName: 'Lia',
      lastName: 'Prova',
      passwordHash,
    })),
  )
  return shop
}

type Login = { login: string; password?: string; token?: string }

const enter = (shop: TestShop, { login, ...more }: Login) =>
  shop
    .anonymous()
    .call(authLogin, { body: { login, password, ...more } })
    .then(
      () => 'signed in',
      (error: { code: string; httpStatus: number }) => `${error.httpStatus} ${error.code}`,
    )

async function guessWrong(shop: TestShop, login: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await enter(shop, { login, password: 'sbagliata' })
}

describe('the shop’s own captcha', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await shopWith({ CAPTCHA: 'work' })
  })
  afterAll(() => shop.close())

  test('is not asked for at a first login, nor after two slips', async () => {
    await guessWrong(shop, 'first', 2)
    expect(await enter(shop, { login: 'first' })).toBe('signed in')
  })

  test('is asked for after three wrong passwords, also with the right one', async () => {
    await guessWrong(shop, 'guessed', 3)
    expect(await enter(shop, { login: 'guessed' })).toBe('403 error.captcha.required')
  })

  test('is asked for in the same way for logins that do not exist', async () => {
    await guessWrong(shop, 'nobodyatall', 3)
    expect(await enter(shop, { login: 'nobodyatall' })).toBe('403 error.captcha.required')
  })

  test('lets in who has done the work [captcha-1]', async () => {
    await guessWrong(shop, 'solved', 3)
    expect(await enter(shop, { login: 'solved', token: solveCaptcha(await captchaTask(shop)) })).toBe('signed in')
  })

  test('takes the token in the query too', async () => {
    await guessWrong(shop, 'query', 3)
    const query = { token_recaptcha: solveCaptcha(await captchaTask(shop)) }
    const reply = await shop.anonymous().call(authLogin, { query, body: { login: 'query', password } })
    expect(reply.user.login).toBe('query')
  })
})

describe('the shop’s own captcha, asked for at once', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await shopWith({ CAPTCHA: 'work', CAPTCHA_AFTER_FAILURES: '0' })
  })
  afterAll(() => shop.close())

  test('lets no login through without a token, as the specification has it [captcha-7]', async () => {
    expect(await enter(shop, { login: 'cheap' })).toBe('403 error.captcha.required')
    expect(await enter(shop, { login: 'cheap', token: solveCaptcha(await captchaTask(shop)) })).toBe('signed in')
  })

  test('takes a solution once [captcha-6]', async () => {
    const token = solveCaptcha(await captchaTask(shop))
    expect(await enter(shop, { login: 'spent', token })).toBe('signed in')
    expect(await enter(shop, { login: 'spent', token })).toBe('403 error.captcha.wrong')
  })

  test.each(['x', ':', 'made-up:1'])('does not take %j', async (token) => {
    expect(await enter(shop, { login: 'cheap', token })).toBe('403 error.captcha.wrong')
  })

  test('does not take a number that is no work [captcha-4]', async () => {
    const { challenge, bits } = await captchaTask(shop)
    const good = solveCaptcha({ challenge, bits })
    const bad = Array.from({ length: 50 }, (_, number) => `${challenge}:${number}`).find((one) => one !== good)
    expect(await enter(shop, { login: 'cheap', token: bad ?? '' })).toBe('403 error.captcha.wrong')
  })

  test('does not take work done for a task that has expired [captcha-5]', async () => {
    const token = solveCaptcha(await captchaTask(shop))
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 5 * 60_000)
    expect(await enter(shop, { login: 'late01', token })).toBe('403 error.captcha.wrong')
    shop.clock.now = start
  })
})

test('a token that was not requested is not checked, and not used up', async () => {
  const shop = await shopWith({ CAPTCHA: 'work' })
  expect(await enter(shop, { login: 'first', token: 'from-elsewhere' })).toBe('signed in')
  const token = solveCaptcha(await captchaTask(shop))
  expect(await enter(shop, { login: 'first', token })).toBe('signed in')
  await guessWrong(shop, 'first', 3)
  expect(await enter(shop, { login: 'first', token })).toBe('signed in')
  await shop.close()
})

test('an address gets a hundred tasks in ten minutes, and another address its own [captcha-3]', async () => {
  const shop = await openTestShop({ CAPTCHA: 'work' })
  const ask = (remoteAddress: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/captcha',
      headers: { 'x-ebsn-client': 'site' },
      remoteAddress,
      payload: {},
    })
  for (let time = 0; time < 100; time++) expect((await ask('192.0.2.1')).statusCode).toBe(200)
  const refused = await ask('192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect((await ask('192.0.2.2')).json().data).toMatchObject({ provider: 'work' })
  expect(await shop.shop.db.$count(captchaChallenge)).toBe(101)
  await shop.close()
})

test('a place the setting does not name is not guarded [captcha-2]', async () => {
  const shop = await shopWith({ CAPTCHA: 'work', CAPTCHA_PLACES: 'password_reset', CAPTCHA_AFTER_FAILURES: '0' })
  expect(await enter(shop, { login: 'first' })).toBe('signed in')
  await shop.close()
})

describe('reCAPTCHA', () => {
  let google: Server
  let shop: TestShop
  const requests: URLSearchParams[] = []
  let answer: object | undefined

  beforeAll(async () => {
    google = createServer((request, reply) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        requests.push(new URLSearchParams(body))
        reply.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' })
        reply.end(JSON.stringify(answer ?? {}))
      })
    })
    google.listen(0, '127.0.0.1')
    await once(google, 'listening')
    const address = google.address()
    const port = typeof address === 'object' ? address?.port : undefined
    shop = await shopWith({
      CAPTCHA: 'recaptcha',
      CAPTCHA_AFTER_FAILURES: '0',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'hush',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    })
  })
  afterAll(async () => {
    await shop.close()
    google.close()
  })

  test('tells the page its key, and Google the secret, the token and the address', async () => {
    expect((await shop.anonymous().call(authCaptcha)).data).toEqual({ provider: 'recaptcha', siteKey: 'site' })
    answer = { success: true }
    expect(await enter(shop, { login: 'google', token: 'from-google' })).toBe('signed in')
    expect(Object.fromEntries(requests.at(-1) ?? [])).toEqual({
      secret: 'hush',
      response: 'from-google',
      remoteip: '127.0.0.1',
    })
  })

  test.each([
    ['a token Google does not know', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a score of a machine', { success: true, score: 0.1 }],
    ['an answer that cannot be read', { success: 'yes' }],
    ['no answer', undefined],
  ])('%s signs no customer in', async (_case, said) => {
    answer = said
    expect(await enter(shop, { login: 'google', token: 'from-google' })).toBe('403 error.captcha.wrong')
  })

  test('no token signs no customer in', async () => {
    expect(await enter(shop, { login: 'google' })).toBe('403 error.captcha.required')
  })
})
