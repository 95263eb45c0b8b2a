import {
  addressesOfStore,
  disclaimersList,
  personInfoUpdate,
  storesList,
  storesView,
} from '@bottega/contract/delivery/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeConsentType, storeNoticeVersion } from '@bottega/rules/delivery/store-consent.ts'
import { eq } from 'drizzle-orm'
import { personInfo } from '../../people/registration/consents.tables.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let coop: TestShop
let collect: TestShop
beforeAll(async () => {
  coop = await openTestShop()
  collect = await openTestShop({ SITE: 'collect' })
})
afterAll(async () => {
  await coop.close()
  await collect.close()
})

const services = async (shop: TestShop, name: string) => {
  const { data } = await shop.anonymous('de').call(storesList, {})
  return data.stores.find((store) => store.name === name)?.deliveryServices.map((service) => service.name)
}

describe('stores', () => {
  test('are listed in their order with their services, in the visitor’s language [delivery-23]', async () => {
    const { data } = await coop.anonymous().call(storesList, {})
    expect(data.stores.map(({ name, city }) => [name, city])).toEqual([
      ['Milano', 'Milano'],
      ['Torino', 'Torino'],
    ])
    expect(await services(coop, 'Milano')).toEqual(['Abholung im Geschäft', 'Lieferung nach Hause', 'Abholfach'])
    const [milano] = data.stores
    expect(milano).toMatchObject({ storeId: coop.world.stores.milano, name: 'Milano' })
    expect(milano?.deliveryServices.map(({ showTab }) => typeof showTab)).toEqual(['boolean', 'boolean', 'boolean'])
  })

  test('of the click-and-collect site do not deliver to a door [delivery-54]', async () => {
    expect(await services(collect, 'Milano')).toEqual(['Abholung im Geschäft', 'Abholfach'])
  })

  test('can be seen one by one [delivery-36]', async () => {
    const { data } = await coop.anonymous().call(storesView, { query: { store_id: coop.world.stores.torino } })
    expect(data.store).toMatchObject({ name: 'Torino', warehouseId: coop.world.warehouses.torino })
  })

  test('that are not there say so', async () => {
    await expect(coop.anonymous().call(storesView, { query: { store_id: 99 } })).rejects.toMatchObject({
      code: 'error.store.notFound',
    })
    await expect(coop.anonymous().call(addressesOfStore, { query: { store_id: 99 } })).rejects.toMatchObject({
      code: 'error.store.notFound',
    })
  })

  test('show their pickup places to anyone [delivery-38]', async () => {
    const { data } = await coop.anonymous().call(addressesOfStore, { query: { store_id: coop.world.stores.milano } })
    expect(data.addresses.map(({ addressName, addressType, storeId }) => [addressName, addressType, storeId])).toEqual([
      ['Bottega Milano Larga', 'drive', 1],
      ['Locker Porta Romana', 'drive', 1],
    ])
  })
})

describe('the privacy notice of a store', () => {
  const typeOf = async (person: Person, storeId: number) =>
    (await person.call(storesView, { query: { store_id: storeId } })).data.store.privacy

  test('is agreed to store by store, with the version of its text, and can be taken back [delivery-25]', async () => {
    const anna = await coop.shopper()
    const { milano, torino } = coop.world.stores
    const { personInfoTypeId, accepted } = await typeOf(anna, milano)
    expect(accepted).toBe(false)
    await anna.call(personInfoUpdate, { body: { personInfoTypeId, value: '1' } })
    expect(await typeOf(anna, milano)).toMatchObject({ accepted: true })
    expect(await typeOf(anna, torino)).toMatchObject({ accepted: false })
    const { data } = await anna.call(storesList, {})
    expect(data.stores.map(({ privacy }) => privacy.accepted)).toEqual([true, false])
    await anna.call(personInfoUpdate, { body: { personInfoTypeId, value: '0' } })
    expect(await typeOf(anna, milano)).toMatchObject({ accepted: false })
    const stored = await coop.shop.db.select().from(personInfo).where(eq(personInfo.userId, anna.userId))
    expect(stored.map(({ value, textVersion }) => [value, textVersion])).toEqual([
      ['1', storeNoticeVersion],
      ['0', storeNoticeVersion],
    ])
  })

  test('said twice alike is one row; a text that changed meanwhile needs consent again [delivery-68]', async () => {
    const anna = await coop.shopper()
    const personInfoTypeId = storeConsentType(coop.world.stores.milano)
    const agree = () => anna.call(personInfoUpdate, { body: { personInfoTypeId, value: '1' } })
    const rows = () => coop.shop.db.select().from(personInfo).where(eq(personInfo.userId, anna.userId))
    await agree()
    await agree()
    expect(await rows()).toHaveLength(1)
    await coop.shop.db.update(personInfo).set({ textVersion: 'older' }).where(eq(personInfo.userId, anna.userId))
    await agree()
    expect((await rows()).map(({ textVersion }) => textVersion)).toEqual(['older', storeNoticeVersion])
  })

  test('is agreed to twenty times in six hours at most, and taken back each time [delivery-69]', async () => {
    const [anna, bruna] = [await coop.shopper(), await coop.shopper()]
    const { milano } = coop.world.stores
    const answerConsent = (person: Person, value: '0' | '1') =>
      person.call(personInfoUpdate, { body: { personInfoTypeId: storeConsentType(milano), value } })
    for (let time = 0; time < 20; time += 1) for (const value of ['1', '0'] as const) await answerConsent(anna, value)
    await expect(answerConsent(anna, '1')).rejects.toMatchObject({ code: 'error.request.tooMany' })
    expect(await typeOf(anna, milano)).toMatchObject({ accepted: false })
    expect(await coop.shop.db.$count(personInfo, eq(personInfo.userId, anna.userId))).toBe(40)
    await answerConsent(bruna, '1')
    expect(await typeOf(bruna, milano)).toMatchObject({ accepted: true })
  })

  test('is what a registration asks for: of the default store and the customers’ form, unless others are named [delivery-50]', async () => {
    const anna = await coop.shopper()
    const { milano, torino } = coop.world.stores
    const ask = async (query: object) =>
      (await anna.call(disclaimersList, { query })).data.disclaimers.filter(
        ({ personInfoTypeId }) => personInfoTypeId > 100,
      )
    const request = { personInfoTypeId: storeConsentType(milano), required: true, value: '0' }
    expect(await ask({})).toMatchObject([request])
    expect(await ask({ registration_module_type_id: 2, store_id: milano })).toMatchObject([request])
    expect(await ask({ store_id: torino })).toMatchObject([{ personInfoTypeId: storeConsentType(torino) }])
    expect(await ask({ registration_module_type_id: 1 })).toEqual([])
    await anna.call(personInfoUpdate, { body: { personInfoTypeId: storeConsentType(milano), value: '1' } })
    expect(await ask({})).toMatchObject([{ value: '1' }])
  })

  test('agreed to in an earlier wording is asked again', async () => {
    const anna = await coop.shopper()
    const { milano } = coop.world.stores
    await coop.shop.db.insert(personInfo).values({
      userId: anna.userId,
      personInfoTypeId: storeConsentType(milano),
      value: '1',
      textVersion: '2020-01',
    })
    expect(await typeOf(anna, milano)).toMatchObject({ accepted: false })
  })

  test('of one person is not another’s, and an anonymous visitor has given no consent', async () => {
    const anna = await coop.shopper()
    const { milano } = coop.world.stores
    const { personInfoTypeId } = await typeOf(anna, milano)
    await anna.call(personInfoUpdate, { body: { personInfoTypeId, value: '1' } })
    expect(await typeOf(await coop.shopper(), milano)).toMatchObject({ accepted: false })
    expect(await typeOf(coop.anonymous(), milano)).toMatchObject({ accepted: false })
  })

  test.each([
    ['an unknown store', { personInfoTypeId: storeConsentType(99), value: '1' as const }],
    ['what is no consent', { personInfoTypeId: 99, value: '1' as const }],
  ])('%s cannot be written', async (_what, body) => {
    await expect((await coop.shopper()).call(personInfoUpdate, { body })).rejects.toMatchObject({
      code: 'error.personInfo.notAllowed',
    })
  })

  test('takes yes or no and nothing else, from a signed-in customer', async () => {
    const body = { personInfoTypeId: storeConsentType(1), value: 'maybe' as '1' }
    await expect((await coop.shopper()).call(personInfoUpdate, { body })).rejects.toMatchObject({
      code: 'error.request.invalid',
    })
    await expect(coop.anonymous().call(personInfoUpdate, { body: { ...body, value: '1' } })).rejects.toMatchObject({
      code: 'error.session.expired',
    })
  })
})
