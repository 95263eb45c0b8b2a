import { sql } from 'drizzle-orm'
import { stock } from '../../trade/orders/stock/stock.tables.ts'
import { announceStock } from '../../kernel/database/catalogue-version.ts'
import type { Figures, StockFigure } from './figures.ts'
import { namesIn, unknownNames } from './named.ts'

/** Sets what each store can sell of a product: a count, so that the same row twice does no harm. */
export const stockFigures: Figures<StockFigure> = {
  problemsOf: async (reader, rows) => unknownNames(await namesIn(reader, rows), rows),
  async write(tx, rows) {
    const names = await namesIn(tx, rows)
    const counts = new Map(
      rows.map((row) => {
        const [productId, warehouseId] = [names.productOf(row) ?? 0, names.warehouseOf(row) ?? 0]
        return [`${productId} ${warehouseId}`, { productId, warehouseId, available: row.available }]
      }),
    )
    // In the order in which orders take goods, so that neither waits for the other in a circle.
    const { rowCount } = await tx.execute(sql`
      insert into ${stock} (product_id, warehouse_id, available)
      select "productId", "warehouseId", available
      from json_to_recordset(${JSON.stringify([...counts.values()])}::json)
        as given("productId" integer, "warehouseId" integer, available integer)
      order by "productId", "warehouseId"
      on conflict (product_id, warehouse_id) do update set available = excluded.available
      where ${stock.available} is distinct from excluded.available`)
    const changed = rowCount ?? 0
    if (changed > 0) await announceStock(tx)
    return changed
  },
}
