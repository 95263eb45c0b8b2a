import { updateContact, updateUserDetail } from '@bottega/contract/profile/calls.ts'
import { userDetail } from '@bottega/contract/registration/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcome } from '../../testing/outcome.ts'
import { captchaTask, solveCaptcha } from '../../testing/solve-captcha.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

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
