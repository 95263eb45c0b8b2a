import { authLogin } from '@bottega/contract/auth/calls.ts'
import { shopIdentity } from '@bottega/contract/identity/calls.ts'
import { updateUserDetail } from '@bottega/contract/profile/calls.ts'
import { userDetail } from '@bottega/contract/registration/calls.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { hashPassword } from '../../kernel/sessions/credentials.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { writeIdentity } from './identity.queries.ts'

const lia = { firstName: 'Lia', lastName: 'Prova', birthDate: '1990-05-01', mobilePhone: '3331234567' }
const password = 'cipolla-rossa'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const offer = (languages?: readonly Language[]) =>
  shop.shop.db.transaction((tx) => writeIdentity(tx, { name: 'Spesa Alta', social: [], languages }))

async function someoneWith(language: Language, languageChosen = true) {
  const { userId, ...person } = await shop.shopper()
  const set = { language, languageChosen, passwordHash: await hashPassword(password) }
  const [{ login } = { login: '' }] = await shop.shop.db
    .update(appUser)
    .set(set)
    .where(eq(appUser.id, userId))
    .returning({ login: appUser.login })
  const own = async () => {
    const { data } = await person.call(userDetail)
    return [data.language, data.languageChosen]
  }
  return { ...person, login, own }
}

test('customers whose language the files take away get Italian, and all others keep theirs [identity-22]', async () => {
  const [english, german] = [await someoneWith('en'), await someoneWith('de')]
  await offer(['it', 'de'])
  expect(await english.own()).toEqual(['it', false])
  expect(await german.own()).toEqual(['de', true])
  await offer()
  expect(await german.own()).toEqual(['de', true])
})

test('no customer comes to a language that is not offered: not by signing in, not by the profile, not in what they are told [identity-23]', async () => {
  await offer(['it', 'de'])
  expect((await shop.anonymous().call(shopIdentity)).data.languages).toEqual(['it', 'de'])
  const person = await someoneWith('it', false)
  const { login, own } = person
  await shop.anonymous('en').call(authLogin, { body: { login, password } })
  expect(await own()).toEqual(['it', false])
  await shop.anonymous('de').call(authLogin, { body: { login, password } })
  expect(await own()).toEqual(['de', false])
  await expect(person.call(updateUserDetail, { body: { ...lia, language: 'en' } })).rejects.toMatchObject({
    code: 'error.request.invalid',
  })
  await person.call(updateUserDetail, { body: { ...lia, language: 'de' } })
  expect(await own()).toEqual(['de', true])
})
