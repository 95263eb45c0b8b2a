import { reportView } from '@bottega/contract/reports/calls.ts'
import { paidLines } from '@bottega/rules/fulfilment/paid-lines.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { costSums, type LineAtCost, marginFigures } from '@bottega/rules/reports/margins.ts'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { product, productCost } from '../../trade/catalog/products.tables.ts'
import { orderAdjustment, orderLine, shopOrder } from '../../trade/orders/orders.tables.ts'

const firstId = 900_000
const orders = 60
const customers = 7
let shop: ShopWithBank
let keeper: Awaited<ReturnType<typeof aShopkeeper>>

beforeAll(async () => {
  shop = await openShopWithBank({ DEMO: 'false' })
  keeper = await aShopkeeper(shop)
  await writeOrders()
}, atThisSpeed(240_000))
afterAll(() => shop.close())

/**
 * Orders in March 2025, of which no two are alike: with no, one and two rows on the whole order, infant formula, lines that were
 * short or not there, the same product twice, customers who come again, promotions and vouchers on lines, one or both.
 */
async function writeOrders() {
  const { db, database } = shop.shop
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 }, {}, 'laterMorning')
  await db.update(product).set({ infantFormula: true }).where(eq(product.id, shop.world.products.pasta))
  await database.pool.query(
    `insert into app_user (id, login, email, first_name, last_name)
     select $2::int + n, 'varied-' || n, 'varied-' || n || '@bottega.example', 'Prova', 'Varia' from generate_series(0, $1::int - 1) n`,
    [customers, firstId],
  )
  await database.pool.query(
    `insert into shop_order select made.* from shop_order o, generate_series(0, $2::int - 1) n,
       lateral jsonb_populate_record(null::shop_order, to_jsonb(o) || jsonb_build_object('id', $3::int + n,
         'user_id', $3::int + n / 3 % $4::int, 'cart_version', $3::int + n, 'idempotency_key', 'varied-' || n, 'slot_day', '2025-03-01'::date + n % 28,
         'placed_at', '2025-02-20T10:00Z'::timestamptz + n % 28 * interval '1 day')) made
     where o.id = $1`,
    [orderId, orders, firstId, customers],
  )
  const [sample] = await db.select().from(orderLine).where(eq(orderLine.orderId, orderId))
  if (sample === undefined) throw new Error('the order has no line')
  const { id: _, ...line } = sample
  const { milk, wine, pasta, apples, water } = shop.world.products
  const goods = [milk, wine, pasta, apples, water, milk]
  for (let n = 0; n < orders; n += 1) {
    const id = firstId + n
    const own = goods.slice(0, 1 + (n % goods.length)).map((productId, place) => {
      const quantityOrdered = 1000 * (1 + ((n + place) % 4))
      const packed = (n + place) % 7 === 0 ? 0 : (n + place) % 5 === 0 ? quantityOrdered - 1000 : quantityOrdered
      const prepared = n % 3 === 0 ? null : packed
      return Object.assign({}, line, {
        orderId: id,
        productId,
        quantityOrdered,
        quantityPrepared: prepared,
        pricedQuantity: prepared === null ? null : prepared + (place === 3 ? 40 : 0),
        vatPercent: [4, 22, 10][place % 3] ?? 4,
        totalCents: ((prepared ?? quantityOrdered) / 1000) * (101 + 37 * ((n * 5 + place * 3) % 11)),
      })
    })
    const lines = await db.insert(orderLine).values(own).returning()
    const lowered = lines.flatMap(({ id: orderLineId, totalCents }, place) => [
      ...((n + place) % 3 === 0
        ? [{ orderLineId, reason: 'price-cut', promotionId: 7, cents: -Math.floor(totalCents / 4) }]
        : []),
      ...((n + place) % 4 === 0 ? [{ orderLineId, reason: 'line-voucher', cents: -Math.floor(totalCents / 9) }] : []),
    ])
    // Less than what the goods that bear it come to.
    const bearing = lines.filter(({ productId }) => productId !== pasta)
    const most = Math.floor(sumCents(bearing.map(({ totalCents }) => totalCents)) / 4)
    const whole = [
      ...(n % 2 === 0 && most > 0 ? [{ reason: 'order-voucher', cents: -Math.min(most, 97 + n) }] : []),
      ...(n % 6 === 0 && most > 0 ? [{ reason: 'weight-gift', cents: -Math.min(most, 13) }] : []),
      { reason: 'delivery-fee', cents: 490 },
    ]
    const rows = [...lowered, ...whole].map((row) => Object.assign({ orderId: id }, row))
    await db.insert(orderAdjustment).values(rows)
    const totalCents = sumCents([...lines.map((one) => one.totalCents), ...rows.map(({ cents }) => cents)])
    await db.update(shopOrder).set({ totalCents, feeCents: 490, bagFeeCents: 0 }).where(eq(shopOrder.id, id))
  }
}

/** Every line with what `paidLines` says was paid for it. */
async function paidOneByOne(costs: ReadonlyMap<number, number>) {
  const { db } = shop.shop
  const goods = new Map((await db.select().from(product)).map((one) => [one.id, one]))
  const placed = await db.select().from(shopOrder).where(gte(shopOrder.id, firstId))
  const users = new Map(placed.map(({ id, userId }) => [id, userId]))
  const lines = Map.groupBy(await db.select().from(orderLine).where(gte(orderLine.orderId, firstId)), (l) => l.orderId)
  const rows = Map.groupBy(
    await db.select().from(orderAdjustment).where(gte(orderAdjustment.orderId, firstId)),
    (row) => row.orderId,
  )
  return [...lines].flatMap(([orderId, own]) => {
    const written = own
      .toSorted((a, b) => a.id - b.id)
      .map((l) => ({
        lineId: l.id,
        totalCents: l.totalCents,
        vatRate: l.vatPercent,
        isFirstInfantFormula: goods.get(l.productId)?.infantFormula ?? false,
      }))
    const paid = paidLines(
      written,
      (rows.get(orderId) ?? []).map(({ orderLineId: lineId, reason, cents }) => ({ lineId, reason, cents })),
    )
    return own.map((l) => ({
      orderId,
      userId: users.get(orderId),
      product: l.productId,
      department: goods.get(l.productId)?.categoryPath[0],
      grossCents: paid.paidCents.get(l.id) ?? 0,
      vatPercent: l.vatPercent,
      packed: l.quantityPrepared ?? l.quantityOrdered,
      quantity: l.pricedQuantity ?? l.quantityPrepared ?? l.quantityOrdered,
      unitCostCents: costs.get(l.productId) ?? null,
    }))
  })
}

const margin = (lines: readonly LineAtCost[]) => {
  const { cost, margin: earned } = marginFigures(costSums(lines))
  return [cost, earned].map((cents) => (cents === null ? null : cents / 100))
}

test.each([
  { costs: 'without costs', known: [] },
  { costs: 'with costs of some products', known: ['milk', 'apples', 'pasta'] },
] as const)('reports of goods say what the lines of varied orders come to one by one, $costs', async ({ known }) => {
  const { db } = shop.shop
  const costs = new Map(known.map((name, place) => [shop.world.products[name], 41 + 50 * place]))
  for (const [productId, costCents] of costs)
    await db
      .insert(productCost)
      .values({ productId, warehouseId: shop.world.warehouses.milano, validFrom: '2025-01-01', costCents })
  const lines = await paidOneByOne(costs)
  for (const kind of ['product', 'department'] as const) {
    const query = { kind, from: '2025-03-01', until: '2025-03-31', by: 'delivery' } as const
    const { data } = await keeper.call(reportView, { query })
    const sums = kind === 'product' ? ['quantity', 'goods'] : ['goods']
    const columns = ['orders', 'customers'].concat(sums, known.length > 0 ? ['cost', 'margin'] : [])
    const told = data.rows
      .filter(({ key }) => key !== 'fees')
      .map(({ key, figures }) => ({
        key,
        figures: columns.map((column) => figures[data.columns.findIndex((one) => one.key === column)]),
      }))
    const own = [...Map.groupBy(lines, (line) => String(line[kind]))].map(([key, some]) => {
      const [cost, earned] = margin(some)
      const said: Readonly<Record<string, number | null | undefined>> = {
        quantity: some.reduce((sum, { packed }) => sum + packed, 0) / 1000,
        orders: new Set(some.map(({ orderId }) => orderId)).size,
        customers: new Set(some.map(({ userId }) => userId)).size,
        goods: sumCents(some.map(({ grossCents }) => grossCents)) / 100,
        cost,
        margin: earned,
      }
      return { key, figures: columns.map((column) => said[column]) }
    })
    expect(told).toHaveLength(own.length)
    expect(told).toEqual(expect.arrayContaining(own))
  }
})
