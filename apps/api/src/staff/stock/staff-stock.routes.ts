import { pageOf } from '@bottega/contract/common.ts'
import * as calls from '@bottega/contract/staff-stock/calls.ts'
import type { StaffStockRow } from '@bottega/contract/staff-stock/staff-stock.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
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

/** What the stores have, as the shopkeeper looks after it. */
export const staffStockHandlers = handlersOf(calls, {
  staffStock: async ({ shop, visitor: { language }, now }, { query: { page = 1, ...query } }) => {
    const { stores, departments, goods, ...found } = await readStock(shop, wantedFrom(query), page, now)
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
  staffStockFile: async ({ shop, visitor: { language }, now }, { query }) => ({
    data: await stockFile(shop, wantedFrom(query), language, now),
  }),
})
