import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { productCost } from '../../trade/catalog/products.tables.ts'
import { type CostRow, withCost } from './cost-history.ts'
import type { Stretch } from './timeline.ts'

/** A cost of a product in a warehouse: cents for one unit of its price, without VAT. */
export interface GivenCost extends Stretch {
  productId: number
  warehouseId: number
}

interface KeptCost extends CostRow {
  productId: number
  warehouseId: number
}

const pairOf = ({ productId, warehouseId }: Pick<GivenCost, 'productId' | 'warehouseId'>) =>
  `${productId} ${warehouseId}`

/** Brings costs to what the lines say, the later over the earlier. Answers how many products and warehouses are different. */
export async function applyCosts(tx: Tx, given: readonly GivenCost[], today: ShopDate): Promise<number> {
  if (given.length === 0) return 0
  const held = Map.groupBy(await costsOf(tx, [...new Set(given.map(({ productId }) => productId))]), pairOf)
  const removed: KeptCost[] = []
  const put: KeptCost[] = []
  const changed = new Set<string>()
  for (const [pair, lines] of Map.groupBy(given, pairOf)) {
    const before = held.get(pair) ?? []
    const [{ productId, warehouseId }] = lines as [GivenCost]
    const after = lines.reduce<readonly CostRow[]>((rows, line) => withCost(rows, line, today), before)
    const days = new Set(after.map(({ from }) => from))
    const gone = before.filter(({ from }) => !days.has(from))
    const different = after.filter(({ from, cents }) => !before.some((row) => row.from === from && row.cents === cents))
    removed.push(...gone)
    put.push(...different.map(({ from, cents }) => ({ productId, warehouseId, from, cents })))
    if (gone.length + different.length > 0) changed.add(pair)
  }
  await removeCosts(tx, removed)
  await putCosts(tx, put)
  return changed.size
}

/** Every cost of some products, of all warehouses and days. */
function costsOf(reader: Reader, ids: readonly number[]): Promise<KeptCost[]> {
  return reader
    .select({
      productId: productCost.productId,
      warehouseId: productCost.warehouseId,
      from: productCost.validFrom,
      cents: productCost.costCents,
    })
    .from(productCost)
    .where(inArray(productCost.productId, [...ids]))
}

async function removeCosts(tx: Tx, rows: readonly KeptCost[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    delete from ${productCost} using json_to_recordset(${JSON.stringify(rows)}::json)
      as gone("productId" integer, "warehouseId" integer, "from" date)
    where product_id = gone."productId" and warehouse_id = gone."warehouseId" and valid_from = gone."from"`)
}

async function putCosts(tx: Tx, rows: readonly KeptCost[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${productCost} (product_id, warehouse_id, valid_from, cost_cents)
    select "productId", "warehouseId", "from", cents from json_to_recordset(${JSON.stringify(rows)}::json)
      as given("productId" integer, "warehouseId" integer, "from" date, cents integer)
    on conflict (product_id, warehouse_id, valid_from) do update set cost_cents = excluded.cost_cents`)
}
