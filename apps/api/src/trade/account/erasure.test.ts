import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { erasePerson, retainedTables, personColumns } from './erasure.repository.ts'
import { exportOf } from './export.service.ts'

let shop: TestShop
/** In every text of every row that is the customer's; nothing else has it. */
const mark = 'Zoraide Quaglino'

interface Column extends Record<string, unknown> {
  name: string
  type: string
}

const run = async <Row extends Record<string, unknown>>(text: string) =>
  (await shop.shop.db.execute<Row>(sql.raw(text))).rows

beforeAll(async () => {
  shop = await openTestShop()
  // A row of every table that names customers can then be written without its surroundings.
  const checks = await run<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype in ('c', 'u') and connamespace = 'public'::regnamespace`)
  for (const { table, name } of checks) await run(`alter table ${table} drop constraint if exists "${name}" cascade`)
})
afterAll(() => shop.close())

const columnsOf = (table: string) =>
  run<Column>(`select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
    where a.attrelid = '${table}'::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
      and a.attgenerated = ''`)

function valueOf({ name, type }: Column, userId: number, personColumn: string): string {
  if (name === personColumn) return String(userId)
  if (type === 'jsonb') return `'{"name": "${mark}", "street": "${mark}", "details": ["${mark}"]}'`
  if (type === 'text' || type === 'character varying') return `'${mark} ${Math.random()}'`
  if (type === 'boolean') return 'false'
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type.startsWith('timestamp') || type === 'date') return 'now()'
  if (type === 'smallint') return String(Math.floor(Math.random() * 30_000))
  if (type === 'bytea') return `'\\x00'`
  if (type.endsWith('[]')) return `'{}'`
  return String(900_000 + Math.floor(Math.random() * 30_000))
}

/** A row that is the customer's in a table, whatever else the table wants. */
async function fill(table: string, column: string, userId: number): Promise<void> {
  const columns = await columnsOf(table)
  for (const { name } of columns)
    await run(
      `do $$ begin alter table ${table} alter column "${name}" drop not null; exception when others then null; end $$`,
    )
  const values = columns.map((one) => valueOf(one, userId, column))
  await run(`set session_replication_role = replica`)
  await run(`insert into ${table} (${columns.map(({ name }) => `"${name}"`).join()}) values (${values.join()})
    on conflict do nothing`)
  await run(`set session_replication_role = origin`)
}

const rowsOf = async (table: string, column: string, userId: number) =>
  Number((await run<{ count: string }>(`select count(*) from ${table} where "${column}" = ${userId}`))[0]?.count)

/** Every place where the customer can still be read, in any column of any table. */
async function findings(): Promise<string[]> {
  const tables = await run<{ name: string }>(`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
  const found: string[] = []
  for (const { name } of tables)
    for (const { row } of await run<{ row: string }>(
      `select t::text as row from ${name} t where t::text like '%${mark}%'`,
    ))
      found.push(`${name}: ${row}`)
  return found
}

test('a customer in every table leaves nothing personal but what the list of retained tables names [profile-16]', async () => {
  const buyer = await buyerWith(shop, undefined, { firstName: mark })
  await atTheDoor(buyer)
  const { userId } = buyer
  await run(`update app_user set last_name = '${mark}', phone = '${mark}', fiscal_code = '${mark}', pec = '${mark}',
    company_name = '${mark}' where id = ${userId}`)
  await run(`update shop_order set note = '${mark}', infos = '{"x": "${mark}"}',
    address = address || '{"name": "${mark}", "street": "${mark}", "doorbell": "${mark}",
      "position": {"latitude": 45.46, "longitude": 9.19}}' where user_id = ${userId}`)
  await run(`update order_event set actor = 'Olga for ${mark}' where order_id in
    (select id from shop_order where user_id = ${userId})`)
  await run(`insert into withdrawal (order_number, name, email, goods, language, sent_at, digest, order_id)
    select id, '${mark}', '${mark}', '${mark}', 'it', now(), 'digest', id from shop_order where user_id = ${userId}`)
  await run(`update cart set infos = '{"x": "${mark}"}' where user_id = ${userId}`)
  const columns = await personColumns(shop.shop.db)
  const filled = columns.filter(({ table, onDelete }) => onDelete !== 'a' && table !== 'cart')
  for (const { table, column } of filled) await fill(table, column, userId)
  for (const { table, column } of filled) expect(await rowsOf(table, column, userId), table).toBeGreaterThan(0)
  await run(`insert into act_as (staff_id, customer_id, reason, started_at, ends_at, staff_session_ends_at)
    values (${userId}, ${userId}, '${mark}', now(), now(), now())`)

  await shop.shop.db.transaction((tx) => erasePerson(tx, userId))

  // Rows without their account name no person; the list of retained tables says why they stay.
  const unlinked = columns.filter(({ table, onDelete }) => onDelete === 'n' && table in retainedTables)
  const isUnlinked = (found: string) => unlinked.some(({ table }) => found.startsWith(`${table}:`))
  expect((await findings()).filter((found) => !isUnlinked(found))).toEqual([])
  for (const { table, column } of filled) expect(await rowsOf(table, column, userId), table).toBe(0)
  const [order] = await run<{ address: Record<string, unknown>; total: number }>(
    `select address, total_cents as total from shop_order where user_id = ${userId}`,
  )
  expect(order?.address).toMatchObject({ street: '', city: 'Milano', postalCode: '20122' })
  expect(order?.address).not.toHaveProperty('position')
  expect(order?.total).toBeGreaterThan(0)
})

test('every table that keeps its rows when an account goes is named in the list of retained tables with its reason', async () => {
  const columns = await personColumns(shop.shop.db)
  const staying = new Set(columns.filter(({ onDelete }) => onDelete === 'a').map(({ table }) => table))
  expect([...staying].filter((table) => !(table in retainedTables))).toEqual([])
  for (const { why } of Object.values(retainedTables)) expect(why.length).toBeGreaterThan(20)
})

test('the invoice of an order keeps whom it was made out to', async () => {
  const buyer = await buyerWith(shop)
  await atTheDoor(buyer)
  await run(`update shop_order set billing = '{"name": "Rossi srl"}' where user_id = ${buyer.userId}`)
  await shop.shop.db.transaction((tx) => erasePerson(tx, buyer.userId))
  const [order] = await run<{ billing: unknown }>(`select billing from shop_order where user_id = ${buyer.userId}`)
  expect(order?.billing).toEqual({ name: 'Rossi srl' })
})

test('the export holds everything of the customer, nothing of others and no secrets [profile-17]', async () => {
  const buyer = await buyerWith(shop, undefined, { firstName: 'Ersilia' })
  await run(`update address set latitude = 45.461, longitude = 9.192 where user_id = ${buyer.userId}`)
  await atTheDoor(buyer)
  const other = await buyerWith(shop, undefined, { firstName: 'Gaudenzio' })
  await atTheDoor(other)
  await run(`insert into withdrawal (order_number, name, email, goods, language, sent_at, digest, state, order_id)
    select id::text, first_name, 'x@bottega.example', 'Due passate', 'it', now(), 'export-' || id, 'nothing', id
    from (select o.id, u.first_name from shop_order o join app_user u on u.id = o.user_id
      where u.id in (${buyer.userId}, ${other.userId})) stated`)
  let text = ''
  for await (const part of exportOf(shop.shop, buyer.userId, shop.clock.now)) text += String(part)
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(data['app_user.id']).toMatchObject([{ first_name: 'Ersilia' }])
  expect(data['address.user_id']).toMatchObject([{ street: 'Via Larga' }])
  expect(data['shop_order.user_id']).toMatchObject([{ terms_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
  expect(data['shop_order.user_id']).toMatchObject([{ address: { position: { latitude: 45.461, longitude: 9.192 } } }])
  expect(data['order_line.order_id']?.length).toBe(2)
  expect(data['withdrawal.order_id']).toMatchObject([{ goods: 'Due passate', name: 'Ersilia' }])
  // Every table of the schema that names a customer has its part.
  const { rows } = await shop.shop.database.pool.query<{ part: string }>(
    `select c.conrelid::regclass || '.' || a.attname as part from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'app_user'::regclass and a.attname = 'user_id'
       and c.conrelid::regclass::text !~ 'session|token|challenge|password|hash|secret|totp'`,
  )
  expect(rows.length).toBeGreaterThan(15)
  expect(Object.keys(data)).toEqual(expect.arrayContaining(rows.map(({ part }) => part)))
  expect(text).not.toContain('Gaudenzio')
  expect(text).not.toMatch(/_hash"|token|password|totp/)
})
