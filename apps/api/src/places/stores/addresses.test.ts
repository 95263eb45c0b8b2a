import {
  addressesByService,
  addressesCheck,
  addressesDelete,
  addressesList,
  addressesSaveNew,
  addressesSetDefault,
  addressesUpdate,
  addressesView,
} from '@bottega/contract/delivery/calls.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cart } from '../../trade/cart/cart.tables.ts'
import { address } from './addresses.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { homeAddress } from '../../testing/home-address.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const names = (addresses: { addressName: string }[]) => addresses.map(({ addressName }) => addressName)

describe('saving an address', () => {
  test('keeps what was typed, and a later read shows it [delivery-39]', async () => {
    const anna = await shop.shopper()
    const body = { ...homeAddress, doorbell: ' Rossi ', notes: 'secondo piano', phone: '02 1234567' }
    const saved = await anna.call(addressesUpdate, { body })
    expect(saved.response.infos[0]?.code).toBe('info.address.saved')
    const { data } = await anna.call(addressesView, { query: { address_id: saved.data.address.addressId } })
    expect(data.address).toEqual(saved.data.address)
    expect(data.address).toMatchObject({ ...body, doorbell: 'Rossi', covered: true, selected: false, active: 1 })
  })

  test('keeps each field as one line whose letters stand in their order [delivery-66]', async () => {
    const anna = await shop.shopper()
    const body = {
      ...homeAddress,
      addressName: '\u202easaC',
      doorbell: 'Rossi\r\nBianchi\u0007',
      phone: '\u202d02 1234567\u202c',
    }
    const { data } = await anna.call(addressesUpdate, { body })
    expect(data.address).toMatchObject({ addressName: 'asaC', doorbell: 'Rossi Bianchi', phone: '02 1234567' })
  })

  test('typed in small or capital letters is written as names are', async () => {
    const anna = await shop.shopper()
    const body = { ...homeAddress, address1: "via dell'orso", city: 'MILANO', province: 'mi' }
    const { data } = await anna.call(addressesUpdate, { body })
    expect(data.address).toMatchObject({ address1: "Via dell'Orso", city: 'Milano', province: 'MI' })
  })

  test('again under its id changes it and makes no second one [delivery-11]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    await anna.call(addressesUpdate, { body: { ...homeAddress, addressId: anna.addressId ?? 0, addressName: 'Nonna' } })
    const { data } = await anna.call(addressesList, {})
    expect(names(data.addresses)).toEqual(['Nonna'])
  })

  test('an address without a name is called by its street', async () => {
    const anna = await shop.shopper()
    const { data } = await anna.call(addressesUpdate, { body: { ...homeAddress, addressName: ' ' } })
    expect(data.address.addressName).toBe('Via Larga 8')
  })

  test.each([
    [
      'an anonymous visitor',
      'error.session.expired',
      () => shop.anonymous().call(addressesUpdate, { body: homeAddress }),
    ],
    [
      'an id that is not there, before anything else is looked at',
      'error.address.notFound',
      async () => (await shop.shopper()).call(addressesUpdate, { body: { addressId: 999_999 } }),
    ],
    [
      'another customer’s id, in the same words',
      'error.address.notFound',
      async () => {
        const owner = await shop.shopper({ homeAt: '20122' })
        return (await shop.shopper()).call(addressesUpdate, {
          body: { ...homeAddress, addressId: owner.addressId ?? 0, city: 'Mine' },
        })
      },
    ],
    [
      'missing fields',
      'error.address.incomplete',
      async () => (await shop.shopper()).call(addressesUpdate, { body: { city: 'Milano', address1: ' ' } }),
    ],
    [
      'a postal code no store reaches',
      'error.address.notCovered',
      async () => (await shop.shopper()).call(addressesUpdate, { body: { ...homeAddress, postalcode: '98050' } }),
    ],
    [
      'a city the code does not belong to',
      'error.address.notValidated',
      async () => (await shop.shopper()).call(addressesUpdate, { body: { ...homeAddress, city: 'Torino' } }),
    ],
  ])('refuses %s', async (_what, code, save) => {
    await expect(save()).rejects.toMatchObject({ code })
  })

  test('names the fields that are missing', async () => {
    const anna = await shop.shopper()
    await expect(anna.call(addressesUpdate, { body: { city: 'Milano' } })).rejects.toMatchObject({
      response: { errors: [{ values: { fields: 'address1, addressNumber, province, postalcode' } }] },
    })
  })

  test('an address that cannot be confirmed is stored when the customer insists, and stays unconfirmed [delivery-47]', async () => {
    const anna = await shop.shopper()
    const odd = { ...homeAddress, city: 'Borgo Inventato', saveAnyway: true }
    const { data } = await anna.call(addressesUpdate, { body: odd })
    const [row] = await shop.shop.db.select().from(address).where(eq(address.id, data.address.addressId))
    expect(row).toMatchObject({ city: 'Borgo Inventato', validated: false })
  })

  test('insisting does not reach where no store does', async () => {
    const anna = await shop.shopper()
    const far = { ...homeAddress, postalcode: '98050', saveAnyway: true }
    await expect(anna.call(addressesUpdate, { body: far })).rejects.toMatchObject({
      code: 'error.address.notCovered',
    })
    expect((await anna.call(addressesList, {})).data.addresses).toEqual([])
  })
})

describe('saving a new address', () => {
  test('makes one even when an id came along [delivery-41]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const body = { ...homeAddress, addressId: anna.addressId ?? 0, addressName: 'Seconda' }
    const { data } = await anna.call(addressesSaveNew, { body })
    expect(data.address.addressId).not.toBe(anna.addressId)
    expect(names((await anna.call(addressesList, {})).data.addresses)).toEqual(['Casa', 'Seconda'])
  })

  test.each([
    [{ ...homeAddress, address1: '' }, 'error.address.incomplete'],
    [{ ...homeAddress, postalcode: '98050' }, 'error.address.notCovered'],
    [{ ...homeAddress, city: 'Borgo Inventato' }, 'error.address.notValidated'],
  ])('%j', async (body, code) => {
    await expect((await shop.shopper()).call(addressesSaveNew, { body })).rejects.toMatchObject({ code })
  })
})

test('the fifty-first address is refused, also where two are written at once; one in the book may change [delivery-67]', async () => {
  const anna = await shop.shopper({ homeAt: '20122' })
  const { db } = shop.shop
  const [known] = await db.select().from(address).where(eq(address.userId, anna.userId))
  if (known === undefined) throw new Error('Anna has no home')
  const { id: _one, ...fields } = known
  await db.insert(address).values(Array.from({ length: 48 }, () => fields))
  const both = [1, 2].map(() =>
    anna.call(addressesSaveNew, { body: homeAddress }).then(
      () => 'saved',
      (error: { code: string; text: string }) => `${error.code}: ${error.text}`,
    ),
  )
  const refusal = 'error.address.tooMany: Hai già 50 indirizzi: elimina quelli che non usi più.'
  expect((await Promise.all(both)).toSorted()).toEqual([refusal, 'saved'])
  await expect(anna.call(addressesUpdate, { body: homeAddress })).rejects.toMatchObject({
    code: 'error.address.tooMany',
  })
  await anna.call(addressesUpdate, { body: { ...homeAddress, addressId: anna.addressId ?? 0, addressName: 'Nonna' } })
  expect(await db.$count(address, eq(address.userId, anna.userId))).toBe(50)
})

describe('while an order is being changed', () => {
  test('no address is saved, checked, deleted or made the default, and all can be read [delivery-4]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const addressId = anna.addressId ?? 0
    const other = await anna.call(addressesSaveNew, { body: { ...homeAddress, addressName: 'Seconda' } })
    const [order, second] = [addressId, other.data.address.addressId]
    const changing = { userId: anna.userId, storeId: 1, deliveryServiceId: 2, addressId, state: 'changing' as const }
    await shop.shop.db.insert(cart).values(changing)
    const refused = (answer: Promise<unknown>) =>
      expect(answer).rejects.toMatchObject({ code: 'error.order.addressLocked' })
    for (const id of [order, second]) {
      await refused(anna.call(addressesUpdate, { body: { ...homeAddress, addressId: id, addressName: 'X' } }))
      await refused(anna.call(addressesCheck, { body: { ...homeAddress, addressId: id } }))
      await refused(anna.call(addressesSetDefault, { body: { address_id: id } }))
      await refused(anna.call(addressesDelete, { query: { address_id: id } }))
    }
    await refused(anna.call(addressesUpdate, { body: homeAddress }))
    await refused(anna.call(addressesSaveNew, { body: homeAddress }))
    await refused(anna.call(addressesCheck, { body: homeAddress }))
    const { data } = await anna.call(addressesList, {})
    expect(names(data.addresses)).toEqual(expect.arrayContaining(['Seconda']))
    expect(data.addresses).toHaveLength(2)
    expect((await (await shop.shopper()).call(addressesUpdate, { body: homeAddress })).data.address.city).toBe('Milano')
  })
})

describe('checking an address [delivery-31]', () => {
  test('passes a good one and saves nothing [delivery-32]', async () => {
    const anna = await shop.shopper()
    expect((await anna.call(addressesCheck, { body: homeAddress })).data).toEqual({ covered: true, validated: true })
    expect((await anna.call(addressesList, {})).data.addresses).toEqual([])
  })

  test.each([
    [{ ...homeAddress, address1: '' }, 'error.address.incomplete'],
    [{ ...homeAddress, postalcode: '98050' }, 'error.address.notCovered'],
    [{ ...homeAddress, city: 'Roma', saveAnyway: true }, 'error.address.notValidated'],
  ])('%j', async (body, code) => {
    await expect((await shop.shopper()).call(addressesCheck, { body })).rejects.toMatchObject({ code })
  })
})

describe('another customer’s address', () => {
  test('cannot be seen, changed or deleted, and answers like one that is not there', async () => {
    const owner = await shop.shopper({ homeAt: '20122' })
    const otherCustomer = await shop.shopper({ homeAt: '20122' })
    const foreign = { query: { address_id: owner.addressId ?? 0 } }
    const missing = { query: { address_id: 999_999 } }
    for (const call of [addressesView, addressesDelete] as const) {
      const refusal = await otherCustomer.call(call, foreign).catch((error: unknown) => error)
      const unknown = await otherCustomer.call(call, missing).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ code: 'error.address.notFound' })
      expect(unknown).toMatchObject({ response: (refusal as { response: unknown }).response })
    }
    const listed = await otherCustomer.call(addressesList, {})
    expect(listed.data.addresses.map(({ addressId }) => addressId)).toEqual([otherCustomer.addressId])
    expect((await owner.call(addressesList, {})).data.addresses).toHaveLength(1)
  })

  test('a store’s place cannot be edited', async () => {
    const anna = await shop.shopper()
    const place = shop.world.addresses.milanoPickup
    await expect(anna.call(addressesUpdate, { body: { ...homeAddress, addressId: place } })).rejects.toMatchObject({
      code: 'error.address.notFound',
    })
    await expect(anna.call(addressesDelete, { query: { address_id: place } })).rejects.toMatchObject({
      code: 'error.address.notFound',
    })
  })
})

describe('deleting an address', () => {
  test('takes it out of the book and out of the person’s defaults [delivery-40]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const addressId = anna.addressId ?? 0
    await shop.shop.db.update(appUser).set({ defaultDeliveryAddressId: addressId }).where(eq(appUser.id, anna.userId))
    const { response } = await anna.call(addressesDelete, { query: { address_id: addressId } })
    expect(response.infos[0]?.code).toBe('info.address.deleted')
    expect((await anna.call(addressesList, {})).data.addresses).toEqual([])
    expect((await anna.call(authTest, {})).user.defaultDeliveryAddressId).toBeUndefined()
  })

  test('is refused for the address the cart goes to [delivery-63]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const addressId = anna.addressId ?? 0
    await shop.shop.db.insert(cart).values({ userId: anna.userId, storeId: 1, deliveryServiceId: 2, addressId })
    await expect(anna.call(addressesDelete, { query: { address_id: addressId } })).rejects.toMatchObject({
      code: 'error.address.inUse',
    })
    const { data } = await anna.call(addressesList, {})
    expect(data.addresses).toMatchObject([{ addressId, selected: true }])
  })

  test('is refused for the address of the cart that waits while an order is being changed [delivery-45]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const addressId = anna.addressId ?? 0
    const place = { userId: anna.userId, storeId: 1, deliveryServiceId: 2, addressId }
    await shop.shop.db.insert(cart).values({ ...place, state: 'waiting' })
    const removal = anna.call(addressesDelete, { query: { address_id: addressId } })
    await expect(removal).rejects.toMatchObject({ code: 'error.address.inUse' })
    const { data } = await anna.call(addressesList, {})
    expect(data.addresses).toMatchObject([{ addressId, selected: false }])
  })
})

describe('the addresses of a service', () => {
  const near = { latitude: 45.47, longitude: 9.2 }

  test('at home are the person’s own', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const { data } = await anna.call(addressesByService, { query: { delivery_service_id: 2 } })
    expect(data.addresses).toMatchObject([{ addressId: anna.addressId, covered: true }])
  })

  test('an address outside every coverage is shown as such', async () => {
    const anna = await shop.shopper({ homeAt: '98050' })
    const { data } = await anna.call(addressesList, {})
    expect(data.addresses).toMatchObject([{ covered: false }])
  })

  test('by pickup are the stores’ places', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const { data } = await anna.call(addressesByService, { query: { delivery_service_id: 1 } })
    expect(names(data.addresses)).toEqual(['Bottega Milano Larga', 'Bottega Torino Po'])
  })

  test('near a position are the ones within ten kilometres, nearest first, or within the distance asked for [delivery-37]', async () => {
    const anna = await shop.shopper()
    await shop.shop.db
      .update(address)
      .set({ latitude: 45.07, longitude: 7.69 })
      .where(eq(address.id, shop.world.addresses.torinoPickup))
    await shop.shop.db
      .update(address)
      .set({ latitude: near.latitude, longitude: near.longitude })
      .where(eq(address.id, shop.world.addresses.milanoLocker))
    const ask = async (more: object) =>
      names(
        (await anna.call(addressesByService, { query: { address_type: 'drive', ...near, ...more } })).data.addresses,
      )
    expect(await ask({})).toEqual(['Locker Porta Romana', 'Bottega Milano Larga'])
    const { data } = await anna.call(addressesByService, { query: { address_type: 'drive', ...near } })
    expect(data.addresses[0]?.distance).toBe(0)
    expect(data.addresses[1]?.distance).toBeGreaterThan(1000)
    expect(await ask({ distance: 500 })).toEqual(['Locker Porta Romana'])
    expect(await ask({ distance: 500_000 })).toEqual([
      'Locker Porta Romana',
      'Bottega Milano Larga',
      'Bottega Torino Po',
    ])
  })

  test('carry the fields of the protocol, a store’s place the mark of its cooperative [delivery-22]', async () => {
    const anna = await shop.shopper()
    const body = { ...homeAddress, addressType: 'work' as const }
    const { addressId } = (await anna.call(addressesUpdate, { body })).data.address
    const first = async (service: number) => {
      const query = { delivery_service_id: service }
      return (await anna.call(addressesByService, { query })).data.addresses[0]
    }
    expect(await first(2)).toEqual({
      ...homeAddress,
      addressId,
      addressType: 'work',
      addressTypeId: 2,
      active: 1,
      validated: true,
      selected: false,
      covered: true,
      deliveryServiceId: 2,
      addressClass: [],
    })
    const mark = {
      addressClassId: 1,
      iconSource: '/logos/cooperative-1.svg',
      addressClassGroup: { addressClassGroupId: 1 },
    }
    expect(await first(1)).toMatchObject({ addressType: 'drive', addressTypeId: 3, storeId: 1, addressClass: [mark] })
  })

  test('begin with the favourite place', async () => {
    const anna = await shop.shopper()
    const favourite = shop.world.addresses.torinoPickup
    await shop.shop.db.update(appUser).set({ defaultStoreAddressId: favourite }).where(eq(appUser.id, anna.userId))
    const { data } = await anna.call(addressesByService, { query: { delivery_service_id: 1 } })
    expect(names(data.addresses)).toEqual(['Bottega Torino Po', 'Bottega Milano Larga'])
  })
})
