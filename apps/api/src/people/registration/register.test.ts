import { authLogin } from '@bottega/contract/auth/calls.ts'
import {
  registerUser,
  registrationConfirm,
  saitRegisterUser,
  userDetail,
} from '@bottega/contract/registration/calls.ts'
import type { RegistrationBody } from '@bottega/contract/registration/registration.ts'
import { profileConsentVersion } from '@bottega/rules/people/consents.ts'
import { and, eq } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, type MockInstance, vi } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { consentText, personInfo } from './consents.tables.ts'
import { loginLimit } from '../../kernel/counters.tables.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { companyRegistration, registrationOf, usualAnswers } from '../../testing/registrations.ts'
import { runJob } from '../../testing/run-job.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
// All of them come from one address.
beforeEach(async () => {
  await shop.shop.db.delete(loginLimit)
})
afterAll(() => shop.close())

const register = (body: RegistrationBody, language: 'it' | 'de' = 'it') =>
  shop.anonymous(language).call(registerUser, { body })
const codeOf = (body: RegistrationBody) =>
  register(body).then(
    () => 'taken',
    (error: unknown) => (error as { code: string }).code,
  )
async function accountOf(email: string) {
  const rows = await shop.shop.db.select().from(appUser).where(eq(appUser.email, email))
  return rows[0]
}

describe('a registration', () => {
  test('of a private customer makes an account that waits for its confirmation [registration-7]', async () => {
    const body = registrationOf({
      fiscalCode: 'rssmra85t50a562w',
      birthDate: '1985-12-10',
      inviteCode: ' AMICA-7 ',
      storeId: shop.world.stores.milano,
    })
    await register(body, 'de')
    expect(await accountOf(body.email)).toMatchObject({
      login: body.email,
      role: 'customer',
      customerType: 'private',
      firstName: 'Lia',
      lastName: 'De Luca',
      birthDate: '1985-12-10',
      gender: 'female',
      fiscalCode: 'RSSMRA85T50A562W',
      mobilePhone: '333 5550199',
      inviteCode: 'AMICA-7',
      defaultStoreId: shop.world.stores.milano,
      language: 'de',
      profileConfirmed: false,
      emailConfirmedAt: null,
      businessApproval: null,
    })
    const mail = (await mailsOf(shop)).find(({ to }) => to.address === body.email)
    expect(mail?.subject).toBe('Bestätige deine E-Mail-Adresse')
  })

  test('stores what people type in one way, and finds it however it is typed', async () => {
    const typed = {
      firstName: 'Zoe\u0308',
      mobilePhone: '+39 (347) 555-01-98',
      email: 'Zoe\u0308.D’Amico@Caffe\u0300.Example',
    }
    const body = companyRegistration({ ...typed, vatNumber: 'IT 012.345.678-97' })
    await register(body)
    const email = "Zoë.D'Amico@caffè.example"
    expect(await accountOf(email)).toMatchObject({ login: email, firstName: 'Zoë', vatNumber: '01234567897' })
    await shop.shop.db.update(appUser).set({ profileConfirmed: true }).where(eq(appUser.email, email))
    for (const login of [typed.email, 'ZOË.D’AMICO@CAFFÈ.EXAMPLE', email]) {
      const { data } = await shop.anonymous().call(authLogin, { body: { login, password: body.password } })
      expect(data.user.email).toBe(email)
    }
  })

  test('of a company keeps what invoices need, and waits for approval [registration-8]', async () => {
    const body = companyRegistration({ pec: 'forno@pec.example', fiscalCode: '01234567897' })
    await register(body)
    expect(await accountOf(body.email)).toMatchObject({
      customerType: 'company',
      companyName: 'Forno Lia srl',
      vatNumber: '01234567897',
      sdiCode: 'ABC1234',
      pec: 'forno@pec.example',
      fiscalCode: '01234567897',
      businessApproval: 'waiting',
      businessApprovalAt: shop.clock.now,
    })
  })

  test('of a sole proprietor asks for the owner’s own fiscal code and day of birth [registration-9]', async () => {
    const owner = { birthDate: '1985-12-10', gender: 'male', fiscalCode: 'RSSMRA85T10A562S' } as const
    const body = companyRegistration({ customerType: 'soleProprietor', ...owner })
    await register(body)
    expect(await accountOf(body.email)).toMatchObject({ ...owner, customerType: 'soleProprietor' })
    expect(await codeOf(companyRegistration({ customerType: 'soleProprietor' }))).toBe('error.registration.invalid')
  })

  test('of the SAIT group makes a customer of its company [registration-10]', async () => {
    const body = registrationOf()
    await shop.anonymous().call(saitRegisterUser, { body })
    expect((await accountOf(body.email))?.companyId).toBe(3)
  })

  test('keeps each answer with wording, version, language and moment: the proof [registration-11]', async () => {
    const body = registrationOf({ disclaimers: usualAnswers.map((one) => ({ ...one, value: '1' })) })
    await register(body, 'de')
    const account = await accountOf(body.email)
    const rows = await shop.shop.db
      .select()
      .from(personInfo)
      .where(eq(personInfo.userId, account?.id ?? 0))
    expect(rows.map(({ personInfoTypeId, value }) => [personInfoTypeId, value])).toEqual([
      [1, '1'],
      [2, '1'],
      [3, '1'],
    ])
    for (const row of rows) {
      expect(row).toMatchObject({ textVersion: profileConsentVersion, language: 'de', createdAt: shop.clock.now })
      const [text] = await shop.shop.db
        .select()
        .from(consentText)
        .where(
          and(
            eq(consentText.personInfoTypeId, row.personInfoTypeId),
            eq(consentText.version, row.textVersion),
            eq(consentText.language, 'de'),
          ),
        )
      expect(text?.wording).toContain('/page/')
    }
  })

  const without = (type: number) => usualAnswers.filter(({ personInfoTypeId }) => personInfoTypeId !== type)
  test.each([
    ['a name', { firstName: '' }, 'error.registration.invalid'],
    ['a day of birth', { birthDate: undefined }, 'error.registration.invalid'],
    ['eighteen years', { birthDate: '2015-01-01' }, 'error.registration.invalid'],
    ['its own fiscal code', { fiscalCode: 'RSSMRA85T10A562S' }, 'error.registration.fiscal_code.not_valid'],
    ['a long password', { password: '1234567' }, 'error.registration.invalid'],
    ['a password of its own', { password: 'password1' }, 'error.password.common'],
    ['a store that exists', { storeId: 99 }, 'error.store.notFound'],
    ['the terms', { disclaimers: usualAnswers.map((one) => ({ ...one, value: '0' })) }, 'error.registration.consents'],
    ['an answer to marketing', { disclaimers: without(3) }, 'error.registration.consents'],
    ['any consent', { disclaimers: [] }, 'error.registration.consents'],
    [
      'a consent of ours',
      { disclaimers: [...usualAnswers, { personInfoTypeId: 99, value: '1' }] },
      'error.registration.consents',
    ],
  ] as const)('without %s is refused, and nothing stored [registration-12]', async (_what, more, code) => {
    const { birthDate, ...whole } = registrationOf()
    const body = { ...whole, birthDate, ...more } as RegistrationBody
    if (body.birthDate === undefined) delete body.birthDate
    expect(await codeOf(body)).toBe(code)
    expect(await accountOf(body.email)).toBeUndefined()
  })

  test('is refused where the setting closes it [registration-13]', async () => {
    const closed = await openTestShop({ REGISTRATION: 'false' }, { beside: shop })
    const refusal = closed.anonymous().call(registerUser, { body: registrationOf() })
    await expect(refusal).rejects.toMatchObject({ code: 'error.registration.closed' })
    await closed.app.close()
  })

  test('asks an address for a captcha from the fourth on [registration-14]', async () => {
    const guarded = await openTestShop({ CAPTCHA: 'work' }, { beside: shop })
    const again = () => guarded.anonymous().call(registerUser, { body: registrationOf() })
    for (let time = 0; time < 3; time++) await again()
    await expect(again()).rejects.toMatchObject({ code: 'error.captcha.required' })
    await guarded.app.close()
  })

  test('is limited for an address, known or not, and for who asks [registration-15]', async () => {
    const body = registrationOf()
    for (let time = 0; time < 5; time++) await register(body)
    expect(await codeOf(body)).toBe('error.login.tooMany')
    for (let time = 0; time < 14; time++) await register(registrationOf())
    expect(await codeOf(registrationOf())).toBe('error.login.tooMany')
  })

  test('passes at a counter for as many an hour as the setting says, whose mails are confirmed from there as well', async () => {
    const atCounter = await openTestShop({ REGISTRATIONS_PER_HOUR: '30' }, { beside: shop })
    const signUp = () => atCounter.anonymous().call(registerUser, { body: registrationOf() })
    for (let time = 0; time < 30; time++) await signUp()
    await expect(signUp()).rejects.toMatchObject({ code: 'error.login.tooMany' })
    const confirm = () =>
      atCounter.anonymous().call(registrationConfirm, {
        body: { e_mail: 'somebody@example.com', reg_control_code: 'wrong-code' },
      })
    for (let time = 0; time < 60; time++)
      await expect(confirm()).rejects.toMatchObject({ code: 'error.registration.confirmWrong' })
    await expect(confirm()).rejects.toMatchObject({ code: 'error.login.tooMany' })
    await atCounter.app.close()
  })

  test('does not count the tries whose form is wrong [registration-155]', async () => {
    const body = registrationOf()
    const wrongs = [{ password: 'password1' }, { mobilePhone: 'none' }, { disclaimers: [] }, { storeId: 99_999 }]
    for (const wrong of Array.from({ length: 6 }, () => wrongs).flat())
      expect(await codeOf({ ...body, ...wrong })).not.toBe('error.login.tooMany')
    expect(await codeOf(body)).toBe('taken')
  })
})

describe('an address with an account', () => {
  test('gets the same answer, keeps its account, and its owner a mail [registration-16]', async () => {
    const anna = await shop.shopper()
    const before = await shop.shop.db.select().from(appUser).where(eq(appUser.id, anna.userId))
    await mailsOf(shop)
    const known = await register(registrationOf({ email: before[0]?.email.toUpperCase() ?? '' }))
    const unknown = await register(registrationOf())
    expect(known.response).toEqual(unknown.response)
    expect(known.data).toEqual(unknown.data)
    expect(await shop.shop.db.select().from(appUser).where(eq(appUser.id, anna.userId))).toEqual(before)
    expect(await shop.shop.db.select().from(personInfo).where(eq(personInfo.userId, anna.userId))).toEqual([])
    const subjects = (await mailsOf(shop)).map(({ to, subject }) => [to.address === before[0]?.email, subject])
    expect(new Map(subjects as [boolean, string][])).toEqual(
      new Map([
        [true, 'Hai già un account'],
        [false, 'Conferma il tuo indirizzo e-mail'],
      ]),
    )
  })

  test('takes the same statements as one without [registration-17]', async () => {
    const anna = await shop.shopper()
    const [row] = await shop.shop.db.select().from(appUser).where(eq(appUser.id, anna.userId))
    const { pool } = shop.shop.database
    const statements: string[] = []
    const watched = new Map<PoolClient, MockInstance>()
    const watch = (client: PoolClient) => {
      if (watched.has(client)) return
      const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
      const spy = vi.spyOn(client, 'query').mockImplementation((...parameters: unknown[]) => {
        statements.push(JSON.stringify(parameters[0]).slice(0, 60))
        return query(...parameters) as never
      })
      watched.set(client, spy)
    }
    pool.on('acquire', watch)
    const statementsOf = async (email: string) => {
      // Its two seconds in memory would end before one of the two registrations and not before the other.
      await shop.shop.identity()
      statements.length = 0
      await register(registrationOf({ email }))
      return [...statements]
    }
    const known = await statementsOf(row?.email ?? '')
    const unknown = await statementsOf(registrationOf().email)
    pool.off('acquire', watch)
    for (const spy of watched.values()) spy.mockRestore()
    expect(known).toEqual(unknown)
    expect(known.length).toBeGreaterThan(4)
  })

  test('that is not confirmed belongs to the next person who registers it [registration-18]', async () => {
    const planted = registrationOf({ firstName: 'Ladro', password: 'piantata-prima' })
    await register(planted)
    await mailsOf(shop)
    await register({ ...planted, firstName: 'Lia', password: 'cipolla-rossa' })
    expect(await accountOf(planted.email)).toMatchObject({ firstName: 'Lia', profileConfirmed: false })
    await shop.shop.db.update(appUser).set({ profileConfirmed: true }).where(eq(appUser.email, planted.email))
    const enter = (password: string) => shop.anonymous().call(authLogin, { body: { login: planted.email, password } })
    await expect(enter('piantata-prima')).rejects.toMatchObject({ code: 'error.login.wrong' })
    await expect(enter('cipolla-rossa')).resolves.toMatchObject({ user: { firstName: 'Lia' } })
  })
})

test('what was not confirmed for thirty days is deleted, and nothing else [registration-19]', async () => {
  const [old, fresh, confirmed] = [registrationOf(), registrationOf(), registrationOf()]
  for (const body of [old, fresh, confirmed]) await register(body)
  const change = (email: string, values: Partial<typeof appUser.$inferInsert>) =>
    shop.shop.db.update(appUser).set(values).where(eq(appUser.email, email))
  const longAgo = new Date(shop.clock.now.getTime() - 31 * 86_400_000)
  await change(old.email, { createdAt: longAgo })
  await change(confirmed.email, { createdAt: longAgo, profileConfirmed: true })
  await runJob(shop, 'purge-unconfirmed-registrations')
  expect(await accountOf(old.email)).toBeUndefined()
  expect(await accountOf(fresh.email)).toBeDefined()
  expect(await accountOf(confirmed.email)).toBeDefined()
})

test('the account says what the shop knows of it, and until when a business waits [registration-20]', async () => {
  const body = companyRegistration()
  await register(body)
  await shop.shop.db.update(appUser).set({ profileConfirmed: true }).where(eq(appUser.email, body.email))
  const { data } = await shop.anonymous().call(authLogin, { body: { login: body.email, password: body.password } })
  const { data: detail } = await shop.as(data.token, 0).call(userDetail)
  expect(detail).toMatchObject({
    login: body.email,
    email: body.email,
    customerType: 'company',
    companyName: 'Forno Lia srl',
    vatNumber: '01234567897',
    sdiCode: 'ABC1234',
    birthDate: null,
    businessApproval: 'waiting',
    approvalExpectedBy: '2026-11-20',
    disclaimers: usualAnswers,
  })
  expect(JSON.stringify(detail)).not.toContain('argon2')
})

test('by the composition rule a password needs four kinds of characters [security-64]', async () => {
  const strict = await openTestShop({ PASSWORD_RULE: 'strict' }, { beside: shop })
  const set = (password: string) =>
    strict
      .anonymous()
      .call(registerUser, { body: registrationOf({ password }) })
      .then(
        () => 'taken',
        (error: unknown) => (error as { code: string }).code,
      )
  expect([await set('sedano-verde-7'), await set('Sedano-verde-7')]).toEqual(['error.password.strict', 'taken'])
  await strict.app.close()
})
