import {
  cartAdd,
  cartAddAllFromOrder,
  cartAddAllFromWishlist,
  cartUpdate,
  cartView,
} from '@bottega/contract/cart/calls.ts'
import { dietCheck, dietDelete, dietProfile, dietSave } from '@bottega/contract/diet/calls.ts'
import { listsAddProducts, listsInsert } from '@bottega/contract/lists/calls.ts'
import { ordersReorderView } from '@bottega/contract/orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { chooseSlot, readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import type { ProductName } from '../../testing/world.ts'
import { exportOf } from '../account/export.service.ts'
import { erasePerson } from '../account/erasure.repository.ts'
import { product } from '../catalog/products.tables.ts'
import { dietProfile as dietTable } from './diet.tables.ts'

let shop: TestShop
const labels = {
  milk: { ingredients: { it: '<strong>Latte</strong> intero.' }, allergens: { it: 'Contiene latte.' } },
  pasta: {
    ingredients: { it: 'Semola di <strong>grano duro</strong>, acqua.' },
    traces: { it: '<strong>Soia</strong>' },
  },
  wine: { ingredients: { it: 'Uve, <strong>solfiti</strong>.' } },
} as const
beforeAll(async () => {
  shop = await openTestShop()
  for (const name of ['milk', 'pasta', 'wine'] as const)
    await shop.shop.db.update(product).set({ texts: labels[name] }).where(eq(product.id, shop.world.products[name]))
  await shop.shop.db.update(product).set({ texts: {} }).where(eq(product.id, shop.world.products.lastOne))
  await catalogueChanged(shop)
})
afterAll(() => shop.close())

const avoid = (...keys: string[]) => keys.map((key) => ({ key, alsoTraces: true }))
const save = (person: Person, persons: { name: string; avoids: { key: string; alsoTraces: boolean }[] }[]) =>
  person.call(dietSave, { body: { consent: true, persons } })
const eater = async (...keys: string[]) => {
  const person = await readyShopper(shop)
  await save(person, [{ name: '', avoids: avoid(...keys) }])
  return person
}
const itemOf = (name: ProductName, infos: object = {}) => ({ productId: shop.world.products[name], quantity: 1, infos })
const add = (person: Person, ...items: ReturnType<typeof itemOf>[]) => person.call(cartAdd, { body: { items } })
const check = async (person: Pick<Person, 'call'>, ...names: ProductName[]) =>
  (await person.call(dietCheck, { body: { product_ids: names.map((name) => shop.world.products[name]) } })).data
const totalOf = async (person: Person) => (await person.call(cartView, {})).data.totalItems
const warningsOf = ({ response }: { response: { warnings: { code: string; text?: string }[] } }) =>
  response.warnings.map(({ code }) => code)
const storedRow = async ({ userId }: Person) =>
  (await shop.shop.db.select().from(dietTable).where(eq(dietTable.userId, userId)))[0]

describe('the profile of a household', () => {
  test('is stored with consent, encrypted, and read again by its customer [diet-1]', async () => {
    const anna = await shop.shopper()
    const persons = [
      { name: '', avoids: avoid('milk') },
      { name: ' Luca ', avoids: [{ key: 'almonds', alsoTraces: false }] },
    ]
    const { data } = await save(anna, persons)
    expect(data).toMatchObject({ state: 'stored', persons: [persons[0], { ...persons[1], name: 'Luca' }] })
    expect((await anna.call(dietProfile, {})).data).toEqual(data)
    const row = await storedRow(anna)
    expect(row?.textVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(JSON.stringify(row)).not.toMatch(/milk|almonds|Luca/)
  })

  test('is not stored without consent, and what was stored stays [diet-2]', async () => {
    const anna = await eater('milk')
    const body = { consent: false, persons: [{ name: '', avoids: avoid('fish') }] }
    await expect(anna.call(dietSave, { body })).rejects.toMatchObject({ code: 'error.diet.consentRequired' })
    expect((await anna.call(dietProfile, {})).data.persons).toEqual([{ name: '', avoids: avoid('milk') }])
  })

  test.each<[string, { name: string; avoids: { key: string; alsoTraces: boolean }[] }[], string]>([
    [
      'a person without a name',
      [
        { name: '', avoids: [] },
        { name: ' ', avoids: avoid('fish') },
      ],
      'error.diet.personName',
    ],
    [
      'two persons of one name',
      ['', 'Ada', 'ada'].map((name) => ({ name, avoids: avoid('fish') })),
      'error.diet.personTwice',
    ],
    ['a thing nobody knows', [{ name: '', avoids: avoid('asbestos') }], 'error.diet.unknownChoice'],
    [
      'nine persons',
      Array.from({ length: 9 }, (_, place) => ({ name: place === 0 ? '' : `P${place}`, avoids: avoid('fish') })),
      'error.diet.tooManyPersons',
    ],
  ])('with %s is refused', async (_what, persons, code) => {
    await expect(save(await shop.shopper(), persons)).rejects.toMatchObject({ code })
  })

  test('is gone with the consent, and nothing is warned of any more [diet-3]', async () => {
    const anna = await eater('milk')
    expect((await anna.call(dietDelete, { body: {} })).data.state).toBe('none')
    expect(await storedRow(anna)).toBeUndefined()
    expect((await add(anna, itemOf('milk'))).data.totalItems).toBe(1)
  })

  test('is in the copy of all data in clear words, and gone with the account [diet-4]', async () => {
    const anna = await eater('milk')
    let text = ''
    for await (const part of exportOf(shop.shop, anna.userId, shop.clock.now)) text += String(part)
    const data = JSON.parse(text) as Record<string, unknown>
    expect(data['diet_profile.opened']).toEqual({ persons: [{ name: '', avoids: avoid('milk') }] })
    expect(text).not.toContain((await storedRow(anna))?.sealed)
    await shop.shop.db.transaction((tx) => erasePerson(tx, anna.userId))
    expect(await storedRow(anna)).toBeUndefined()
  })

  test('is written with one key by all processes: one with another refuses, says so to monitors, and leaves it as it was [diet-58]', async () => {
    const anna = await eater('milk')
    const ready = async (one: TestShop) =>
      (await one.app.inject({ url: '/health/ready' })).json<{ faults?: string[] }>()
    const beside = await openTestShop({ PRIVATE_DATA_KEY: 'a'.repeat(40) }, { beside: shop })
    try {
      const there = beside.as(anna.token, anna.userId)
      await expect(save(there, [{ name: '', avoids: avoid('fish') }])).rejects.toMatchObject({
        code: 'error.diet.otherKey',
      })
      expect((await ready(beside)).faults).toEqual([expect.stringContaining('PRIVATE_DATA_KEY')])
    } finally {
      await beside.close()
    }
    expect((await ready(shop)).faults).toBeUndefined()
    expect((await anna.call(dietProfile, {})).data.persons).toEqual([{ name: '', avoids: avoid('milk') }])
  })

  test('moved to another account by hand cannot be opened there, and says so at every addition [diet-5]', async () => {
    const anna = await eater('milk')
    const bea = await eater('fish')
    const sealed = (await storedRow(anna))?.sealed ?? ''
    await shop.shop.db.update(dietTable).set({ sealed }).where(eq(dietTable.userId, bea.userId))
    expect((await bea.call(dietProfile, {})).data.state).toBe('unreadable')
    expect((await check(bea, 'milk')).state).toBe('unreadable')
    expect(warningsOf(await add(bea, itemOf('milk')))).toEqual(['warning.diet.unreadable'])
  })
})

describe('a product somebody of the household does not eat', () => {
  test('goes in the cart after a yes, which names the product, the thing and the person [diet-6]', async () => {
    const anna = await readyShopper(shop)
    await save(anna, [
      { name: '', avoids: [] },
      { name: 'Luca', avoids: avoid('milk') },
    ])
    await expect(add(anna, itemOf('milk'), itemOf('wine'))).rejects.toMatchObject({
      code: 'error.diet.ask',
      text: 'Attenzione: Latte fresco intero: contiene latte (Luca). Conferma se lo vuoi lo stesso.',
    })
    expect(await totalOf(anna)).toBe(0)
    expect((await add(anna, itemOf('milk', { accept_diet: 'true' }), itemOf('wine'))).data.totalItems).toBe(2)
    // More of what is in the cart is asked for no second time.
    const { data } = await add(anna, itemOf('milk'))
    const line = data.cartItems?.find(({ product: { productId } }) => productId === shop.world.products.milk)
    await anna.call(cartUpdate, { body: { items: [{ itemId: line?.itemId ?? 0, quantity: 5 }] } })
  })

  test('by accident needs a yes too, but for who bears traces [diet-7]', async () => {
    await expect(add(await eater('soya'), itemOf('pasta'))).rejects.toMatchObject({
      code: 'error.diet.ask',
      text: expect.stringContaining('può contenere tracce di soia'),
    })
    const bea = await readyShopper(shop)
    await save(bea, [{ name: '', avoids: [{ key: 'soya', alsoTraces: false }] }])
    expect(warningsOf(await add(bea, itemOf('pasta')))).toEqual([])
  })

  test('of which the shop knows no list goes in the cart with a warning: unknown is never safe [diet-8]', async () => {
    const answer = await add(await eater('milk'), itemOf('lastOne'))
    expect(answer.data.totalItems).toBe(1)
    expect(warningsOf(answer)).toEqual(['warning.diet.added'])
  })

  test('stays out where a whole list is added, and is named [diet-9]', async () => {
    const anna = await eater('milk')
    const { data } = await anna.call(listsInsert, { body: { name: 'Settimana' } })
    const { listId } = data.list
    const items = (['milk', 'wine'] as const).map((name) => ({ productId: shop.world.products[name], quantity: 1 }))
    await anna.call(listsAddProducts, { body: { wishlistId: listId, items } })
    const answer = await anna.call(cartAddAllFromWishlist, { body: { list_id: listId } })
    expect(answer.data.totalItems).toBe(1)
    expect(answer.response.warnings).toMatchObject([
      { code: 'warning.diet.leftOut', values: { reasons: 'Latte fresco intero: contiene latte' } },
    ])
  })

  test('stays out of a past order that is ordered again, and the preview counts it as gone [diet-14]', async () => {
    const anna = await buyerWith(shop, { milk: 1, wine: 3 })
    const { orderId } = await atTheDoor(anna)
    await save(anna, [{ name: '', avoids: avoid('milk') }])
    await chooseSlot(shop, anna, 'tomorrowMorning')
    const preview = await anna.call(ordersReorderView, { query: { order_id: orderId } })
    expect(JSON.stringify(preview.data)).toContain('Latte fresco intero')
    const answer = await anna.call(cartAddAllFromOrder, { body: { order_id: orderId } })
    expect(answer.data.cartItems?.map((item) => item.product.productId)).toEqual([shop.world.products.wine])
    expect(warningsOf(answer)).toContain('warning.diet.leftOut')
  })

  test('is named with the words of its label, in the language of the page [diet-10]', async () => {
    const anna = await eater('milk', 'gluten', 'soya')
    const { products } = await check(anna, 'milk', 'pasta', 'wine', 'lastOne')
    const found = products.flatMap(({ asks, findings }) =>
      findings.map(({ key, level, words }) => [asks, key, level, words]),
    )
    expect(found).toEqual(
      expect.arrayContaining([
        [true, 'milk', 'contains', 'Latte intero'],
        [true, 'gluten', 'contains', 'Semola di grano duro'],
        [true, 'soya', 'traces', 'Soia'],
        [false, 'milk', 'unknown', undefined],
      ]),
    )
    expect(products.map(({ productId }) => productId)).not.toContain(shop.world.products.wine)
  })

  test('by a word of their own is marked, in each of its forms, and goes in the cart without a word [diet-57]', async () => {
    const anna = await readyShopper(shop)
    const persons = [{ name: '', avoids: [] }]
    const words = [' uva ', 'Uva', 'latte fresco', 'coriandolo']
    const { data } = await anna.call(dietSave, { body: { consent: true, persons, words } })
    expect(data).toMatchObject({ state: 'stored', words: ['Uva', 'latte fresco', 'coriandolo'] })
    const { products } = await check(anna, 'milk', 'pasta', 'wine')
    expect(
      products.map(({ productId, asks, findings }) => [productId, asks, findings.map(({ text }) => text)]),
    ).toEqual([
      [shop.world.products.milk, false, ['non gradito: latte fresco']],
      [shop.world.products.wine, false, ['non gradito: Uva']],
    ])
    expect(warningsOf(await add(anna, itemOf('milk')))).toEqual([])
    const answer = await anna.call(dietSave, { body: { consent: true, persons, words: [' '] } })
    expect(answer.data.state).toBe('none')
  })

  test('is told to nobody without a profile [diet-11]', async () => {
    expect(await check(await shop.shopper(), 'milk')).toEqual({ state: 'none', products: [] })
    expect(await check(shop.anonymous(), 'milk')).toEqual({ state: 'none', products: [] })
  })
})
