import { staffManyChange, staffManyPreview, staffManyUndo } from '@bottega/contract/staff-products/calls.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { productChange } from './many-products.tables.ts'

let shop: TestShop
let anna: Awaited<ReturnType<typeof staffMember>>
let berta: Awaited<ReturnType<typeof staffMember>>
const goods = 5000
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
  anna = await staffMember(shop, 'shopkeeper')
  berta = await staffMember(shop, 'shopkeeper')
  const { db } = shop.shop
  await db.execute(sql`
    insert into product (cod_int, slug, vendor_id, category_id, category_path, name, brand, pack, selling_mode, vat_percent, search_text)
    select 'MASSA' || n, 'massa-' || n, p.vendor_id, p.category_id, p.category_path,
      jsonb_build_object('it', 'Merce di massa ' || n), 'MASSA', p.pack, 'piece', p.vat_percent, 'massa'
    from generate_series(1, ${goods}::int) n, (select * from product order by id limit 1) p`)
  await db.execute(sql`
    insert into product_price (product_id, warehouse_id, valid_from, price_cents)
    select id, 1, date '2026-01-01', 100 + id % 900 from product where brand = 'MASSA'`)
})
afterAll(() => shop.close())

const raise = (percent: number) => ({
  q: 'massa',
  change: { price: { how: 'percent' as const, percent, from: '2026-11-16', warehouse_ids: [1] } },
})
const sumOfPrices = async () => {
  const { rows } = await shop.shop.db.execute<{ sum: number }>(sql`
    select sum(price_cents)::int as sum from product_price p join product on product.id = p.product_id
    where brand = 'MASSA' and valid_to is null`)
  return rows[0]?.sum
}
const seenBy = async (percent: number) => (await anna.call(staffManyPreview, { body: raise(percent) })).data.seen

test('of two who change the same products at once one does, and the other hears of it [massa-10]', async () => {
  const [up, down] = [await seenBy(10), await seenBy(-10)]
  const changes = await Promise.allSettled([
    anna.call(staffManyChange, { body: { ...raise(10), seen: up } }),
    berta.call(staffManyChange, { body: { ...raise(-10), seen: down } }),
  ])
  expect(changes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))).toEqual([
    refusal('error.staff.changedMeanwhile'),
  ])
  expect(await shop.shop.db.$count(productChange)).toBe(1)
})

test('pressed twice at once it is one change and one entry of the log, and so is its undo [massa-11]', async () => {
  const { db } = shop.shop
  const [before, entries] = [await sumOfPrices(), await db.$count(auditEntry)]
  const seen = await seenBy(5)
  const press = () =>
    anna.call(staffManyChange, { body: { ...raise(5), seen }, idempotencyKey: 'one' }).then(({ data }) => data.made)
  const [first, ...others] = await Promise.all([press(), press(), press()])
  for (const other of others) expect(other).toEqual(first)
  expect(first?.products).toBe(goods)
  expect(await db.$count(auditEntry)).toBe(entries + 1)
  const undo = () => berta.call(staffManyUndo, { body: { change_id: first?.changeId ?? 0 } })
  const undone = await Promise.allSettled([undo(), undo()])
  expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await sumOfPrices()).toBe(before)
})
