import {
  marketingContactKey,
  marketingRemoveContactKey,
  pushRegister,
  pushUnregister,
  shopAtWorkSubscribe,
  shopAtWorkView,
} from '@bottega/contract/companies/calls.ts'
import { addressesList } from '@bottega/contract/delivery/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { device, workCompany } from './companies.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const place = { street: 'Via Larga', streetNumber: '10', city: 'Milano', province: 'MI', postalCode: '20122' }
  await shop.shop.db.insert(workCompany).values([
    { ...place, code: 'TELAIO', name: 'Telaio spa' },
    { ...place, code: 'CHIUSA', name: 'Chiusa srl', active: false },
    { ...place, code: 'VELA', name: 'Vela srl', streetNumber: '12' },
  ])
})
afterAll(() => shop.close())

const join = (person: Awaited<ReturnType<TestShop['shopper']>>, subscriptionCode: string) =>
  person.call(shopAtWorkSubscribe, { query: { subscriptionCode } }).then(({ data }) => data)

describe('shop at work', () => {
  test('the company’s code adds its address to the address book, once [companies-1]', async () => {
    const anna = await shop.shopper()
    const first = await join(anna, ' telaio ')
    expect(first.company).toEqual({ name: 'Telaio spa', address: 'Via Larga 10, 20122 Milano' })
    expect(await join(anna, 'TELAIO')).toEqual(first)
    const { data } = await anna.call(addressesList, { query: { address_type: 'work' } })
    expect(data.addresses.map(({ addressId, addressName }) => [addressId, addressName])).toEqual([
      [first.addressId, 'Telaio spa'],
    ])
  })

  test('another code takes the place of the first', async () => {
    const anna = await shop.shopper()
    expect((await anna.call(shopAtWorkView)).data).toEqual({})
    await join(anna, 'TELAIO')
    await join(anna, 'VELA')
    expect((await anna.call(shopAtWorkView)).data.company?.name).toBe('Vela srl')
  })

  test.each(['NESSUNA', 'CHIUSA', '%'])('%s is no company’s code [companies-4]', async (code) => {
    await expect(join(await shop.shopper(), code)).rejects.toMatchObject({ code: 'error.shopAtWork.codeWrong' })
  })

  test('guessing codes has an end', async () => {
    const anna = await shop.shopper()
    for (let time = 0; time < 20; time++) await join(anna, `X${time}`).catch(() => undefined)
    await expect(join(anna, 'TELAIO')).rejects.toMatchObject({ code: 'error.login.tooMany' })
  })
})

describe('the key of the marketing cloud', () => {
  test('is for company 32: the same every time, and forgotten on request [companies-2]', async () => {
    const anna = await shop.shopper()
    await shop.shop.db.update(appUser).set({ companyId: 32 }).where(eq(appUser.id, anna.userId))
    const key = async () => (await anna.call(marketingContactKey)).data.contactKey
    const first = await key()
    expect(await key()).toBe(first)
    await anna.call(marketingRemoveContactKey)
    expect(await key()).not.toBe(first)
  })

  test('is no other customer’s', async () => {
    const anna = await shop.shopper()
    await expect(anna.call(marketingContactKey)).rejects.toMatchObject({ code: 'error.company.notAllowed' })
    await expect(anna.call(marketingRemoveContactKey)).rejects.toMatchObject({ code: 'error.company.notAllowed' })
  })
})

describe('a phone', () => {
  const query = { platform: 'ios', uuid: 'phone-1' } as const
  const owners = () => shop.shop.db.select().from(device).where(eq(device.uuid, query.uuid))

  test('takes push messages for the last person who registered it [companies-3]', async () => {
    const [anna, bruno] = [await shop.shopper(), await shop.shopper()]
    await anna.call(pushRegister, { query })
    await bruno.call(pushRegister, { query })
    expect((await owners()).map(({ userId }) => userId)).toEqual([bruno.userId])
    await anna.call(pushUnregister, { query })
    expect(await owners()).toHaveLength(1)
    await bruno.call(pushUnregister, { query })
    expect(await owners()).toEqual([])
  })

  test('is stored with what the app says of it, as of its latest registration [companies-6]', async () => {
    const anna = await shop.shopper()
    const described = { ...query, uuid: 'phone-2', model: 'Pixel 9', manufacturer: 'Google' }
    await anna.call(pushRegister, { query: { ...described, external_id: 'push-1', platform_version: '16' } })
    await anna.call(pushRegister, { query: { ...described, external_id: 'push-2', platform_version: '17' } })
    const rows = await shop.shop.db.select().from(device).where(eq(device.uuid, 'phone-2'))
    expect(rows).toMatchObject([
      { model: 'Pixel 9', manufacturer: 'Google', externalId: 'push-2', platformVersion: '17' },
    ])
  })

  test('of more than twenty the oldest are deleted, and no other customer’s [companies-5]', async () => {
    const [anna, bruno] = [await shop.shopper(), await shop.shopper()]
    const began = shop.clock.now
    await bruno.call(pushRegister, { query: { platform: 'android', uuid: 'of-bruno' } })
    for (let nth = 1; nth <= 22; nth++) {
      shop.clock.now = new Date(began.getTime() + nth * 1000)
      await anna.call(pushRegister, { query: { platform: 'ios', uuid: `of-anna-${nth}` } })
    }
    shop.clock.now = began
    const stored = await shop.shop.db.select().from(device).where(eq(device.userId, anna.userId)).orderBy(device.id)
    expect(stored.map(({ uuid }) => uuid)).toEqual(Array.from({ length: 20 }, (_one, index) => `of-anna-${index + 3}`))
    expect(await shop.shop.db.$count(device, eq(device.userId, bruno.userId))).toBe(1)
  })
})
