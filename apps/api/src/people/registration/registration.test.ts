import { languages } from '@bottega/rules/text/language.ts'
import { registerUser, registrationConfirm, registrationResendEmail } from '@bottega/contract/registration/calls.ts'
import { authLogin } from '@bottega/contract/auth/calls.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { session } from '../../kernel/sessions/sessions.tables.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { registrationOf } from '../../testing/registrations.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword } from '../../kernel/sessions/credentials.ts'
import { openSession } from '../../kernel/sessions/sessions.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const person = { firstName: 'Lia', lastName: 'Prova', profileConfirmed: false }
  await shop.shop.db.insert(appUser).values([
    { ...person, login: 'waiting', email: 'waiting@bottega.example' },
    { ...person, login: 'another', email: 'another@bottega.example' },
    { ...person, login: 'confirmed', email: 'confirmed@bottega.example', profileConfirmed: true },
  ])
})
afterAll(() => shop.close())

const resend = (e_mail: string) => shop.anonymous().call(registrationResendEmail, { query: { e_mail } })
const confirm = (e_mail: string, reg_control_code: string) =>
  shop.anonymous().call(registrationConfirm, { body: { e_mail, reg_control_code } })

const codeIn = (text: string) => /#([\w-]+)/.exec(text)?.[1] ?? ''

async function mailedCode(e_mail: string): Promise<string> {
  await resend(e_mail)
  const mail = (await mailsOf(shop)).findLast(({ subject }) => subject === 'Conferma il tuo indirizzo e-mail')
  return codeIn(mail?.text ?? '')
}

describe('the mail that confirms an address', () => {
  test('says the same of every address, and goes only where one waits for it [auth-8]', async () => {
    await mailsOf(shop)
    const answers = [
      await resend('waiting@bottega.example'),
      await resend('confirmed@bottega.example'),
      await resend('nobody@bottega.example'),
    ]
    expect(new Set(answers.map(({ response }) => JSON.stringify(response))).size).toBe(1)
    expect((await mailsOf(shop)).map(({ to }) => to.address)).toEqual(['waiting@bottega.example'])
  })

  test('confirms once, and only the address it went to [auth-24]', async () => {
    const code = await mailedCode('waiting@bottega.example')
    await expect(confirm('another@bottega.example', code)).rejects.toMatchObject({
      code: 'error.registration.confirmWrong',
    })
    const again = await mailedCode('another@bottega.example')
    expect((await confirm('Another@bottega.example', again)).data.outcome).toBe('confirmed')
    const [row] = await shop.shop.db.select().from(appUser).where(eq(appUser.login, 'another'))
    expect(row).toMatchObject({ profileConfirmed: true, emailConfirmedAt: shop.clock.now })
  })

  test('opened again says that the address is confirmed already, to its owner alone [registration-21]', async () => {
    await shop.shop.db.update(appUser).set({ profileConfirmed: false }).where(eq(appUser.login, 'another'))
    const code = await mailedCode('another@bottega.example')
    await confirm('another@bottega.example', code)
    expect((await mailsOf(shop)).map(({ subject }) => subject)).toEqual(['Benvenuto in Bottega Uno'])
    expect((await confirm('another@bottega.example', code)).data.outcome).toBe('alreadyConfirmed')
    expect(await mailsOf(shop)).toEqual([])
    await expect(confirm('confirmed@bottega.example', code)).rejects.toMatchObject({
      code: 'error.registration.confirmWrong',
    })
  })

  test('ends the one mailed before it [registration-150]', async () => {
    const person = { login: 'twice', email: 'twice@bottega.example', firstName: 'Ada', lastName: 'Prova' }
    await shop.shop.db.insert(appUser).values({ ...person, profileConfirmed: false })
    const first = await mailedCode(person.email)
    const second = await mailedCode(person.email)
    await expect(confirm(person.email, first)).rejects.toMatchObject({ code: 'error.registration.confirmWrong' })
    expect((await confirm(person.email, second)).data.outcome).toBe('confirmed')
  })

  test('is never confirmed by a GET, which mail programs send too [registration-22]', async () => {
    const reply = await shop.app.inject({
      url: '/ebsn/api/registration/registration_confirm?e_mail=waiting@bottega.example&reg_control_code=x',
      headers: { 'x-ebsn-client': 'site' },
    })
    expect(reply.statusCode).toBe(404)
  })

  test('is good for thirty minutes [auth-25]', async () => {
    const code = await mailedCode('waiting@bottega.example')
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 30 * 60_000)
    await expect(confirm('waiting@bottega.example', code)).rejects.toMatchObject({
      code: 'error.registration.confirmWrong',
    })
    shop.clock.now = start
  })

  test('is not sent without end', async () => {
    for (let time = 0; time < 3; time++) await resend('often@bottega.example')
    await expect(resend('often@bottega.example')).rejects.toMatchObject({ code: 'error.login.tooMany' })
  })
})

describe('the link of the mail', () => {
  /** A browser with a visit, which registers, and the mail it gets. */
  async function registered(body = registrationOf()) {
    await mailsOf(shop)
    const browser = shop.as(await openSession(shop.shop.db, null, false, shop.clock.now), 0)
    await browser.call(registerUser, { body })
    const mail = (await mailsOf(shop)).find(({ to }) => to.address === body.email)
    return { body, browser, mail, code: codeIn(mail?.text ?? '') }
  }
  const confirmIn = async (browser: Person, { email }: { email: string }, code: string) =>
    (await browser.call(registrationConfirm, { body: { e_mail: email, reg_control_code: code } })).data
  const sessionsOf = async ({ email }: { email: string }) =>
    (
      await shop.shop.db
        .select({ idHash: session.idHash })
        .from(session)
        .innerJoin(appUser, eq(appUser.id, session.userId))
        .where(eq(appUser.email, email))
    ).length

  test('signs in the browser that registered, once [registration-151]', async () => {
    const { browser, body, code } = await registered()
    expect(await confirmIn(browser, body, code)).toEqual({ outcome: 'confirmed', signedIn: true })
    expect(await sessionsOf(body)).toBe(1)
    expect(await confirmIn(browser, body, code)).toEqual({ outcome: 'alreadyConfirmed', signedIn: false })
    expect(await sessionsOf(body)).toBe(1)
  })

  test('asks the password in every other browser [registration-152]', async () => {
    const { body, code } = await registered()
    const other = await registered()
    expect(await confirmIn(other.browser, body, code)).toEqual({ outcome: 'confirmed', signedIn: false })
    expect(await sessionsOf(body)).toBe(0)
  })

  test('signs nobody in to a registration that took the place of theirs, and its mail says so [registration-153]', async () => {
    const first = await registered()
    expect(first.mail?.text).not.toContain('mai confermata')
    const second = await registered(registrationOf({ email: first.body.email, password: 'carota-viola' }))
    expect(second.mail?.text).toContain('mai confermata')
    // Another mail must not say less: only its link is good from now on.
    await resend(first.body.email)
    const again = (await mailsOf(shop)).at(-1)?.text ?? ''
    expect(again).toContain('mai confermata')
    expect((await confirmIn(first.browser, first.body, codeIn(again))).signedIn).toBe(false)
    expect(await sessionsOf(first.body)).toBe(0)
  })
})

describe('a login with the right password', () => {
  async function enter(state: { profileConfirmed: boolean; needsPasswordReset: boolean }) {
    const login = `login${randomUUID().slice(0, 8)}`.replaceAll('-', '')
    const person = { firstName: 'Lia', lastName: 'Prova', login, email: `${login}@bottega.example` }
    const passwordHash = await hashPassword('cipolla-rossa')
    await shop.shop.db.insert(appUser).values({ ...person, ...state, passwordHash })
    return (password: string, language: Language = 'it') =>
      shop.anonymous(language).call(authLogin, { body: { login, password } })
  }

  // The page opens its popup by the code, and shows the words that came with it.
  test.each([
    [false, false, 'error.registration.registration_not_confirmed'],
    [false, true, 'error.registration.registration_not_confirmed_pwd'],
    [true, true, 'error.registration.need_password_reset'],
  ] as const)(
    'confirmed %s, to be reset %s: %s [registration-23]',
    async (profileConfirmed, needsPasswordReset, code) => {
      const enterWith = await enter({ profileConfirmed, needsPasswordReset })
      for (const language of languages)
        await expect(enterWith('cipolla-rossa', language)).rejects.toMatchObject({ code, text: textOf(code, language) })
      await expect(enterWith('cipolla-bianca')).rejects.toMatchObject({ code: 'error.login.wrong' })
    },
  )

  test('confirmed and not to be reset: enters [registration-180]', async () => {
    const enterWith = await enter({ profileConfirmed: true, needsPasswordReset: false })
    expect((await enterWith('cipolla-rossa')).response.errors).toEqual([])
  })
})
