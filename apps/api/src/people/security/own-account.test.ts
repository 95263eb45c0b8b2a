import { authLogin, authTest } from '@bottega/contract/auth/calls.ts'
import {
  passwordReset,
  passwordResetTokenRequest,
  registrationEndOtherLogins,
  registrationLogins,
  updateEmail,
  updateEmailRequest,
  updatePassword,
  updateUsername,
} from '@bottega/contract/security/calls.ts'
import { registrationUpdateMfa } from '@bottega/contract/mfa/calls.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { emailChange } from './tokens.tables.ts'
import { outcome } from '../../testing/outcome.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { captchaTask, solveCaptcha } from '../../testing/solve-captcha.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword } from '../../kernel/sessions/credentials.ts'

let shop: TestShop
let passwordHash: string
beforeAll(async () => {
  shop = await openTestShop()
  passwordHash = await hashPassword('cipolla-rossa')
})
afterAll(() => shop.close())
// Mails of the test before would be among those a test reads.
beforeEach(() => mailsOf(shop))

/** A customer with a password, signed in. */
async function customer(more: Partial<typeof appUser.$inferInsert> = {}, on = shop) {
  const login = `own${randomUUID().slice(0, 8)}`
  const email = `${login}@bottega.example`
  const person = { firstName: 'Lia', lastName: 'Prova', passwordHash }
  const [row] = await on.shop.db
    .insert(appUser)
    .values({ login, email, ...person, ...more })
    .returning({ userId: appUser.id })
  const signIn = async (remember = false) => {
    const { data } = await on.anonymous().call(authLogin, {
      body: { login, password: 'cipolla-rossa', remember_me: remember },
    })
    return on.as(data.token, row?.userId ?? 0)
  }
  return { login, email, userId: row?.userId ?? 0, signIn }
}

const isIn = async (person: Customer) => (await person.call(authTest)).user.userId > -1
const rowOf = async (userId: number) => (await shop.shop.db.select().from(appUser).where(eq(appUser.id, userId)))[0]
const enter = (login: string, password: string) =>
  outcome(shop.anonymous().call(authLogin, { body: { login, password } }))
const lastMails = async () => (await mailsOf(shop)).map(({ to, subject, text }) => ({ to: to.address, subject, text }))
const pinIn = (texts: readonly { text: string }[]) =>
  /^\d{6}$/m.exec(texts.map(({ text }) => text).join('\n'))?.[0] ?? ''

type Customer = Awaited<ReturnType<Awaited<ReturnType<typeof customer>>['signIn']>>

describe('update_password', () => {
  test('changes it for who knows the old one, ends the other logins and tells by mail [security-15]', async () => {
    const { login, email, signIn } = await customer()
    const [here, elsewhere] = [await signIn(), await signIn(true)]
    await here.call(updatePassword, { body: { old_password: 'cipolla-rossa', new_password: 'sedano-verde-7' } })
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
    expect(await enter(login, 'cipolla-rossa')).toBe('error.login.wrong')
    expect(await enter(login, 'sedano-verde-7')).toBe('done')
    expect(await lastMails()).toMatchObject([{ to: email, subject: 'La tua password è cambiata' }])
  })

  test.each([
    ['a wrong old one', 'sbagliata', 'sedano-verde-7', 'error.password.wrong'],
    ['the same again', 'cipolla-rossa', 'cipolla-rossa', 'error.password.unchanged'],
    ['a common one', 'cipolla-rossa', 'Juventus', 'error.password.common'],
    ['a short one', 'cipolla-rossa', 'sedano7', 'error.password.minChar'],
    ['an endless one', 'cipolla-rossa', 'sedano-7-'.repeat(20), 'error.password.maxChar'],
  ])('refuses %s [security-16]', async (_case, old_password, new_password, code) => {
    const here = await (await customer()).signIn()
    expect(await outcome(here.call(updatePassword, { body: { old_password, new_password } }))).toBe(code)
  })

  test('can be tried ten times in fifteen minutes [security-17]', async () => {
    const here = await (await customer()).signIn()
    const attempt = (old_password: string) =>
      outcome(here.call(updatePassword, { body: { old_password, new_password: 'sedano-verde-7' } }))
    for (let time = 0; time < 10; time++) expect(await attempt('sbagliata')).toBe('error.password.wrong')
    expect(await attempt('cipolla-rossa')).toBe('error.login.tooMany')
  })

  test('of an account without a password finds no old one to be right [security-18]', async () => {
    const person = await shop.shopper()
    const body = { old_password: '', new_password: 'sedano-verde-7' }
    expect(await outcome(person.call(updatePassword, { body }))).toBe('error.password.wrong')
  })
})

describe('update_username', () => {
  const change = async (username: string, more: object = {}) => {
    const person = await customer()
    const here = await person.signIn()
    const body = { username, password: 'cipolla-rossa', ...more }
    return { ...person, answer: await outcome(here.call(updateUsername, { body })) }
  }

  test('changes the login name and tells by mail [security-19]', async () => {
    const wanted = `lia${randomUUID().slice(0, 8)}`
    const { answer, email, login } = await change(wanted)
    expect(answer).toBe('done')
    expect(await enter(wanted, 'cipolla-rossa')).toBe('done')
    expect(await enter(login, 'cipolla-rossa')).toBe('error.login.wrong')
    expect(await lastMails()).toMatchObject([{ to: email, subject: 'Il tuo nome utente è cambiato' }])
  })

  test.each(['lia', 'x'.repeat(51), 'lia prova', 'lia@altrove.example'])(
    'does not take %j [security-20]',
    async (name) => {
      expect((await change(name)).answer).toBe('error.username.invalid')
    },
  )

  test('takes no name that is another account’s login [security-21]', async () => {
    const { login } = await customer()
    expect((await change(login.toUpperCase())).answer).toBe('error.username.taken')
  })

  test('takes a password that is right [security-22]', async () => {
    expect((await change('liaprova1', { password: 'sbagliata' })).answer).toBe('error.password.wrong')
  })
})

describe('update_email_request and update_email', () => {
  const ask = (person: Customer, body: { new_email: string; password?: string; mfa_pin?: string }) =>
    outcome(person.call(updateEmailRequest, { body }))
  const confirm = (token: string) => outcome(shop.anonymous().call(updateEmail, { body: { token } }))
  const tokenIn = (texts: readonly { text: string }[]) =>
    /email-updated#([\w-]{43})/.exec(texts.map(({ text }) => text).join('\n'))?.[1] ?? ''
  const another = () => `new${randomUUID().slice(0, 8)}@bottega.example`
  const known = { password: 'cipolla-rossa' }

  test('mail a link to the new address and a warning to the old one, change it once, end the logins and tell the old address [security-23]', async () => {
    const { email, userId, signIn } = await customer()
    const [here, elsewhere] = [await signIn(), await signIn()]
    const new_email = another()
    expect(await ask(here, { new_email, ...known })).toBe('done')
    const mails = await lastMails()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [new_email, 'Conferma il tuo nuovo indirizzo'],
      [email, 'Il tuo indirizzo e-mail sta per cambiare'],
    ])
    expect((await rowOf(userId))?.email).toBe(email)
    expect(await confirm(tokenIn(mails))).toBe('done')
    expect((await rowOf(userId))?.email).toBe(new_email)
    expect(await isIn(elsewhere)).toBe(false)
    expect(await lastMails()).toMatchObject([{ to: email, subject: 'Il tuo indirizzo e-mail è cambiato' }])
    expect(await confirm(tokenIn(mails))).toBe('error.email.changeWrong')
  })

  test('change a login name that was the old address [security-24]', async () => {
    const address = another()
    const { userId } = await customer({ login: address, email: address })
    const { data } = await shop.anonymous().call(authLogin, { body: { login: address, password: 'cipolla-rossa' } })
    const new_email = another()
    await ask(shop.as(data.token, userId), { new_email, ...known })
    expect(await confirm(tokenIn(await lastMails()))).toBe('done')
    expect(await rowOf(userId)).toMatchObject({ login: new_email, email: new_email })
  })

  test('answer alike for an address that has an account, which is told, and change nothing [security-25]', async () => {
    const taken = await customer()
    const { userId, email, signIn } = await customer()
    expect(await ask(await signIn(), { new_email: taken.email, ...known })).toBe('done')
    const mails = await lastMails()
    expect(mails).toContainEqual(
      expect.objectContaining({ to: taken.email, subject: 'Questo indirizzo ha già un account' }),
    )
    expect(tokenIn(mails)).toBe('')
    expect((await rowOf(userId))?.email).toBe(email)
  })

  test('do not take an address that an account took meanwhile [security-26]', async () => {
    const { userId, email, signIn } = await customer()
    const new_email = another()
    await ask(await signIn(), { new_email, ...known })
    const token = tokenIn(await lastMails())
    await customer({ email: new_email })
    expect(await confirm(token)).toBe('error.email.changeWrong')
    expect((await rowOf(userId))?.email).toBe(email)
  })

  test('last thirty minutes, and a changed password ends them [security-27]', async () => {
    const { signIn, userId } = await customer()
    const here = await signIn()
    await ask(here, { new_email: another(), ...known })
    const token = tokenIn(await lastMails())
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 30 * 60_000)
    expect(await confirm(token)).toBe('error.email.changeWrong')
    shop.clock.now = start
    await here.call(updatePassword, { body: { old_password: 'cipolla-rossa', new_password: 'sedano-verde-7' } })
    expect(await shop.shop.db.$count(emailChange, eq(emailChange.userId, userId))).toBe(0)
    expect(await confirm(token)).toBe('error.email.changeWrong')
  })

  test.each([
    ['no address', 'lia', 'error.email.invalid'],
    ['an address of eleven letters too many', 'lia@bottega.abcdefghijkl', 'error.email.invalid'],
  ])('refuse %s [security-28]', async (_case, new_email, code) => {
    expect(await ask(await (await customer()).signIn(), { new_email, ...known })).toBe(code)
  })

  test('without the password take the PIN that is mailed to the present address [security-29]', async () => {
    const { email, signIn } = await customer()
    const here = await signIn()
    const new_email = another()
    expect(await ask(here, { new_email })).toBe('error.login.mfaPinRequired')
    const mails = await lastMails()
    expect(mails).toMatchObject([{ to: email, subject: 'Il PIN per confermare una modifica' }])
    expect(await ask(here, { new_email, mfa_pin: '000000' === pinIn(mails) ? '111111' : '000000' })).toBe(
      'error.login.mfaPinWrong',
    )
    expect(await ask(here, { new_email, mfa_pin: pinIn(mails) })).toBe('done')
    expect((await lastMails()).map(({ to }) => to)).toContain(new_email)
  })

  test('take the PIN beside the password where every login takes one, and no PIN of another purpose [security-30]', async () => {
    const { signIn, userId } = await customer()
    const here = await signIn()
    await here.call(registrationUpdateMfa, { body: { enabled: true } })
    await lastMails()
    expect(await outcome(here.call(registrationUpdateMfa, { body: { enabled: false } }))).toBe(
      'error.login.mfaPinRequired',
    )
    const foreign = pinIn(await lastMails())
    expect(await ask(here, { new_email: another(), ...known })).toBe('error.login.mfaPinRequired')
    const own = pinIn(await lastMails())
    if (foreign !== own)
      expect(await ask(here, { new_email: another(), mfa_pin: foreign })).toBe('error.login.mfaPinWrong')
    expect(await ask(here, { new_email: another(), mfa_pin: own })).toBe('done')
    expect((await rowOf(userId))?.mfaEnabled).toBe(true)
  })
})

describe('the list of logins', () => {
  const agents = {
    phone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    desk: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const enterFrom = async (login: string, agent: string, remember_me: boolean) => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/login',
      headers: { 'x-ebsn-client': 'site', 'user-agent': agent },
      payload: { login, password: 'cipolla-rossa', remember_me },
    })
    return reply.json<{ data: { token: string } }>().data.token
  }

  test('names each browser once, and the one that asks [security-31]', async () => {
    const { login, userId } = await customer()
    await enterFrom(login, agents.phone, true)
    const here = shop.as(await enterFrom(login, agents.desk, false), userId)
    const { data } = await here.call(registrationLogins)
    expect(data.hasPassword).toBe(true)
    expect(new Set(data.logins.map(({ agent, current, remembered }) => `${agent} ${current} ${remembered}`))).toEqual(
      new Set(['Safari, iOS false true', 'Firefox, Linux true false']),
    )
  })

  test('is one’s own [security-32]', async () => {
    const { login } = await customer()
    await enterFrom(login, agents.phone, true)
    const other = await (await customer()).signIn()
    expect((await other.call(registrationLogins)).data.logins).toHaveLength(1)
  })

  test('is emptied but for the browser that asks [security-33]', async () => {
    const { login, userId, signIn } = await customer()
    await enterFrom(login, agents.phone, true)
    const elsewhere = await signIn()
    const here = shop.as(await enterFrom(login, agents.desk, false), userId)
    await here.call(registrationEndOtherLogins)
    expect(await isIn(elsewhere)).toBe(false)
    expect((await here.call(registrationLogins)).data.logins).toMatchObject([{ current: true }])
  })
})

describe('the captcha', () => {
  let guarded: TestShop
  beforeAll(async () => {
    guarded = await openTestShop({ CAPTCHA: 'work', CAPTCHA_AFTER_FAILURES: '1' })
  })
  afterAll(() => guarded.close())

  test('stands before update_password, from the number of tries on that the setting says [security-34]', async () => {
    const { login, userId } = await customer({}, guarded)
    const body = { login, password: 'cipolla-rossa' }
    const { data } = await guarded.anonymous().call(authLogin, { body })
    const here = guarded.as(data.token, userId)
    const attempt = (token?: string) =>
      outcome(
        here.call(updatePassword, {
          body: { old_password: 'sbagliata', new_password: 'sedano-verde-7', ...(token !== undefined && { token }) },
        }),
      )
    expect(await attempt()).toBe('error.password.wrong')
    expect(await attempt()).toBe('error.captcha.required')
    expect(await attempt('made-up:1')).toBe('error.captcha.wrong')
    expect(await attempt(solveCaptcha(await captchaTask(guarded)))).toBe('error.password.wrong')
  })

  test('stands before the request of a reset and the reset itself [security-35]', async () => {
    const anonymous = guarded.anonymous()
    const ask = (token?: string) =>
      outcome(
        anonymous.call(passwordResetTokenRequest, {
          body: { e_mail: 'lia@bottega.example', ...(token !== undefined && { token }) },
        }),
      )
    expect(await ask()).toBe('done')
    expect(await ask()).toBe('error.captcha.required')
    expect(await ask(solveCaptcha(await captchaTask(guarded)))).toBe('done')
    const body = { reset_token: 'x', password: 'sedano-verde-7' }
    expect(await outcome(anonymous.call(passwordReset, { body }))).toBe('error.captcha.required')
    const token = solveCaptcha(await captchaTask(guarded))
    expect(await outcome(anonymous.call(passwordReset, { body, query: { token_recaptcha: token } }))).toBe(
      'error.password.resetWrong',
    )
  })
})
