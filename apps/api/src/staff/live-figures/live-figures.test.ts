import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { productsView } from '@bottega/contract/catalog/calls.ts'
import {
  livePrices,
  livePromotions,
  liveStock,
  machineKeyMake,
  machineKeyRevoke,
  machineKeys,
} from '@bottega/contract/live-figures/calls.ts'
import { openApiDocument } from '@bottega/contract/openapi.ts'
import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '../../trade/catalog/products.tables.ts'
import { machineKey } from './machine-keys.tables.ts'
import { callAsMachine } from '../../testing/machines.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await staffMember(shop, 'admin')
})
afterAll(() => shop.close())

async function keyFor(...scopes: FigureKind[]) {
  const name = `Cassa ${scopes.join(' ')}`
  const { data } = await admin.call(machineKeyMake, { body: { name, scopes } })
  const [made] = data.keys
  if (made === undefined) throw new Error('no key was made')
  return { key: data.key, keyId: made.keyId }
}
const codeOf = async (productId: number) => {
  const [row] = await shop.shop.db.select({ code: product.codInt }).from(product).where(eq(product.id, productId))
  return row?.code ?? ''
}
const seen = async (productId: number) => (await shop.anonymous().call(productsView, { query: { productId } })).data

describe('a machine key', () => {
  test('is shown once and stored as a hash [live-1]', async () => {
    const { key, keyId } = await keyFor('stock')
    expect(key).toMatch(/^bottega_[\w-]{43}$/)
    const { data } = await admin.call(machineKeys)
    expect(data.keys.find((one) => one.keyId === keyId)).toMatchObject({ scopes: ['stock'], begins: key.slice(0, 13) })
    expect(JSON.stringify(data)).not.toContain(key)
    const rows = await shop.shop.db.select().from(machineKey)
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  const rows = [{ product: 'NIE', store: '1', available: 1 }]

  test('that is unknown, revoked or has another scope opens nothing [live-2]', async () => {
    const { key, keyId } = await keyFor('prices')
    expect(await callAsMachine(shop, 'bottega_nie', liveStock, { rows })).toMatchObject({
      status: 403,
      code: 'error.machine.keyRefused',
    })
    expect(await callAsMachine(shop, key, liveStock, { rows })).toMatchObject({
      status: 403,
      code: 'error.machine.scopeMissing',
    })
    const prices = { rows: [{ product: 'NIE', store: '1', price: 1 }] }
    expect((await callAsMachine(shop, key, livePrices, prices)).code).toBe('error.live.rowsRefused')
    await admin.call(machineKeyRevoke, { body: { key_id: keyId } })
    expect((await callAsMachine(shop, key, livePrices, prices)).code).toBe('error.machine.keyRefused')
    await expect(admin.call(machineKeyRevoke, { body: { key_id: keyId } })).rejects.toEqual(
      refusal('error.machine.keyNotFound'),
    )
  })

  test('opens no other call, and no session opens those of machines [live-3]', async () => {
    const { key } = await keyFor('stock', 'prices', 'promotions')
    const list = await shop.app.inject({
      url: machineKeys.base + machineKeys.path,
      headers: { authorization: `Bearer ${key}`, 'x-ebsn-account': key },
    })
    expect(list.json().response.status).toBe(419)
    await expect(admin.call(liveStock, { body: { rows } })).rejects.toEqual(refusal('error.machine.keyRefused'))
  })

  test('may call 120 times in a minute; the answer after that says when to come back [live-4]', async () => {
    const { key } = await keyFor('stock')
    for (let made = 0; made < 120; made++) await callAsMachine(shop, key, liveStock, { rows })
    const refused = await callAsMachine(shop, key, liveStock, { rows })
    expect(refused).toMatchObject({ status: 429, code: 'error.request.tooMany' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('stands in the log with who made and revoked it, and with every call [live-5]', async () => {
    const { key, keyId } = await keyFor('stock')
    const code = await codeOf(shop.world.products.pasta)
    await callAsMachine(shop, key, liveStock, { rows: [{ product: code, store: '1', available: 44 }] })
    await admin.call(machineKeyRevoke, { body: { key_id: keyId } })
    const { data } = await admin.call(staffAudit, { query: { subject: 'machineKey', subject_id: String(keyId) } })
    expect(
      data.entries.map(({ action, staffId, staffName, after }) => ({ action, staffId, staffName, after })),
    ).toEqual([
      { action: 'machine.keyRevoked', staffId: admin.userId, staffName: 'Olga Banco', after: undefined },
      { action: 'machine.stock', staffId: undefined, staffName: 'Cassa stock', after: { rows: 1, changed: 1 } },
      {
        action: 'machine.keyMade',
        staffId: admin.userId,
        staffName: 'Olga Banco',
        after: { name: 'Cassa stock', scopes: ['stock'] },
      },
    ])
  })
})

describe('a call of a machine', () => {
  test('with one row that is not right changes nothing and names each of them [live-6]', async () => {
    const { key } = await keyFor('stock', 'prices')
    const milk = await codeOf(shop.world.products.milk)
    const refused = await callAsMachine(shop, key, liveStock, {
      rows: [
        { product: milk, store: '1', available: 77 },
        { product: 'NIE', store: 'roma', available: 1 },
      ],
    })
    expect(refused.code).toBe('error.live.rowsRefused')
    expect(refused.text).toContain('rows.1.product is unknown to the shop; rows.1.store is unknown to the shop')
    expect((await seen(shop.world.products.milk)).available).not.toBe(77)
    const price = { product: milk, store: '1', price: 1.005, from: '2026-02-31' }
    expect((await callAsMachine(shop, key, livePrices, { rows: [price] })).text).toContain(
      'rows.0.price has too many decimals; rows.0.from is no day of the calendar',
    )
  })

  test('means the store by its number, as answers do, and refuses the number of a warehouse [safety-204]', async () => {
    const { key } = await keyFor('stock')
    const { pool } = shop.shop.database
    await pool.query(`insert into store (id, cooperative_id, warehouse_id, name) values (50, 1, 1, 'Baracca')`)
    await pool.query(`insert into warehouse (id, cooperative_id, name, slug, street, street_number, city, province, postal_code, latitude, longitude)
       select 51, cooperative_id, name, 'lontano', street, street_number, city, province, postal_code, latitude, longitude
       from warehouse where id = 1`)
    const product = await codeOf(shop.world.products.milk)
    const count = (store: string, available: number) =>
      callAsMachine(shop, key, liveStock, { rows: [{ product, store, available }] })
    await count('50', 61)
    expect((await seen(shop.world.products.milk)).available).toBe(61)
    expect((await count('51', 62)).text).toContain('rows.0.store is unknown to the shop')
    await count('lontano', 63)
    expect((await seen(shop.world.products.milk)).available).toBe(61)
  })

  test('takes a thousand rows at most [live-7]', async () => {
    const { key } = await keyFor('stock')
    const row = { product: 'X', store: '1', available: 1 }
    const refused = await callAsMachine(shop, key, liveStock, { rows: Array.from({ length: 1001 }, () => row) })
    expect(refused).toMatchObject({ status: 400, code: 'error.request.invalid' })
  })

  test('brings stock, prices and promotions to the shelf, and again changes nothing [live-8]', async () => {
    const { key } = await keyFor('stock', 'prices', 'promotions')
    const { milk } = shop.world.products
    const code = await codeOf(milk)
    const twice = async <Answer extends { data: { changed: number } }>(send: () => Promise<Answer>) => [
      (await send()).data.changed,
      (await send()).data.changed,
    ]
    const stock = { rows: [{ product: code, store: '1', available: 0 }] }
    expect(await twice(() => callAsMachine(shop, key, liveStock, stock))).toEqual([1, 0])
    expect((await seen(milk)).available).toBe(0)
    const prices = { rows: [{ product: code, store: '1', price: 1.11, from: '2026-11-16', to: '2026-11-16' }] }
    const [changed = 0, again] = await twice(() => callAsMachine(shop, key, livePrices, prices))
    expect([changed > 0, again]).toEqual([true, 0])
    expect((await seen(milk)).priceDisplay).toBe(1.11)
    const promotion = {
      promotion: 'volantino-48',
      product: code,
      price: 0.99,
      from: '2026-11-16',
      to: '2026-11-30',
      name: { it: 'Volantino 48', de: 'Prospekt 48' },
    }
    const [begun = 0, same] = await twice(() => callAsMachine(shop, key, livePromotions, { rows: [promotion] }))
    expect([begun > 0, same]).toEqual([true, 0])
    expect(JSON.stringify(await seen(milk))).toContain('Volantino 48')
  })

  test('is described with its key, its scope and its limits', () => {
    const { paths, components } = openApiDocument('test', '')
    expect(paths['/api/live/stock']).toMatchObject({
      post: { 'x-access': 'machine', 'x-scope': 'stock', security: [{ machine: [] }], responses: { 403: {}, 429: {} } },
    })
    expect(components.securitySchemes.machine).toMatchObject({ type: 'http', scheme: 'bearer' })
  })
})
