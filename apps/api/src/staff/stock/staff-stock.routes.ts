import { pageOf } from '@bottega/contract/common.ts'
import * as calls from '@bottega/contract/staff-stock/calls.ts'
import type { StaffStockRow } from '@bottega/contract/staff-stock/staff-stock.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { StaffMove } from '@bottega/contract/staff-stock/shelf-work.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import { type CallContext, handlersOf } from '../../kernel/calls/call-handler.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import type { MoveRow, ShelfTask } from '../../trade/orders/stock/shelf-work.service.ts'
import { doShelfWork, readMoves } from './shelf-work.service.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { StockRow, StockView } from '../../trade/orders/stock/stock-cover.queries.ts'
import { coverOf, pageSize, perDay, readStock, stockFile } from './staff-stock.service.ts'

const wantedFrom = ({
  warehouse_id: warehouseId,
  department_id: departmentId,
  show = 'low',
}: {
  warehouse_id?: number
  department_id?: number
  show?: StockView
}) => ({ warehouseId, departmentId, show })

function presentRow(row: StockRow, language: Language): StaffStockRow {
  const cover = coverOf(row)
  return {
    productId: row.productId,
    code: row.code,
    ...(row.barcode !== null && { barcode: row.barcode }),
    name: textIn(language, row.name),
    brand: row.brand,
    pack: textIn(language, row.pack),
    category: textIn(language, row.category),
    isLoose: row.isLoose,
    available: unitsFromThousandths(row.available),
    soldPerDay: perDay(row),
    ...(cover !== undefined && { cover }),
  }
}

function presentMove(row: MoveRow, stores: ReadonlyMap<number, string>): StaffMove {
  const { id: moveId, kind, warehouseId, otherWarehouseId, delta, at, staffName, wasteReason, note, counted } = row
  const orderId = row.orderId ?? Number(/^order:(\d+):/.exec(row.reference)?.[1] ?? 0)
  const named = (id: number) => stores.get(id) ?? String(id)
  return {
    moveId,
    kind: kind ?? 'order',
    ...(orderId > 0 && { orderId }),
    store: named(warehouseId),
    ...(otherWarehouseId !== null && { otherStore: named(otherWarehouseId) }),
    delta: unitsFromThousandths(delta),
    at: at.toISOString(),
    ...(staffName !== null && { by: staffName }),
    ...(wasteReason !== null && { reason: wasteReason }),
    ...(note !== null && { note }),
    ...(counted !== null && { counted: unitsFromThousandths(counted) }),
    ...(row.expected !== null && { expected: unitsFromThousandths(row.expected) }),
  }
}

/** One piece of work on a shelf, answered with its movement. */
async function workOf(
  { shop, visitor, now, idempotencyKey: key }: CallContext,
  body: { product_id: number; warehouse_id: number; note?: string },
  task: ShelfTask,
) {
  const note = body.note?.trim() === '' ? undefined : body.note?.trim()
  const work = { productId: body.product_id, warehouseId: body.warehouse_id, note, task, key }
  const { row, stores } = await doShelfWork(shop.db, staffThemselves(visitor), work, now)
  return { data: { move: presentMove(row, stores) } }
}

/** Stock of the stores, as the shopkeeper looks after it. */
export const staffStockHandlers = handlersOf(calls, {
  staffStock: async ({ shop, visitor, now }, { query: { page = 1, ...query } }) => {
    const { language } = visitor
    const wanted = { ...wantedFrom(query), ofStaff: staffThemselves(visitor).stores }
    const { stores, departments, goods, ...found } = await readStock(shop, wanted, page, now)
    return {
      data: {
        ...found,
        stores: stores.map(({ warehouseId: id, name }) => ({ id, name })),
        departments: departments.map(({ id, name }) => ({ id, name: textIn(language, name) })),
        goods: goods.map((row) => presentRow(row, language)),
        page: pageOf(page, pageSize, goods[0]?.found ?? 0),
      },
    }
  },
  staffStockFile: async ({ shop, visitor, now }, { query }) => ({
    data: await stockFile(
      shop,
      { ...wantedFrom(query), ofStaff: staffThemselves(visitor).stores },
      visitor.language,
      now,
    ),
  }),
  staffStockMoves: async ({ shop, visitor }, { query: { product_id: productId, before } }) => {
    const { moves, more, stores } = await readMoves(shop.db, staffThemselves(visitor), { productId, before })
    return { data: { moves: moves.map((row) => presentMove(row, stores)), more } }
  },
  staffGoodsIn: (context, { body }) =>
    workOf(context, body, { kind: 'goodsIn', quantity: thousandthsFromUnits(body.quantity) }),
  staffWaste: (context, { body }) =>
    workOf(context, body, { kind: 'waste', quantity: thousandthsFromUnits(body.quantity), reason: body.reason }),
  staffTransfer: (context, { body }) =>
    workOf(context, body, {
      kind: 'transfer',
      quantity: thousandthsFromUnits(body.quantity),
      to: body.to_warehouse_id,
    }),
  staffCount: (context, { body }) =>
    workOf(context, body, { kind: 'count', counted: thousandthsFromUnits(body.counted), seen: body.seen }),
})
