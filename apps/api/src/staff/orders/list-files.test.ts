import { staffOrders, staffOrdersFile } from '@bottega/contract/staff-orders/calls.ts'
import { staffCustomers, staffCustomersFile, staffTagCustomer } from '@bottega/contract/staff-customers/calls.ts'
import { staffProducts, staffProductsFile } from '@bottega/contract/staff-products/calls.ts'
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
let torino: Awaited<ReturnType<typeof staffMember>>
let ofMilano: number
let ofTorino: number

/** One order in each of two stores, placed at nine on the shop's clock; the first customer's name is a formula. */
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
  torino = await staffMember(shop, 'shopkeeper', [shop.world.stores.torino])
  const [anna, berta] = [await buyerWith(shop), await buyerWith(shop)]
  ofMilano = (await atTheDoor(anna)).orderId
  ofTorino = (await atTheDoor(berta)).orderId
  const { db } = shop.shop
  await db.update(appUser).set({ firstName: '=1+1', mobilePhone: '+39 348 1' }).where(eq(appUser.id, anna.userId))
  await db.update(shopOrder).set({ storeId: shop.world.stores.torino }).where(eq(shopOrder.id, ofTorino))
  await db.update(appUser).set({ defaultStoreId: null })
})
afterAll(() => shop.close())

const rowsOf = async ({ data }: { data: { content: unknown } }) =>
  (await (data.content as Blob).text()).trim().split('\r\n')
const firstCells = (rows: readonly string[]) => rows.slice(1).map((row) => row.split(/[;,]/)[0])

async function sheetOf({ data }: { data: { content: unknown } }): Promise<string> {
  const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(await (data.content as Blob).arrayBuffer())))
  const sheet = (await zip.getEntries()).find(({ filename }) => filename === 'xl/worksheets/sheet1.xml')
  return sheet?.directory === false ? sheet.getData(new TextWriter()) : ''
}

const ordersOf = (staff: typeof keeper) => staff.call(staffOrdersFile, { query: { q: 'nobody' } })
const customersOf = (staff: typeof keeper) => staff.call(staffCustomersFile, { query: { q: 'nobody' } })

const lastEntry = async (action: 'order.exported' | 'customer.exported') => {
  const [entry] = await shop.shop.db
    .select({ staffId: auditEntry.staffId, after: auditEntry.after })
    .from(auditEntry)
    .where(eq(auditEntry.action, action))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  return entry
}

test('the file of orders has what the list finds, in shop time, with amounts as numbers and no formula', async () => {
  const [{ totalCents } = { totalCents: 0 }] = await shop.shop.db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.id, ofMilano))
  const euros = (totalCents / 100).toFixed(2)
  const file = await keeper.call(staffOrdersFile, { query: {} })
  expect(file.data.name).toBe('Ordini 2026-11-16.csv')
  const [head = '', ...rows] = await rowsOf(file)
  expect(head).toMatch(/^Numero;Ordinato il;Stato;Cliente;.*;Totale;Rimborsato$/)
  expect(firstCells(['', ...rows])).toEqual([String(ofTorino), String(ofMilano)])
  expect(rows[1]).toContain(`${ofMilano};2026-11-16 09:00;`)
  expect(rows[1]).toContain(";'=1+1 Prova;'+39 348 1;")
  expect(rows[1]).toMatch(new RegExp(`;2026-11-17;\\d\\d:00;\\d\\d:00;${euros.replace('.', ',')};0,00$`))
  expect(await lastEntry('order.exported')).toEqual({ staffId: keeper.userId, after: { format: 'csv', found: 2 } })

  const query = { q: String(ofMilano), stage: 'toPick', day: '2026-11-17' } as const
  const listed = (await keeper.call(staffOrders, { query })).data.orders.map(({ orderId }) => String(orderId))
  expect(firstCells(await rowsOf(await keeper.call(staffOrdersFile, { query })))).toEqual(listed)
  expect(listed).toEqual([String(ofMilano)])
  expect(await rowsOf(await keeper.call(staffOrdersFile, { query: { q: '%' } }))).toHaveLength(1)

  const sheet = await sheetOf(await keeper.call(staffOrdersFile, { query: { ...query, format: 'xlsx' } }))
  expect(sheet).toContain(`<v>${Number(euros)}</v>`)
  expect(sheet).toContain('>=1+1 Prova</t>')
  expect(sheet).not.toContain('<f>')
})

test('the head of a file is in the language of who reads it', async () => {
  const german = shop.as(keeper.token, keeper.userId, 'de')
  const [head] = await rowsOf(await german.call(staffOrdersFile, { query: {} }))
  expect(head).toMatch(/^Nummer;Bestellt am;Status;Kunde;/)
  const english = shop.as(keeper.token, keeper.userId, 'en')
  expect((await rowsOf(await english.call(staffCustomersFile, { query: {} })))[0]).toMatch(/^Customer number,Name,/)
  expect((await rowsOf(await english.call(staffProductsFile, { query: {} })))[0]).toMatch(/,Price today,Stock,State$/)
})

test('staff of a store take the orders and customers of their store alone', async () => {
  expect(firstCells(await rowsOf(await torino.call(staffOrdersFile, { query: {} })))).toEqual([String(ofTorino)])
  const listed = (await torino.call(staffCustomers, { query: {} })).data.customers.map(({ userId }) => String(userId))
  expect(listed).toHaveLength(1)
  expect(firstCells(await rowsOf(await torino.call(staffCustomersFile, { query: {} })))).toEqual(listed)
})

test('a file has every customer once, however many pages of the table there are, and the log says how many', async () => {
  await shop.shop.db.execute(sql`insert into app_user (login, email, first_name, last_name, role, password_hash)
    select 'many' || n, 'many' || n || '@lista.example', 'Molte', 'Persone', 'customer', '-'
    from generate_series(1, 1203) n`)
  const rows = await rowsOf(await keeper.call(staffCustomersFile, { query: { q: 'molte' } }))
  expect(new Set(firstCells(rows)).size).toBe(1203)
  expect(rows).toHaveLength(1204)
  expect(await lastEntry('customer.exported')).toEqual({
    staffId: keeper.userId,
    after: { format: 'csv', found: 1203 },
  })
})

test('files with data of customers are for shopkeepers, and few in an hour', async () => {
  for (const role of ['operator', 'picker', 'editor'] as const) {
    const other = await staffMember(shop, role)
    for (const take of [ordersOf, customersOf])
      await expect(take(other)).rejects.toEqual(refusal('error.request.notFound'))
  }
  const eager = await staffMember(shop, 'shopkeeper')
  for (let taken = 0; taken < 30; taken += 1) await (taken % 2 === 0 ? ordersOf : customersOf)(eager)
  for (const take of [ordersOf, customersOf])
    await expect(take(eager)).rejects.toEqual(refusal('error.request.tooMany'))
})

test('the file of products has what the table finds, with prices and stock of its store', async () => {
  await shop.shop.db.update(product).set({ brand: '@BORGO' }).where(eq(product.id, shop.world.products.pasta))
  const query = { without: 'stock' } as const
  const names = async (asked: object) =>
    (await rowsOf(await keeper.call(staffProductsFile, { query: asked }))).slice(1).map((row) => row.split(';')[2])
  const listed = (await keeper.call(staffProducts, { query })).data.products.map(({ name }) => name)
  expect(new Set(await names(query))).toEqual(new Set(listed))
  const [{ price = 0 } = {}] = (await keeper.call(staffProducts, { query: { q: 'spaghetti' } })).data.products
  const file = await keeper.call(staffProductsFile, { query: { q: 'spaghetti' } })
  expect(file.data.name).toBe('Prodotti Milano Larga 2026-11-16.csv')
  const [, row] = await rowsOf(file)
  expect(row).toContain(';Spaghetti;')
  expect(row).toContain(";'@BORGO;")
  expect(row).toContain(`;pz;${price.toFixed(2).replace('.', ',')};`)
  expect(row).toMatch(/;In vendita$/)
})

test('the file of customers has those with the tag of the list alone', async () => {
  const [anna] = await shop.shop.db.select().from(appUser).where(eq(appUser.firstName, '=1+1'))
  const user_id = anna?.id ?? 0
  await keeper.call(staffTagCustomer, { body: { user_id, tag: 'scale' } })
  const rows = await rowsOf(await keeper.call(staffCustomersFile, { query: { tag: 'scale', format: 'csv' } }))
  expect(firstCells(rows)).toEqual([String(user_id)])
  expect(
    await rowsOf(await keeper.call(staffCustomersFile, { query: { tag: 'ascensore', format: 'csv' } })),
  ).toHaveLength(1)
})
