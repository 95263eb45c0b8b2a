import type { Language } from '@bottega/rules/text/language.ts'
import { updateContact, updateUserDetail } from '@bottega/contract/profile/calls.ts'
import { authLogin } from '@bottega/contract/auth/calls.ts'
import { userDetail } from '@bottega/contract/registration/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { outcome } from '../../testing/outcome.ts'
import { captchaTask, solveCaptcha } from '../../testing/solve-captcha.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword } from '../../kernel/sessions/credentials.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const lia = { firstName: 'Lia', lastName: 'Prova', birthDate: '1990-05-01', mobilePhone: '3331234567' }

test('a changed profile is stored as the next reading shows, the preferred store too [profile-20]', async () => {
  const anna = await shop.shopper()
  await anna.call(updateUserDetail, { body: { ...lia, gender: 'female', phone: '0212345678', storeId: 1 } })
  expect((await anna.call(userDetail)).data).toMatchObject({
    ...lia,
    gender: 'female',
    phone: '0212345678',
    storeId: 1,
  })
})

test('a wrong profile changes nothing and names its fields; a company keeps its VAT number [profile-21]', async () => {
  const anna = await shop.shopper()
  const wrong = anna.call(updateUserDetail, { body: { ...lia, firstName: '', mobilePhone: '12' } })
  await expect(wrong).rejects.toMatchObject({ code: 'error.registration.invalid' })
  expect((await anna.call(userDetail)).data.firstName).toBe('Anna')
  const company = await shop.shopper({ customerType: 'company' })
  const body = { ...lia, companyName: 'Forno Lia srl', sdiCode: 'abc1234', vatNumber: '01234567897' }
  await company.call(updateUserDetail, { body })
  const { data } = await company.call(userDetail)
  expect(data).toMatchObject({ companyName: 'Forno Lia srl', sdiCode: 'ABC1234', vatNumber: null, birthDate: null })
})

test('mails follow the language a customer signs in with, until one is chosen in the profile [profile-71]', async () => {
  const { userId, ...anna } = await shop.shopper()
  const password = 'cipolla-rossa'
  const [{ login } = { login: '' }] = await shop.shop.db
    .update(appUser)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(appUser.id, userId))
    .returning({ login: appUser.login })
  const signInIn = (language: Language) => shop.anonymous(language).call(authLogin, { body: { login, password } })
  const language = async () => {
    const { data } = await anna.call(userDetail)
    return [data.language, data.languageChosen]
  }
  await signInIn('de')
  expect(await language()).toEqual(['de', false])
  await anna.call(updateUserDetail, { body: { ...lia, language: 'en' } })
  await signInIn('it')
  expect(await language()).toEqual(['en', true])
  await anna.call(updateUserDetail, { body: { ...lia, language: 'used' } })
  expect(await language()).toEqual(['it', false])
})

test('a store that does not exist is refused', async () => {
  const anna = await shop.shopper()
  const call = anna.call(updateUserDetail, { body: { ...lia, storeId: 99_999 } })
  await expect(call).rejects.toMatchObject({ code: 'error.store.notFound' })
})

test('the phone numbers change alone, by the same rule [profile-22]', async () => {
  const anna = await shop.shopper()
  await anna.call(updateContact, { body: { mobilePhone: '3339876543' } })
  expect((await anna.call(userDetail)).data).toMatchObject({
    firstName: 'Anna',
    mobilePhone: '3339876543',
    phone: null,
  })
  for (const mobilePhone of ['', '12'])
    await expect(anna.call(updateContact, { body: { mobilePhone } })).rejects.toMatchObject({
      code: 'error.registration.invalid',
    })
})

test('the captcha stands before update_user_detail, from the number of tries on that the setting says [profile-24]', async () => {
  const guarded = await openTestShop({ CAPTCHA: 'work', CAPTCHA_AFTER_FAILURES: '1' })
  const anna = await guarded.shopper()
  const attempt = (token?: string) =>
    outcome(anna.call(updateUserDetail, { body: { ...lia, ...(token !== undefined && { token }) } }))
  expect(await attempt()).toBe('done')
  expect(await attempt()).toBe('error.captcha.required')
  expect(await attempt('made-up:1')).toBe('error.captcha.wrong')
  expect(await attempt(solveCaptcha(await captchaTask(guarded)))).toBe('done')
  await guarded.close()
})
