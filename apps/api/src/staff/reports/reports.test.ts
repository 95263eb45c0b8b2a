import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import type { QueryOf } from '@bottega/contract/call-schema.ts'
import { reportFile, reportMonth, reportView } from '@bottega/contract/reports/calls.ts'
import type * as schemas from '@bottega/contract/reports/reports.ts'
import { staffOrder, staffRefund } from '@bottega/contract/staff-orders/calls.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { costSums, type LineAtCost, marginFigures } from '@bottega/rules/reports/margins.ts'
import { marginColumns, type ReportColumn, type ReportKind, reportKinds } from '@bottega/rules/reports/report-kinds.ts'
import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickedOrder } from '../../trade/fulfilment/picked-order.service.ts'
import { product, productCost } from '../../trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'
import { salesDocument } from '../../trade/documents/documents.tables.ts'
import { orderLine, shopOrder } from '../../trade/orders/orders.tables.ts'
import { buyerWith, byCard, deliver, limitStock, payingWith, result } from '../../testing/orders/buying.ts'
import { orderAtTheDoor, setStatus } from '../../testing/orders/changing.ts'
import { handOver } from '../../testing/orders/delivered.ts'
import { addSeller, takeOrderTo } from '../../testing/orders/picking.ts'
import { aPicker, aShopkeeper, mixedShopping, pickWithDifferences } from '../../testing/orders/pickers.ts'
import { add, certificate, send } from '../../testing/orders/vouchers.ts'
import { refusal } from '../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { staffMember } from '../../testing/staff.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'

let shop: ShopWithBank
let keeper: Awaited<ReturnType<typeof aShopkeeper>>
/** Paid by card with a voucher on the order, picked with a short and a substitute, partly refunded. */
let picked: number

beforeAll(async () => {
  shop = await openShopWithBank({ DEMO: 'false' })
  keeper = await aShopkeeper(shop)
  await addSeller(shop)
  await limitStock(shop, 'lastOne', 100_000)
  await makePromotion()
  picked = await voucherOrder()
  await pickWithDifferences(shop, await aPicker(shop), picked)
  await deliver(shop)
  await takeOrderTo(shop, picked, [orderStatus.outForDelivery, orderStatus.delivered])
  await deliver(shop)
  await refund(picked, 333)
  await handOver(shop, await splitOrder())
  // Ordered and not picked yet; in another store; cancelled, which counts nowhere.
  await orderAtTheDoor(shop, { wine: 2, water: 6 }, {}, 'laterMorning')
  const elsewhere = await orderAtTheDoor(shop, { wine: 2, water: 3, milk: 2 }, {}, 'tomorrowAfternoon')
  await shop.shop.db
    .update(shopOrder)
    .set({ storeId: shop.world.stores.torino })
    .where(eq(shopOrder.id, elsewhere.orderId))
  await setStatus(shop, (await orderAtTheDoor(shop, { wine: 2 })).orderId, orderStatus.cancelled)
}, atThisSpeed(240_000))
afterAll(() => shop.close())

async function makePromotion() {
  const { db } = shop.shop
  const [row] = await db
    .insert(promotion)
    .values({
      code: 'latte-due',
      typeId: 1,
      pieces: 2,
      paidPieces: 1,
      validFrom: '2026-11-01',
      validTo: '2026-12-31',
      warehouseId: shop.world.warehouses.milano,
      name: { it: 'Latte 2 per 1', de: 'Milch 2 für 1' },
      view: {},
    })
    .returning({ id: promotion.id })
  await db.insert(promotionProduct).values({ promotionId: row?.id ?? 0, productId: shop.world.products.milk })
  await catalogueChanged(shop)
}

async function voucherOrder(): Promise<number> {
  const buyer = await buyerWith(shop, mixedShopping)
  await add(buyer, (await certificate(shop, { discount: 301 })).code)
  const { orderId, redirectUrl } = await byCard(buyer)
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  return orderId
}

/** Meal vouchers by card and the rest by card, with a voucher on a line. */
async function splitOrder(): Promise<number> {
  const buyer = await buyerWith(shop, { wine: 16, apples: 1, pasta: 5, milk: 3 })
  const { cartItems = [] } = (await buyer.call(cartView, { query: {} })).data
  const wine = cartItems.find(({ product }) => product.productId === shop.world.products.wine)
  await send(buyer, (await certificate(shop, { scope: 'line', discount: 250 })).code, wine?.itemId ?? 0)
  const paying = { mealVouchers: [8], restPaymentTypeId: paymentType.card }
  const { orderId, redirectUrl } = await payingWith(buyer, paymentType.mealVoucherCard, paying)
  let page = redirectUrl
  while (page !== undefined) {
    await onBankPage(page, 'accepted')
    page = (await result(buyer, { orderId })).redirectUrl
  }
  return orderId
}

async function refund(orderId: number, cents: number) {
  const { version } = (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order
  await keeper.call(staffRefund, { body: { order_id: orderId, version, cents, reason: 'pane bruciato' } })
  await deliver(shop)
}

type Asked = Partial<Omit<QueryOf<typeof schemas.reportView>, 'kind'>>
const period = { from: '2026-11-01', until: '2026-11-30', by: 'delivery' } as const

async function reportOf(kind: ReportKind, asked: Asked = {}) {
  const { data } = await keeper.call(reportView, { query: { kind, ...period, ...asked } })
  const place = (column: ReportColumn) => data.columns.findIndex(({ key }) => key === column)
  const cents = (figure: number | null | undefined) => Math.round((figure ?? 0) * 100)
  return {
    data,
    /** The sum of the rows, and the last row. */
    both: (column: ReportColumn) => [
      sumCents(data.rows.map(({ figures }) => cents(figures[place(column)]))),
      cents(data.total[place(column)]),
    ],
    of: (key: string, column: ReportColumn) => data.rows.find((row) => row.key === key)?.figures[place(column)],
  }
}

const counted = async () =>
  (await shop.shop.db.select().from(shopOrder)).filter(({ statusId }) => statusId !== orderStatus.cancelled)

test('whatever they are grouped by, reports come to the same to the cent: to what the orders come to [reports-2]', async () => {
  const orders = await counted()
  const sold = sumCents(orders.map(({ totalCents }) => totalCents))
  const refunded = sumCents(orders.map(({ refundedCents }) => refundedCents))
  expect(refunded).toBe(333)
  for (const by of ['delivery', 'order'] as const) {
    for (const kind of ['day', 'hour', 'store', 'service', 'payment', 'vat'] as const) {
      const report = await reportOf(kind, { by })
      expect([kind, ...report.both('sold'), ...report.both('refunded')]).toEqual([kind, sold, sold, refunded, refunded])
    }
    for (const kind of ['department', 'product', 'promotion'] as const)
      expect([kind, ...(await reportOf(kind, { by })).both('goods')]).toEqual([kind, sold, sold])
  }
  const paid = new Map<string, number>()
  for (const { id } of orders)
    for (const { productId, grossCents } of (await pickedOrder(shop.shop.db, id)).lines)
      paid.set(String(productId), (paid.get(String(productId)) ?? 0) + grossCents)
  const products = await reportOf('product')
  expect(products.data.rows.length).toBe(paid.size + 1)
  for (const [key, cents] of paid) expect([key, products.of(key, 'goods')]).toEqual([key, cents / 100])
  const [day, departments] = [await reportOf('day'), await reportOf('department')]
  expect(Math.round((departments.of('fees', 'goods') ?? 0) * 100)).toBe(day.both('fees')[1])
  expect((await reportOf('store')).data.rows.map(({ name, figures: [ordered] }) => [name, ordered])).toEqual([
    ['Milano', 3],
    ['Torino', 1],
  ])
  const torino = await reportOf('vat', { store_id: shop.world.stores.torino })
  expect(torino.both('sold')[1]).toBe(orders.find(({ storeId }) => storeId === 2)?.totalCents)
})

test('VAT by rate is what receipts and credit notes say [reports-3]', async () => {
  const documents = await shop.shop.db.select().from(salesDocument)
  const receipts = documents.filter(({ kind }) => kind === 'receipt')
  expect(receipts).toHaveLength(2)
  const [{ issuedOn } = { issuedOn: '' }] = receipts
  expect(issuedOn).not.toBe('')
  // Those that have no receipt yet are handed over on other days, or in another store.
  const orders = await counted()
  const one = orders.find(({ id }) => id === picked)
  const day = one?.slotDay ?? ''
  const report = await reportOf('vat', { from: day, until: day, store_id: shop.world.stores.milano })
  const parts = (kind: 'receipt' | 'creditNote', rate: number) =>
    documents.flatMap((one) => (one.kind === kind ? one.content.vat.filter((part) => part.rate === rate) : []))
  const euros = (cents: readonly number[]) => sumCents(cents) / 100
  for (const rate of [4, 22]) {
    const [sold, back] = [parts('receipt', rate), parts('creditNote', rate)]
    expect(sold.length).toBeGreaterThan(0)
    expect(back.length).toBeGreaterThan(0)
    const columns = ['sold', 'net', 'vat', 'refunded', 'refundedVat'] as const
    expect(columns.map((column) => report.of(String(rate), column))).toEqual([
      euros(sold.map(({ grossCents }) => grossCents)),
      euros(sold.map(({ netCents }) => netCents)),
      euros(sold.map(({ vatCents }) => vatCents)),
      euros(back.map(({ grossCents }) => grossCents)),
      euros(back.map(({ vatCents }) => vatCents)),
    ])
  }
  expect(report.data.rows.some(({ key }) => key === 'open')).toBe(false)
})

test('takings are what each way to pay has taken, less what it gave back; the rest is open [reports-4]', async () => {
  const payments = await reportOf('payment')
  const orders = await counted()
  const totalOf = (ids: (typeof orders)[number][]) => sumCents(ids.map(({ totalCents }) => totalCents))
  const open = totalOf(orders.filter(({ orderedTotalCents }) => orderedTotalCents === null)) / 100
  const atTheDoor = String(paymentType.onDelivery)
  expect([payments.of(atTheDoor, 'sold'), payments.of(atTheDoor, 'taken'), payments.of(atTheDoor, 'open')]).toEqual([
    open,
    0,
    open,
  ])
  expect(payments.of(String(paymentType.mealVoucherCard), 'taken')).toBe(8)
  expect(payments.of(String(paymentType.card), 'open')).toBe(0)
  expect(payments.of(String(paymentType.card), 'refunded')).toBe(3.33)
  const [, kept] = payments.both('kept')
  expect(kept).toBe(totalOf(orders) - 333)
})

test('what was missing or replaced is told by product and store, of picked orders alone [reports-5]', async () => {
  const { data, of } = await reportOf('shorts')
  const [milk, pasta] = [`${shop.world.products.milk} 1`, `${shop.world.products.pasta} 1`]
  const told = (key: string) =>
    (['shortLines', 'replacedLines', 'asked', 'packed', 'replaced', 'missing'] as const).map((column) =>
      of(key, column),
    )
  // Six and three, of which four and three; two and five, of which none and five, and one instead.
  expect(told(milk)).toEqual([1, 0, 9, 7, 0, 2])
  expect(told(pasta)).toEqual([0, 1, 7, 5, 1, 1])
  expect(data.rows).toHaveLength(2)
  expect(data.rows.map(({ detail }) => detail)).toEqual(['Milano · pz', 'Milano · pz'])
})

test('a promotion has its discount and its goods, and the order counts once for it [reports-6]', async () => {
  const { data, of } = await reportOf('promotion')
  expect(data.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Latte 2 per 1', 'Senza promozione', 'Consegna e sacchetti']),
  )
  // Four of six were packed, three, and two: four pieces were free.
  expect([of('latte-due', 'orders'), of('latte-due', 'discount')]).toEqual([3, 5.8])
})

test('days and hours are those of the shop’s clock, on the day it is put back too [reports-7]', async () => {
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 }, {}, 'laterMorning')
  // Half past midnight; half past two twice; half past eleven at night; and after midnight, which is the next day.
  const instants = [
    '2026-10-24T22:30Z',
    '2026-10-25T00:30Z',
    '2026-10-25T01:30Z',
    '2026-10-25T22:30Z',
    '2026-10-25T23:10Z',
  ]
  const { rows } = await shop.shop.database.pool.query<{ n: string }>(
    `insert into shop_order select (jsonb_populate_record(null::shop_order, to_jsonb(o) || jsonb_build_object(
       'id', 900000 + n, 'cart_version', 900000 + n, 'idempotency_key', 'clock-' || n, 'placed_at', t))).*
     from shop_order o, unnest($2::timestamptz[]) with ordinality as x(t, n) where o.id = $1 returning 1 as n`,
    [orderId, instants],
  )
  expect(rows).toHaveLength(5)
  const weekend = { from: '2026-10-24', until: '2026-10-26', by: 'order' } as const
  const ordersOf = async (kind: ReportKind, asked: Asked) =>
    (await reportOf(kind, asked)).data.rows.map(({ key, figures: [orders] }) => [key, orders])
  expect(await ordersOf('day', weekend)).toEqual([
    ['2026-10-25', 4],
    ['2026-10-26', 1],
  ])
  expect(await ordersOf('hour', { ...weekend, from: '2026-10-25', until: '2026-10-25' })).toEqual([
    ['0', 1],
    ['2', 2],
    ['23', 1],
  ])
  expect((await reportOf('day', { ...weekend, by: 'delivery' })).data.rows).toEqual([])
  await shop.shop.database.pool.query('delete from shop_order where id > 900000 or id = $1', [orderId])
})

const textOf = ({ content }: { content: unknown }) => (content as Blob).text()

test('a report is a table in the words and the figures of who reads it [reports-8]', async () => {
  const query = { kind: 'store', ...period } as const
  const italian = (await keeper.call(reportFile, { query })).data
  expect(italian).toMatchObject({
    name: 'Negozio 2026-11-01 2026-11-30 giorno di consegna.csv',
    mediaType: 'text/csv;charset=utf-8',
  })
  const [head, milano = '', , all = ''] = (await textOf(italian)).split('\r\n')
  expect(head).toBe('Negozio;Ordini;Clienti;Merce;Consegna e sacchetti;Venduto;Media per ordine;Rimborsato')
  expect(milano).toMatch(/^Milano;3;3;\d+,\d\d;\d+,\d\d;\d+,\d\d;\d+,\d\d;3,33$/)
  expect(all).toMatch(/^Totale;4;4;/)
  const month = (await keeper.call(reportMonth, { query: { month: '2026-11' } })).data
  const text = await textOf(month)
  expect(month.name).toBe('2026-11 tutti i negozi.csv')
  const numbers = (await shop.shop.db.select().from(salesDocument)).map(({ name }) => name)
  for (const part of ['giorno di consegna', 'Aliquota IVA', 'Rimborsi decisi nel mese', ...numbers])
    expect(text).toContain(part)
  expect(text).toMatch(/;Milano;Rimborso;3,33;0,00;0,00\r\n/)
  const workbook = (await keeper.call(reportMonth, { query: { month: '2026-11', format: 'xlsx' } })).data
  expect(workbook.name).toBe('2026-11 tutti i negozi.xlsx')
  const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(await (workbook.content as Blob).arrayBuffer())))
  const sheets = (await zip.getEntries()).filter(({ filename }) => filename.startsWith('xl/worksheets/sheet'))
  expect(sheets).toHaveLength(10)
  for (const kind of reportKinds)
    expect((await keeper.call(reportFile, { query: { kind, ...period, format: 'xlsx' } })).data.name).toMatch(/\.xlsx$/)
})

test('a report is for shopkeepers, and of days that are a period [reports-9]', async () => {
  const query = { kind: 'vat', ...period } as const
  for (const role of ['operator', 'picker', 'editor'] as const) {
    const other = await staffMember(shop, role)
    await expect(other.call(reportView, { query })).rejects.toEqual(refusal('error.request.notFound'))
    await expect(other.call(reportFile, { query })).rejects.toEqual(refusal('error.request.notFound'))
    await expect(other.call(reportMonth, { query: { month: '2026-11' } })).rejects.toEqual(
      refusal('error.request.notFound'),
    )
  }
  const buyer = await shop.shopper()
  await expect(buyer.call(reportView, { query })).rejects.toMatchObject({
    code: expect.stringContaining('error.') as string,
  })
  const invalid = refusal('error.request.invalid')
  await expect(keeper.call(reportView, { query: { ...query, until: '2026-10-31' } })).rejects.toEqual(invalid)
  await expect(keeper.call(reportView, { query: { ...query, from: '2025-10-01' } })).rejects.toEqual(invalid)
  for (const kind of reportKinds) {
    const { data } = await keeper.call(reportView, {
      query: { ...query, kind, from: '2020-01-01', until: '2020-01-31' },
    })
    expect([kind, data.rows]).toEqual([kind, []])
  }
})

/** Every line of the orders that count, as paid, with the cost its product has in Milano. */
async function linesAtCost(costs: ReadonlyMap<number, number>) {
  const { db } = shop.shop
  const departments = new Map((await db.select().from(product)).map(({ id, categoryPath }) => [id, categoryPath[0]]))
  const rows = new Map((await db.select().from(orderLine)).map((row) => [row.id, row]))
  const lines: (LineAtCost & { product: number; department: number | undefined; store: number })[] = []
  for (const { id, storeId } of await counted()) {
    for (const { lineId, productId, grossCents, vatPercent } of (await pickedOrder(db, id)).lines) {
      const row = rows.get(lineId)
      lines.push({
        product: productId,
        department: departments.get(productId),
        store: storeId,
        grossCents,
        vatPercent,
        quantity: row?.pricedQuantity ?? row?.quantityPrepared ?? row?.quantityOrdered ?? 0,
        unitCostCents: costs.get(productId) ?? null,
      })
    }
  }
  return lines
}

test('margins by product, department and store are of lines with a cost known on the day of the order [reports-13]', async () => {
  const { db } = shop.shop
  const { milk, wine, pasta, apples } = shop.world.products
  expect((await reportOf('product')).data.columns.map(({ key }) => key)).not.toContain('cost')
  const costs = new Map([
    [milk, 61],
    [wine, 702],
    [pasta, 44],
    [apples, 133],
  ])
  const today = shopDate(shop.clock.now)
  const warehouseId = shop.world.warehouses.milano
  const day = { before: '2026-01-01', tomorrow: addDays(today, 1) }
  await db.insert(productCost).values(
    [...costs].flatMap(([productId, costCents]) => [
      { productId, warehouseId, validFrom: day.before, costCents: 1 },
      { productId, warehouseId, validFrom: addDays(today, -3), costCents },
      // Neither what it costs from tomorrow on nor what it costs elsewhere is the cost of these sales.
      { productId, warehouseId, validFrom: day.tomorrow, costCents: costCents * 2 },
      { productId, warehouseId: shop.world.warehouses.torino, validFrom: day.before, costCents: 9999 },
    ]),
  )
  await db
    .insert(productCost)
    .values({ productId: shop.world.products.water, warehouseId, validFrom: day.tomorrow, costCents: 5 })
  const lines = await linesAtCost(costs)
  expect(lines.some(({ unitCostCents }) => unitCostCents === null)).toBe(true)
  const told = (some: readonly LineAtCost[]) => {
    const { cost, margin, marginRate, costKnown } = marginFigures(costSums(some))
    const part = (figure: number | null, of: number) => (figure === null ? null : figure / of)
    return [part(cost, 100), part(margin, 100), part(marginRate, 10), part(costKnown, 10)]
  }
  for (const kind of ['product', 'department', 'store'] as const) {
    const { data, of } = await reportOf(kind)
    for (const [key, own] of Map.groupBy(lines, (line) => String(line[kind])))
      expect([kind, key, ...marginColumns.map((column) => of(key, column))]).toEqual([kind, key, ...told(own)])
    expect([kind, ...data.total.slice(-4)]).toEqual([kind, ...told(lines)])
  }
  expect((await reportOf('product')).of('fees', 'cost')).toBeNull()
  expect((await reportOf('day')).data.columns.map(({ key }) => key)).not.toContain('margin')
  const [, , , known] = told(lines)
  expect(known).toBeGreaterThan(0)
  expect(known).toBeLessThan(100)

  const query = { kind: 'store', ...period } as const
  const text = await textOf((await keeper.call(reportFile, { query })).data)
  expect(text).toContain(';Rimborsato;Costo;Margine;Margine %;Merce con costo noto %\r\n')
  const italian = (figure: number | null | undefined) => String(figure).replace('.', ',')
  expect(text.trim().split('\r\n').at(-1)?.split(';').slice(-2)).toEqual(told(lines).slice(-2).map(italian))
  const workbook = (await keeper.call(reportFile, { query: { ...query, format: 'xlsx' } })).data
  expect(workbook.name).toMatch(/\.xlsx$/)
})
