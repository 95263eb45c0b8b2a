import { articlesAddToCart, articlesView } from '@bottega/contract/articles/calls.ts'
import { cartAdd, cartAddAllFromOrder, cartAddAllFromWishlist, cartView } from '@bottega/contract/cart/calls.ts'
import { dietCheck, dietSave } from '@bottega/contract/diet/calls.ts'
import { listsAddProducts, listsConfirm, listsInsert } from '@bottega/contract/lists/calls.ts'
import { ordersModify } from '@bottega/contract/orders/calls.ts'
import { staffChangeLines, staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import { hash } from '@node-rs/argon2'
import { eq, inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { publish } from '../../testing/content.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { chooseSlot, readyShopper } from '../../testing/orders/ready-shopper.ts'
import { actingFor } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { product } from '../catalog/products.tables.ts'
import { dietProfile } from './diet.tables.ts'

type Texts = (typeof product.$inferInsert)['texts']

let shop: TestShop
let keeper: Person
let pasta: number
beforeAll(async () => {
  shop = await openTestShop({ ANONYMOUS_CARTS: 'true' })
  keeper = await aShopkeeper(shop)
  pasta = shop.world.products.pasta
  await shop.shop.database.pool.query('update slot set capacity = capacity + 200 where id = $1', [
    shop.world.slots.tomorrowMorning,
  ])
  const { errors } = await publish(shop, {
    'articles/sugo.md': [
      '---',
      'type: recipe',
      'title: Pasta al sugo',
      'date: 2026-10-01',
      'recipe:',
      '  servings: 4',
      '  preparation: 10',
      '  cooking: 20',
      '  ingredients:',
      '    - { text: Pasta, product: T3, quantity: 320, unit: g }',
      '---',
      'Cuoci.',
    ].join('\n'),
  })
  expect(errors).toEqual([])
})
afterAll(() => shop.close())

const item = () => ({ productId: pasta, quantity: 1 })
const save = (person: Person, key: string) =>
  person.call(dietSave, { body: { consent: true, persons: [{ name: '', avoids: [{ key, alsoTraces: true }] }] } })
const inCartOf = async (person: Person) =>
  ((await person.call(cartView, { query: {} })).data.cartItems ?? []).map(({ product: one }) => one.productId)

interface Answered {
  response: { warnings: { code: string }[] }
}

interface Told {
  readonly taken: boolean
  /** Codes of what the answer says. */
  readonly codes: readonly string[]
}

const codesOf = ({ response }: Answered) => response.warnings.map(({ code }) => code)

/** An answer that came, or the refusal. */
async function told(person: Person, work: Promise<Answered>): Promise<Told> {
  try {
    const codes = codesOf(await work)
    return { taken: (await inCartOf(person)).includes(pasta), codes }
  } catch (error) {
    return { taken: (await inCartOf(person)).includes(pasta), codes: [codeOf(error)] }
  }
}
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** A browser that fills a cart before it signs in, with the codes its login answers. */
async function signInWithCart({ userId }: Person): Promise<readonly string[]> {
  const passwordHash = await hash('basilico-7')
  const [user] = await shop.shop.db.update(appUser).set({ passwordHash }).where(eq(appUser.id, userId)).returning()
  const send = (path: string, token: string, payload: object) =>
    shop.app.inject({
      method: 'POST',
      url: `/ebsn/api${path}`,
      headers: { 'x-ebsn-client': 'site', ...(token !== '' && { 'x-ebsn-account': token }) },
      payload,
    })
  const visit = await send('/cart/add', '', { items: [item()] })
  const body = { login: user?.login, password: 'basilico-7' }
  const reply = await send('/auth/login', String(visit.headers['x-ebsn-account']), body)
  return codesOf(reply.json<Answered>())
}

/** A product put into an order at the desk. */
async function atDesk(orderId: number, more: object = {}) {
  const { version } = (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order
  const add = [{ product_id: pasta, quantity: 1 }]
  const body = { order_id: orderId, version, reason: 'Chiesto al telefono', add, ...more }
  return keeper.call(staffChangeLines, { body })
}

async function listOf(person: Person): Promise<number> {
  const { data } = await person.call(listsInsert, { body: { name: 'Settimana' } })
  const { listId } = data.list
  await person.call(listsAddProducts, { body: { wishlistId: listId, items: [item()] } })
  return listId
}

async function orderWith(wanted: Parameters<typeof buyerWith>[1]) {
  const buyer = await buyerWith(shop, wanted)
  return { buyer, orderId: (await atTheDoor(buyer)).orderId }
}

/** Every way by which a product comes into somebody's cart or order, with a profile that names `key`. */
const ways: readonly (readonly [string, (key: string) => Promise<Told>])[] = [
  [
    'one by one',
    async (key) => {
      const anna = await readyShopper(shop)
      await save(anna, key)
      return told(anna, anna.call(cartAdd, { body: { items: [item()] } }))
    },
  ],
  [
    'with others at once, as from a leaflet',
    async (key) => {
      const anna = await readyShopper(shop)
      await save(anna, key)
      const water = { productId: shop.world.products.water, quantity: 6 }
      return told(anna, anna.call(cartAdd, { body: { items: [water, item()] } }))
    },
  ],
  [
    'from a list',
    async (key) => {
      const anna = await readyShopper(shop)
      await save(anna, key)
      return told(anna, anna.call(cartAddAllFromWishlist, { body: { list_id: await listOf(anna) } }))
    },
  ],
  [
    'from a list for an address',
    async (key) => {
      const anna = await readyShopper(shop)
      await save(anna, key)
      const body = { list_id: await listOf(anna), address_id: anna.addressId ?? 0 }
      return told(anna, anna.call(listsConfirm, { body }))
    },
  ],
  [
    'from a past order',
    async (key) => {
      const { buyer, orderId } = await orderWith({ pasta: 1, wine: 3 })
      await save(buyer, key)
      await chooseSlot(shop, buyer, 'tomorrowMorning')
      return told(buyer, buyer.call(cartAddAllFromOrder, { body: { order_id: orderId } }))
    },
  ],
  [
    'from a recipe',
    async (key) => {
      const anna = await readyShopper(shop)
      await save(anna, key)
      const { articleId } = (await anna.call(articlesView, { query: { slug: 'sugo' } })).data.article
      return told(anna, anna.call(articlesAddToCart, { body: { article_id: articleId } }))
    },
  ],
  [
    'with the cart of the visit they sign in from',
    async (key) => {
      const anna = await readyShopper(shop)
      await save(anna, key)
      const codes = await signInWithCart(anna)
      return { taken: (await inCartOf(anna)).includes(pasta), codes }
    },
  ],
  [
    'from the cart into an order that is changed',
    async (key) => {
      const { buyer, orderId } = await orderWith({ wine: 3 })
      await chooseSlot(shop, buyer, 'tomorrowMorning')
      const { data } = await buyer.call(cartAdd, { body: { items: [item()] } })
      await save(buyer, key)
      const item_ids = (data.cartItems ?? []).map(({ itemId }) => itemId)
      return told(buyer, buyer.call(ordersModify, { body: { order_id: orderId, item_ids } }))
    },
  ],
  [
    'into an order that is changed',
    async (key) => {
      const { buyer, orderId } = await orderWith({ wine: 3 })
      await save(buyer, key)
      await buyer.call(ordersModify, { body: { order_id: orderId } })
      return told(buyer, buyer.call(cartAdd, { body: { items: [item()] } }))
    },
  ],
  [
    'by staff who act for the customer',
    async (key) => {
      const anna = await readyShopper(shop)
      await save(anna, key)
      const olga = await actingFor(shop, anna.userId)
      return told(anna, olga.call(cartAdd, { body: { items: [item()] } }))
    },
  ],
  [
    'by staff who change an order',
    async (key) => {
      const { buyer, orderId } = await orderWith({ wine: 3 })
      await save(buyer, key)
      try {
        await atDesk(orderId)
        return { taken: true, codes: [] }
      } catch (error) {
        return { taken: false, codes: [codeOf(error)] }
      }
    },
  ],
]

const labels = fc.constantFrom<(readonly [string, NonNullable<Texts>])[]>(
  ['gluten', { ingredients: { it: 'Semola di <strong>grano duro</strong>, acqua.' } }],
  ['milk', { ingredients: { de: 'Wasser, <strong>Butter</strong>.', it: '' } }],
  ['eggs', { ingredients: { it: 'Acqua.' }, allergens: { it: 'Contiene uova.' } }],
  ['soya', { ingredients: { it: 'Acqua.' }, traces: { it: 'Soia' } }],
  ['hazelnuts', { ingredients: { it: 'Acqua. Può contenere frutta a guscio.' } }],
  ['fish', { ingredients: { it: 'Water, anchovies.' } }],
  ['celery', { ingredients: { it: 'Grassi < 3 %, sedano, sale > 1 %.' } }],
)

async function labelled(texts: NonNullable<Texts>) {
  const { water, wine } = shop.world.products
  await shop.shop.db
    .update(product)
    .set({ texts })
    .where(inArray(product.id, [pasta, water, wine]))
  await catalogueChanged(shop)
}

describe('what makes somebody of the household ill', () => {
  test.each(ways)('never comes %s unsaid, whatever label it is written on [diet-52]', async (_way, bring) => {
    const property = fc.asyncProperty(labels, async ([key, texts]) => {
      await labelled(texts)
      const { taken, codes } = await bring(key)
      const said = ['error.diet.ask', 'error.desk.notSuitable', 'warning.diet.leftOut']
      expect(codes).toEqual(expect.arrayContaining([expect.stringMatching(/^(?:error|warning)\.(?:diet|desk)\./)]))
      if (taken) expect(codes).toContain('warning.diet.added')
      else expect(said).toEqual(expect.arrayContaining([codes[0]]))
    })
    await fc.assert(property, { numRuns: 5 })
  })

  test.each(ways)('comes %s where nothing is against it [diet-53]', async (_way, bring) => {
    await labelled({ ingredients: { it: 'Semola di <strong>grano duro</strong>, acqua.' } })
    const { taken, codes } = await bring('mustard')
    expect(codes).toEqual(codes.filter((code) => !code.includes('diet')))
    expect(taken).toBe(true)
  })
})

describe('staff', () => {
  test('are told that a product does not suit a customer and never why, and put it in after the customer’s yes [diet-54]', async () => {
    await labelled({ ingredients: { it: 'Semola di <strong>grano duro</strong>, acqua.' } })
    const { buyer, orderId } = await orderWith({ wine: 3 })
    await save(buyer, 'gluten')
    const refused = await atDesk(orderId).catch((error: unknown) => error)
    const text =
      'Non adatto a questo cliente, o non sappiamo se lo è: Spaghetti. Chiediglielo, e conferma che lo vuole.'
    expect(refused).toMatchObject({ code: 'error.desk.notSuitable', text })
    expect((await atDesk(orderId, { customer_asked: true })).data.order.lines).toHaveLength(2)
  })

  test('ask of a product whose list the shop does not have, and of a profile it cannot read [diet-55]', async () => {
    await labelled({})
    const { buyer, orderId } = await orderWith({ wine: 3 })
    await save(buyer, 'gluten')
    await expect(atDesk(orderId)).rejects.toMatchObject({ code: 'error.desk.notSuitable' })
    await shop.shop.db.update(dietProfile).set({ sealed: 'v1.other' }).where(eq(dietProfile.userId, buyer.userId))
    await labelled({ ingredients: { it: 'Acqua.' } })
    await expect(atDesk(orderId)).rejects.toMatchObject({ code: 'error.desk.notSuitable' })
  })

  test('who act for a customer see neither the thing nor the person [diet-56]', async () => {
    await labelled({ ingredients: { it: 'Semola di <strong>grano duro</strong>, acqua.' } })
    const anna = await readyShopper(shop)
    await save(anna, 'gluten')
    const olga = await actingFor(shop, anna.userId)
    const { products } = (await olga.call(dietCheck, { body: { product_ids: [pasta] } })).data
    expect(products).toMatchObject([{ productId: pasta, asks: true, findings: [{ key: 'withheld' }] }])
    const refused = await olga.call(cartAdd, { body: { items: [item()] } }).catch((error: unknown) => error)
    const reasons = 'Spaghetti: non adatto a questo cliente, o non sappiamo se lo è'
    expect(refused).toMatchObject({ code: 'error.diet.ask', text: expect.stringContaining(reasons) })
    expect(JSON.stringify([products, refused])).not.toMatch(/glut|grano/i)
  })
})
