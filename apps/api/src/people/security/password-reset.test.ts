import { authLogin, authTest } from '@bottega/contract/auth/calls.ts'
import { passwordReset, passwordResetTokenCheck, passwordResetTokenRequest } from '@bottega/contract/security/calls.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { rememberToken } from '../../kernel/sessions/remember-me.tables.ts'
import { loginDevice } from '../../kernel/sessions/known-devices.tables.ts'
import { passwordResetToken } from './tokens.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import { outcome } from '../../testing/outcome.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
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

async function account(more: Partial<typeof appUser.$inferInsert> = {}) {
  const login = `reset${randomUUID().slice(0, 8)}`
  const email = `${login}@bottega.example`
  const [row] = await shop.shop.db
    .insert(appUser)
    .values({ login, email, firstName: 'Lia', lastName: 'Prova', passwordHash, ...more })
    .returning({ userId: appUser.id })
  return { login, email, userId: row?.userId ?? 0 }
}

type Names = { e_mail?: string; login?: string; fiscal_code?: string }
const ask = (names: Names) => shop.anonymous().call(passwordResetTokenRequest, { body: names })
const check = (reset_token: string, names: Names = {}) =>
  outcome(shop.anonymous().call(passwordResetTokenCheck, { body: { ...names, reset_token } }))
const reset = (reset_token: string, password: string, names: Names = {}) =>
  outcome(shop.anonymous().call(passwordReset, { body: { ...names, reset_token, password } }))
const enter = (login: string, password: string) =>
  outcome(shop.anonymous().call(authLogin, { body: { login, password, remember_me: true } }))

async function tokenFor(names: Names): Promise<string> {
  await ask(names)
  const texts = (await mailsOf(shop)).map(({ text }) => text)
  return /#([\w-]{43})/.exec(texts.join('\n'))?.[1] ?? ''
}

describe('asking for a new password', () => {
  test('answers alike for every account and for none, and costs the same rows [security-1]', async () => {
    const { email } = await account()
    const { email: staff } = await account({ role: 'operator' })
    const before = await shop.shop.db.$count(outbox)
    const answers = [
      await ask({ e_mail: email }),
      await ask({ e_mail: 'nobody@bottega.example' }),
      await ask({ e_mail: staff }),
    ]
    expect(new Set(answers.map(({ response, data }) => JSON.stringify([response, data]))).size).toBe(1)
    expect(await shop.shop.db.$count(outbox)).toBe(before + 3)
    expect((await mailsOf(shop)).map(({ to }) => to.address)).toEqual([email])
  })

  test.each([
    ['the e-mail address', ({ email }: { email: string; login: string }) => ({ e_mail: email.toUpperCase() })],
    ['the login', ({ login }: { email: string; login: string }) => ({ login })],
    ['the e-mail address as login', ({ email }: { email: string; login: string }) => ({ login: email })],
  ])('finds the account by %s [security-2]', async (_case, named) => {
    const person = await account()
    await ask(named(person))
    expect((await mailsOf(shop)).map(({ to }) => to.address)).toEqual([person.email])
  })

  test('finds the account by its fiscal code, and none where another name does not fit [security-3]', async () => {
    const person = await account({ fiscalCode: 'RSSMRA80A01F205X' })
    await ask({ fiscal_code: 'rssmra80a01f205x' })
    expect((await mailsOf(shop)).map(({ to }) => to.address)).toEqual([person.email])
    await ask({ fiscal_code: 'RSSMRA80A01F205X', e_mail: 'another@bottega.example' })
    await ask({})
    expect(await mailsOf(shop)).toEqual([])
  })

  test('mails a link that carries the token behind the #, with a text part, in the language of the account [security-4]', async () => {
    const { email } = await account({ language: 'de' })
    await ask({ e_mail: email })
    const [mail] = await mailsOf(shop)
    expect(mail?.subject).toBe('Wähle ein neues Passwort')
    expect(mail?.text).toMatch(/\/reset-password-confirm\?email=[^#\s]+#[\w-]{43}$/m)
    expect(mail?.html).toContain('/reset-password-confirm?email=')
  })

  test('sends three mails an hour to one account [security-5]', async () => {
    const { email } = await account()
    for (let time = 0; time < 3; time++) await ask({ e_mail: email })
    expect(await outcome(ask({ e_mail: email.toUpperCase() }))).toBe('error.login.tooMany')
  })
})

describe('the token of the mail', () => {
  test('is stored only as its hash [security-6]', async () => {
    const { email, userId } = await account()
    const token = await tokenFor({ e_mail: email })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [row] = await shop.shop.db.select().from(passwordResetToken).where(eq(passwordResetToken.userId, userId))
    expect(row?.tokenHash).not.toContain(token)
  })

  test('sets a password once [security-7]', async () => {
    const { email, login } = await account()
    const token = await tokenFor({ e_mail: email })
    expect(await check(token, { e_mail: email, login })).toBe('done')
    expect(await reset(token, 'sedano-verde-7', { e_mail: email, login })).toBe('done')
    expect(await enter(login, 'sedano-verde-7')).toBe('done')
    expect(await enter(login, 'cipolla-rossa')).toBe('error.login.wrong')
    expect(await check(token)).toBe('error.password.resetWrong')
    expect(await reset(token, 'sedano-verde-8')).toBe('error.password.resetWrong')
  })

  test('is good for thirty minutes [security-8]', async () => {
    const token = await tokenFor({ e_mail: (await account()).email })
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 30 * 60_000)
    expect(await check(token)).toBe('error.password.resetWrong')
    expect(await reset(token, 'sedano-verde-7')).toBe('error.password.resetWrong')
    shop.clock.now = start
  })

  test('is of one account [security-9]', async () => {
    const token = await tokenFor({ e_mail: (await account()).email })
    const { email, login } = await account()
    expect(await check(token, { e_mail: email })).toBe('error.password.resetWrong')
    expect(await reset(token, 'sedano-verde-7', { login })).toBe('error.password.resetWrong')
    expect(await check(token)).toBe('done')
  })

  test('survives a password that is refused [security-10]', async () => {
    const { email } = await account()
    const token = await tokenFor({ e_mail: email })
    expect(await reset(token, 'juventus')).toBe('error.password.common')
    expect(await reset(token, email)).toBe('error.password.common')
    expect(await reset(token, 'corta')).toBe('error.password.minChar')
    expect(await reset(token, 'sedano-verde-7')).toBe('done')
  })

  test('works for an account that never had a password, and confirms its address [security-11]', async () => {
    const { email, login, userId } = await account({ passwordHash: null, profileConfirmed: false })
    expect(await reset(await tokenFor({ e_mail: email }), 'sedano-verde-7')).toBe('done')
    expect(await enter(login, 'sedano-verde-7')).toBe('done')
    const [row] = await shop.shop.db.select().from(appUser).where(eq(appUser.id, userId))
    expect(row?.profileConfirmed).toBe(true)
  })
})

test('after a reset every session, remembered browser, known device and other link has ended, and a mail says so [security-12]', async () => {
  const { email, login, userId } = await account()
  const open = await shop.anonymous().call(authLogin, { body: { login, password: 'cipolla-rossa', remember_me: true } })
  const first = await tokenFor({ e_mail: email })
  const second = await tokenFor({ e_mail: email })
  expect(await reset(second, 'sedano-verde-7')).toBe('done')
  expect((await mailsOf(shop)).map(({ to, subject }) => [to.address, subject])).toEqual([
    [email, 'La tua password è cambiata'],
  ])
  expect((await shop.as(open.data.token, userId).call(authTest)).user.userId).toBe(-1)
  for (const table of [rememberToken, loginDevice, passwordResetToken])
    expect(await shop.shop.db.$count(table, eq(table.userId, userId))).toBe(0)
  expect(await check(first)).toBe('error.password.resetWrong')
})

test('a right but common password leads to the reset, by the code whose popup says so [security-13]', async () => {
  const { login } = await account({ passwordHash: await hashPassword('juventus') })
  expect(await enter(login, 'juventus')).toBe('error.registration.need_password_reset')
  expect(await enter(login, 'trustno1')).toBe('error.login.wrong')
})

test.each([
  'registration/password_reset',
  'registration/password_reset_token_request',
  'registration/password_reset_token_check',
  'registration/update_email',
  'registration/update_password',
  'registration/update_username',
  'registration/update_email_request',
  'registration/registration_confirm',
  'registration-card/registration_confirm',
  'registration/anonymize_token_request',
  'registration/anonymize_token_check',
  'registration/user_anonymize',
  'token-order/view',
])('GET %s answers 404: what it would carry belongs into no address [security-14]', async (name) => {
  const reply = await shop.app.inject({
    method: 'GET',
    url: `/ebsn/api/${name}?access_token=x&reset_token=x&token=x&e_mail=a@b.it&password=sedano-verde-7`,
    headers: { 'x-ebsn-client': 'site' },
  })
  expect(reply.statusCode).toBe(404)
})
