import { authLogin } from '@bottega/contract/auth/calls.ts'
import { registrationResendEmail } from '@bottega/contract/registration/calls.ts'
import { passwordResetTokenCheck, passwordResetTokenRequest } from '@bottega/contract/security/calls.ts'
import { eq, like } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { passwordResetToken } from './tokens.tables.ts'
import { loginLimit } from '../../kernel/counters.tables.ts'
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
// All these visitors have one address, whose own limit is another test's.
beforeEach(() => shop.shop.db.delete(loginLimit).where(like(loginLimit.key, 'reset-address%')))

async function account(more: Partial<typeof appUser.$inferInsert> = {}) {
  const login = `mailbox${randomUUID().slice(0, 8)}`
  const email = `${login}@bottega.example`
  const [row] = await shop.shop.db
    .insert(appUser)
    .values({ login, email, firstName: 'Lia', lastName: 'Prova', passwordHash, ...more })
    .returning({ userId: appUser.id })
  return { login, email, userId: row?.userId ?? 0 }
}

type Names = { e_mail?: string; login?: string; fiscal_code?: string }
const ask = (names: Names) => shop.anonymous().call(passwordResetTokenRequest, { body: names })
const check = (reset_token: string) =>
  outcome(shop.anonymous().call(passwordResetTokenCheck, { body: { reset_token } }))

async function tokenFor(names: Names): Promise<string> {
  await ask(names)
  const texts = (await mailsOf(shop)).map(({ text }) => text)
  return /#([\w-]{43})/.exec(texts.join('\n'))?.[1] ?? ''
}

describe('however often it is asked', () => {
  test('one link opens an account: the one that was mailed last [security-150]', async () => {
    const { email, login, userId } = await account()
    const first = await tokenFor({ e_mail: email })
    const second = await tokenFor({ login })
    expect(await shop.shop.db.$count(passwordResetToken, eq(passwordResetToken.userId, userId))).toBe(1)
    expect([await check(first), await check(second)]).toEqual(['error.password.resetWrong', 'done'])
  })

  test('the link before ends when another is asked for, not when its mail is written [security-151]', async () => {
    const { email } = await account()
    const first = await tokenFor({ e_mail: email })
    await ask({ e_mail: email })
    expect(await check(first)).toBe('error.password.resetWrong')
    await Promise.all([mailsOf(shop), mailsOf(shop)])
  })

  test('spaces, capitals and a name after a plus are the same three times [security-152]', async () => {
    const { email, login } = await account()
    const [name = '', domain = ''] = email.split('@')
    for (const written of [email, ` ${email.toUpperCase()}`, `${name}+1@${domain}`]) await ask({ e_mail: written })
    for (const written of [`${email} `, `${name}+2@${domain}`, `${name.toUpperCase()}+x@${domain}`])
      expect(await outcome(ask({ e_mail: written }))).toBe('error.login.tooMany')
    for (const written of [login, login.toUpperCase(), ` ${login} `]) await ask({ login: written })
    expect(await outcome(ask({ login: `${login}  ` }))).toBe('error.login.tooMany')
  })

  test('a mailbox has five mails an hour, whoever asks for which, and no answer tells [security-153]', async () => {
    const person = await account({ fiscalCode: 'VRDLRA85B41F205W', profileConfirmed: false })
    const { email, login, fiscalCode } = { ...person, fiscalCode: 'VRDLRA85B41F205W' }
    const answers = [
      ...(await Promise.all([1, 2].map(() => ask({ e_mail: email })))),
      ...(await Promise.all([1, 2, 3].map(() => ask({ login })))),
      ...(await Promise.all([1, 2, 3].map(() => ask({ fiscal_code: fiscalCode })))),
    ]
    expect(new Set(answers.map(({ response, data }) => JSON.stringify([response, data]))).size).toBe(1)
    await shop.anonymous().call(registrationResendEmail, { query: { e_mail: email } })
    expect((await mailsOf(shop)).filter(({ to }) => to.address === email)).toHaveLength(5)
  })

  test('a link that was mailed outlives asking past the mails of an hour [security-154]', async () => {
    const { email, login } = await account()
    for (let time = 0; time < 2; time += 1) await ask({ login })
    for (let time = 0; time < 2; time += 1) await ask({ e_mail: email })
    await mailsOf(shop)
    const last = await tokenFor({ login })
    await ask({ e_mail: email })
    expect(await mailsOf(shop)).toEqual([])
    expect(await check(last)).toBe('done')
  })

  test('who floods a mailbox keeps its owner from no PIN, whose mails are ten with the rest [security-155]', async () => {
    const { email, login } = await account({ mfaEnabled: true })
    for (let time = 0; time < 3; time += 1) await ask({ login })
    for (let time = 0; time < 3; time += 1) await ask({ e_mail: email })
    await mailsOf(shop)
    const enterAgain = () =>
      outcome(shop.anonymous().call(authLogin, { body: { login, password: 'cipolla-rossa', resend_mfa_pin: true } }))
    const start = shop.clock.now
    for (let time = 0; time < 5; time += 1) {
      expect(await enterAgain()).toBe('error.login.mfaPinRequired')
      expect((await mailsOf(shop)).map(({ to }) => to.address)).toEqual([email])
      shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000)
    }
    expect(await enterAgain()).toBe('error.login.tooMany')
    shop.clock.now = start
    expect(await mailsOf(shop)).toEqual([])
  })
})
