import { authLogin, authTest } from '@bottega/contract/auth/calls.ts'
import { registrationMfaEnabled, registrationUpdateMfa } from '@bottega/contract/mfa/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { rememberToken } from '../../kernel/sessions/remember-me.tables.ts'
import { mfaChallenge } from './mfa.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import { anonymousVisitor } from '../../testing/anonymous-visitor.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { logIn as logInWith } from '../auth/auth.service.ts'
import { hashPassword, hashToken } from '../../kernel/sessions/credentials.ts'
import { issueRememberToken } from '../../kernel/sessions/remember-me.service.ts'
import { openSession } from '../../kernel/sessions/sessions.service.ts'
import { createLoginLimits } from '../auth/login-limits.ts'

let shop: TestShop
let passwordHash: string
beforeAll(async () => {
  shop = await openTestShop({ CAPTCHA: 'work', CAPTCHA_AFTER_FAILURES: '1' })
  passwordHash = await hashPassword('cipolla-rossa')
})
afterAll(() => shop.close())

/** A customer who has switched the PIN on. */
async function careful(login: string): Promise<number> {
  const [row] = await shop.shop.db
    .insert(appUser)
    .values({
      login,
      email: `${login}@bottega.example`,
      firstName: 'Pia',
      lastName: 'Prova',
      passwordHash,
      mfaEnabled: true,
    })
    .returning({ id: appUser.id })
  if (row === undefined) throw new Error('no account was made')
  return row.id
}

const logIn = (login: string, more: { mfa_pin?: string; resend_mfa_pin?: boolean; password?: string } = {}) =>
  shop.anonymous().call(authLogin, { body: { login, password: 'cipolla-rossa', ...more } })

const codeOf = (login: string, more = {}) =>
  logIn(login, more).then(
    () => 'signed in',
    (error: { code: string }) => error.code,
  )

async function mailedPin(): Promise<string> {
  const [mail] = (await mailsOf(shop)).toReversed()
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}

describe('a login with a PIN', () => {
  test('asks for the PIN it mails, and signs in the customer who enters it [mfa-2]', async () => {
    await careful('pinmail')
    expect(await codeOf('pinmail')).toBe('error.login.mfaPinRequired')
    const reply = await logIn('pinmail', { mfa_pin: await mailedPin() })
    expect(reply.user).toMatchObject({ login: 'pinmail' })
  })

  test('keeps nothing from which the PIN could be read', async () => {
    const userId = await careful('pinathome')
    await codeOf('pinathome')
    const pin = await mailedPin()
    const [stored] = await shop.shop.db.select().from(mfaChallenge).where(eq(mfaChallenge.userId, userId))
    expect(stored?.pinHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(await shop.shop.db.select().from(outbox))).not.toContain(pin)
  })

  test('takes a PIN once', async () => {
    await careful('pinonce')
    await codeOf('pinonce')
    const pin = await mailedPin()
    expect(await codeOf('pinonce', { mfa_pin: pin })).toBe('signed in')
    expect(await codeOf('pinonce', { mfa_pin: pin })).not.toBe('signed in')
  })

  test('is guessed at twenty times in six hours, over however many logins', async () => {
    const limits = createLoginLimits(shop.shop.database, 'guessed')
    for (let time = 0; time < 20; time++) await limits.triesPin('pinguess')
    await expect(limits.triesPin('PINGUESS')).rejects.toMatchObject({
      code: 'error.login.tooMany',
      values: { seconds: 21_600 },
    })
    await limits.succeeded({ account: 'pinguess', address: '192.0.2.1', device: undefined })
    await expect(limits.triesPin('pinguess')).resolves.toBeUndefined()
  })

  test('counts the PINs it is sent, and not the requests for one', async () => {
    await careful('pincounted')
    const limits = createLoginLimits(shop.shop.database, 'counted')
    for (let time = 0; time < 20; time++) await limits.triesPin('pincounted')
    const rest = { login: 'pincounted', password: 'cipolla-rossa', remember: false, captchaToken: undefined }
    const enter = (pin?: string) =>
      logInWith(shop.shop, limits, anonymousVisitor, { ...rest, pin, resendPin: false }, shop.clock.now)
    await expect(enter()).rejects.toMatchObject({ code: 'error.login.mfaPinRequired' })
    await expect(enter(await mailedPin())).rejects.toMatchObject({ code: 'error.login.tooMany' })
  })

  test('of two at once with the right PIN lets in one', async () => {
    await careful('pintwice')
    await codeOf('pintwice')
    const pin = await mailedPin()
    const both = await Promise.all([codeOf('pintwice', { mfa_pin: pin }), codeOf('pintwice', { mfa_pin: pin })])
    expect(both.filter((one) => one === 'signed in')).toHaveLength(1)
  })

  test('is over after five wrong PINs, the right one included [mfa-4]', async () => {
    await careful('pinguess')
    await codeOf('pinguess')
    const pin = await mailedPin()
    const wrong = pin === '000000' ? '000001' : '000000'
    for (let time = 0; time < 5; time++)
      expect(await codeOf('pinguess', { mfa_pin: wrong })).toBe('error.login.mfaPinWrong')
    expect(await codeOf('pinguess', { mfa_pin: pin })).toBe('error.login.mfaPinExpired')
  })

  test('forgets its PIN after ten minutes [mfa-5]', async () => {
    await careful('pinlate')
    await codeOf('pinlate')
    const pin = await mailedPin()
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 10 * 60_000)
    const late = await codeOf('pinlate', { mfa_pin: pin })
    shop.clock.now = start
    expect(['error.login.mfaPinExpired', 'error.captcha.required']).toContain(late)
  })
})

describe('a PIN sent once more', () => {
  test('replaces the one before, three mails at most [mfa-6]', async () => {
    await careful('pinagain')
    await codeOf('pinagain')
    const first = await mailedPin()
    expect(await codeOf('pinagain', { mfa_pin: 'x', resend_mfa_pin: true })).toBe('error.login.mfaPinRequired')
    const second = await mailedPin()
    expect(second).not.toBe(first)
    expect(await codeOf('pinagain', { mfa_pin: first })).toBe('error.login.mfaPinWrong')
    expect(await codeOf('pinagain', { mfa_pin: second, resend_mfa_pin: true })).toBe('error.login.mfaPinRequired')
    expect(await codeOf('pinagain', { mfa_pin: second, resend_mfa_pin: true })).toBe('error.login.mfaPinExpired')
    expect(await codeOf('pinagain', { mfa_pin: await mailedPin() })).toBe('signed in')
  })
})

describe('who does not know the password', () => {
  test('is told nothing of a PIN', async () => {
    await careful('pinsecret')
    expect(await codeOf('pinsecret', { password: 'sbagliata' })).toBe('error.login.wrong')
    expect(await mailsOf(shop)).toEqual([])
  })

  test('is exempt from the captcha with a PIN only while that very login waits for one [mfa-1]', async () => {
    await careful('pinexempt')
    await careful('pinwaits')
    await codeOf('pinwaits')
    await codeOf('pinexempt', { password: 'sbagliata' })
    expect(await codeOf('pinexempt', { password: 'sbagliata', mfa_pin: '123456' })).toBe('error.captcha.required')
    expect(await codeOf('pinwaits', { password: 'sbagliata', mfa_pin: '123456' })).toBe('error.login.wrong')
    expect(await codeOf('pinwaits', { password: 'sbagliata' })).toBe('error.captcha.required')
  })
})

describe('switching it on and off', () => {
  test('is stored, and told by mail [mfa-3]', async () => {
    await mailsOf(shop)
    const anna = await shop.shopper()
    expect((await anna.call(registrationMfaEnabled)).data).toEqual({ enabled: false })
    await anna.call(registrationUpdateMfa, { body: { enabled: true } })
    expect((await anna.call(registrationMfaEnabled)).data).toEqual({ enabled: true })
    expect((await mailsOf(shop)).map(({ subject }) => subject)).toEqual(['Il PIN all’accesso è attivo'])
    await anna.call(registrationUpdateMfa, { body: { enabled: true } })
    expect(await mailsOf(shop)).toEqual([])
  })

  const turnOff = (person: Person, more: { mfa_pin?: string; resend_mfa_pin?: boolean } = {}) =>
    person.call(registrationUpdateMfa, { body: { enabled: false, ...more } }).then(
      ({ data }) => data.enabled,
      (error: { code: string }) => error.code,
    )
  const isOn = async (person: Person) => (await person.call(registrationMfaEnabled)).data.enabled

  /** A customer, signed in, who is asked for a PIN at every login; their mails so far are read. */
  async function signedIn(): Promise<Person> {
    const anna = await shop.shopper()
    await anna.call(registrationUpdateMfa, { body: { enabled: true } })
    await mailsOf(shop)
    return anna
  }

  test('off takes a PIN of its own mail, which a session left open does not have [mfa-7]', async () => {
    const anna = await signedIn()
    expect(await turnOff(anna)).toBe('error.login.mfaPinRequired')
    expect(await turnOff(anna, { mfa_pin: '12345x' })).toBe('error.login.mfaPinWrong')
    expect(await isOn(anna)).toBe(true)
    const [mail] = await mailsOf(shop)
    expect(mail?.subject).toBe('Il PIN per disattivare il PIN all’accesso')
    expect(await turnOff(anna, { mfa_pin: /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '' })).toBe(false)
    expect(await isOn(anna)).toBe(false)
    expect((await mailsOf(shop)).map(({ subject }) => subject)).toEqual(['Il PIN all’accesso non è più attivo'])
  })

  test('off and a login have PINs of their own: neither does the other’s [mfa-10]', async () => {
    const login = 'pinpurpose'
    const userId = await careful(login)
    const pia = shop.as(await openSession(shop.shop.db, userId, false, shop.clock.now), userId)
    await mailsOf(shop)
    expect(await codeOf(login)).toBe('error.login.mfaPinRequired')
    const forLogin = await mailedPin()
    expect(await turnOff(pia, { mfa_pin: forLogin })).toBe('error.login.mfaPinExpired')
    expect(await turnOff(pia)).toBe('error.login.mfaPinRequired')
    const forOff = await mailedPin()
    expect(await codeOf(login, { mfa_pin: forOff })).toBe('error.login.mfaPinWrong')
    expect(await turnOff(pia, { mfa_pin: forLogin })).toBe('error.login.mfaPinWrong')
    expect(await isOn(pia)).toBe(true)
    expect(await codeOf(login, { mfa_pin: forLogin })).toBe('signed in')
    expect(await turnOff(pia, { mfa_pin: forOff })).toBe(false)
  })

  test('off is asked for, and tried, twenty times in six hours [mfa-8]', async () => {
    const anna = await signedIn()
    for (let time = 0; time < 20; time++) expect(await turnOff(anna)).toBe('error.login.mfaPinRequired')
    expect(await turnOff(anna, { mfa_pin: await mailedPin() })).toBe('error.login.tooMany')
    expect(await isOn(anna)).toBe(true)
  })

  test('either way ends every other login of the customer, and of no other customer [mfa-9]', async () => {
    const { db } = shop.shop
    const [anna, bruna] = [await shop.shopper(), await shop.shopper()]
    for (const enabled of [true, false]) {
      const elsewhere = shop.as(await openSession(db, anna.userId, false, shop.clock.now), anna.userId)
      const remembered = await issueRememberToken(db, anna.userId, shop.clock.now)
      if (!enabled) await turnOff(anna)
      const pin = enabled ? {} : { mfa_pin: await mailedPin() }
      await anna.call(registrationUpdateMfa, { body: { enabled, ...pin } })
      expect((await elsewhere.call(authTest)).user.userId).toBe(-1)
      expect(await db.$count(rememberToken, eq(rememberToken.tokenHash, hashToken(remembered)))).toBe(0)
      expect((await anna.call(authTest)).user.userId).toBe(anna.userId)
    }
    expect((await bruna.call(authTest)).user.userId).toBe(bruna.userId)
  })

  test('leaves the browser it is done in remembered', async () => {
    const anna = await shop.shopper()
    const remembered = await issueRememberToken(shop.shop.db, anna.userId, shop.clock.now)
    await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/registration/update_mfa',
      headers: { 'x-ebsn-client': 'site', 'x-ebsn-account': anna.token },
      cookies: { bottega_remember: remembered },
      payload: { enabled: true },
    })
    expect(await isOn(anna)).toBe(true)
    expect(await shop.shop.db.$count(rememberToken, eq(rememberToken.tokenHash, hashToken(remembered)))).toBe(1)
  })

  test('cannot be requested by another person', async () => {
    await expect(shop.anonymous().call(registrationMfaEnabled)).rejects.toMatchObject({ httpStatus: 419 })
  })
})
