import { productsList, productsView } from '@bottega/contract/catalog/calls.ts'
import { livePrices, liveStock, machineKeyMake } from '@bottega/contract/live-figures/calls.ts'
import { staffProducts } from '@bottega/contract/staff-products/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from './products.tables.ts'
import { callAsMachine } from '../../testing/machines.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import { findReferenced } from './catalog.service.ts'
import { codesOfNames } from '../../staff/world/named-by-code.ts'
import { productsNamed } from './named-products.queries.ts'
import { findPrinted, namedBy } from './printed-products.ts'
import { findSoldIds } from './sold-products.queries.ts'

/** As the shop stores each, and every other way to write it. */
const spellings = {
  pasta: ['96385074', '000096385074', '0000096385074', '00000096385074'],
  water: ['0036000291452', '036000291452', '00036000291452'],
  milk: ['4006381333931', '04006381333931'],
} as const
const goods = Object.keys(spellings) as (keyof typeof spellings)[]
const written = goods.flatMap((name) => spellings[name].map((barcode) => [barcode, name] as const))

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await staffMember(shop, 'admin')
  for (const name of goods)
    await shop.shop.db
      .update(product)
      .set({ barcode: spellings[name][0], ...(name === 'pasta' && { furtherBarcodes: [...further.stored] }) })
      .where(eq(product.id, shop.world.products[name]))
  await bumpCatalogueVersion(shop.shop.db)
})
afterAll(() => shop.close())

/** Of a multipack and of the packaging before, in a spelling of other people. */
const further = { stored: ['4012345678901', '0042100005264'], written: ['04012345678901', '042100005264'] } as const

const idsOf = (data: object) =>
  'products' in data ? (data.products as { productId: number }[]).map(({ productId }) => productId) : []

describe.each(written)('the barcode %s of the %s', (barcode, name) => {
  const wanted = () => shop.world.products[name]

  test('finds its product in the shop, typed and as a parameter', async () => {
    const anyone = shop.anonymous()
    expect(idsOf((await anyone.call(productsList, { query: { q: barcode } })).data)).toEqual([wanted()])
    expect(idsOf((await anyone.call(productsList, { query: { barcode } })).data)).toEqual([wanted()])
  })

  test('finds it in the back office', async () => {
    expect(idsOf((await admin.call(staffProducts, { query: { q: barcode } })).data)).toEqual([wanted()])
  })

  test('names it in recipes, leaflets and banners of editors', async () => {
    const { db } = shop.shop
    expect(await findReferenced(db, [barcode])).toEqual(new Map([[barcode, wanted()]]))
    expect(namedBy(await findPrinted(db, [{ barcode }]), { barcode })?.productId).toBe(wanted())
  })
})

test.each(further.written)(
  'the further barcode %s finds its product wherever a code is read [catalogue-308]',
  async (barcode) => {
    const { pasta } = shop.world.products
    const { db } = shop.shop
    const anyone = shop.anonymous()
    expect(idsOf((await anyone.call(productsList, { query: { q: barcode } })).data)).toEqual([pasta])
    expect(idsOf((await anyone.call(productsList, { query: { barcode } })).data)).toEqual([pasta])
    expect(idsOf((await admin.call(staffProducts, { query: { q: barcode } })).data)).toEqual([pasta])
    expect(await findSoldIds(db, barcode)).toEqual([pasta])
    expect((await productsNamed(db, [barcode])).ofName(barcode)).toBe(pasta)
    expect(await findReferenced(db, [barcode])).toEqual(new Map([[barcode, pasta]]))
    expect(namedBy(await findPrinted(db, [{ barcode }]), { barcode })?.productId).toBe(pasta)
    const [row] = await db.select({ code: product.codInt }).from(product).where(eq(product.id, pasta))
    const named = await db.transaction((tx) => codesOfNames(tx, [{ product: barcode }]))
    expect(named.get(barcode)).toBe(row?.code)
  },
)

test('the database gives a barcode to one product alone, main or further [catalogue-309]', async () => {
  const { db } = shop.shop
  const give = (values: { barcode?: string; furtherBarcodes?: string[] }) =>
    db.update(product).set(values).where(eq(product.id, shop.world.products.milk))
  const taken = { cause: { constraint: 'article_barcode_pkey' } }
  await expect(give({ furtherBarcodes: [further.stored[0]] })).rejects.toMatchObject(taken)
  await expect(give({ furtherBarcodes: ['96385074'] })).rejects.toMatchObject(taken)
  await expect(give({ barcode: further.stored[0] })).rejects.toMatchObject(taken)
  await expect(give({ furtherBarcodes: ['042100005264'] })).rejects.toMatchObject({
    cause: { constraint: 'article_barcode_canonical' },
  })
})

test('prices and stock of a till reach one product by every spelling of its barcode [catalogue-300]', async () => {
  const body = { name: 'Cassa', scopes: ['prices', 'stock'] as const }
  const { data } = await admin.call(machineKeyMake, { body: { ...body, scopes: [...body.scopes] } })
  for (const [place, [barcode, name]] of written.entries()) {
    const price = 3 + place / 10
    const prices = { rows: [{ product: barcode, store: '1', price }] }
    expect(await callAsMachine(shop, data.key, livePrices, prices)).toMatchObject({ status: 200 })
    const stock = { rows: [{ product: barcode, store: '1', available: 20 + place }] }
    expect(await callAsMachine(shop, data.key, liveStock, stock)).toMatchObject({ status: 200 })
    const query = { productId: shop.world.products[name] }
    expect((await shop.anonymous().call(productsView, { query })).data).toMatchObject({ price })
  }
})

test.each(['4006381333930', '14006381333938', '6385074', '96385075'])(
  'the number %s, which is that of no article here, finds nothing',
  async (barcode) => {
    expect(idsOf((await shop.anonymous().call(productsList, { query: { q: barcode } })).data)).toEqual([])
  },
)
