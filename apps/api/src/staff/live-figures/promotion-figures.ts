import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { announcePrices } from '../../kernel/database/catalogue-version.ts'
import { promotionView } from '../../trade/catalog/prices/promotion-view.ts'
import { type Figures, isReversed, type Problem, type PromotionFigure } from './figures.ts'
import { type Names, namesIn, unknownNames } from './named.ts'

/** A price cut; the other kinds are set up in the files of the shop. */
const priceCut = 5

/** Price cuts by the code the till gives them. What began another way only gets other days and products. */
export const promotionFigures: Figures<PromotionFigure> = {
  async problemsOf(reader, rows) {
    const known = new Set((await warehousesByCode(reader, rows)).keys())
    return [
      ...unknownNames(await namesIn(reader, rows), rows),
      ...rows.flatMap((row, at) => [
        ...(known.has(row.promotion) ? [] : missingIn(row, at)),
        ...(isReversed(row) ? [{ at, field: 'to', wrong: 'reversed' } as const] : []),
      ]),
    ]
  },
  async write(tx, rows) {
    const names = await namesIn(tx, rows)
    const running = await warehousesByCode(tx, rows)
    const everywhere = await sellingWarehouses(tx)
    let changed = 0
    for (const [code, own] of [...Map.groupBy(rows, (row) => row.promotion)].toSorted(byCode)) {
      const warehouses = warehousesOf(own, names, running.get(code) ?? everywhere)
      changed += await writePromotion(tx, code, own, warehouses)
      changed += await writeProducts(tx, code, own, names)
    }
    if (changed > 0) await announcePrices(tx)
    return changed
  },
}

const byCode = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1)

/** Each row of a promotion that begins says all of it, so that rows may come in any order and in several calls. */
const missingIn = (row: PromotionFigure, at: number): Problem[] =>
  (['name', 'from', 'to'] as const).flatMap((field) => (row[field] === null ? [{ at, field, wrong: 'missing' }] : []))

async function warehousesByCode(reader: Reader, rows: readonly PromotionFigure[]): Promise<Map<string, number[]>> {
  const codes = [...new Set(rows.map((row) => row.promotion))]
  const found = await reader
    .select({ code: promotion.code, warehouseId: promotion.warehouseId })
    .from(promotion)
    .where(inArray(promotion.code, codes))
  const byName = Map.groupBy(found, ({ code }) => code ?? '')
  return new Map([...byName].map(([code, all]) => [code, all.map(({ warehouseId }) => warehouseId)]))
}

async function sellingWarehouses(tx: Tx): Promise<number[]> {
  const rows = await tx.selectDistinct({ warehouseId: store.warehouseId }).from(store).where(eq(store.active, true))
  return rows.map(({ warehouseId }) => warehouseId)
}

/** Those the rows name, and all the others where a row names none. */
function warehousesOf(rows: readonly PromotionFigure[], { warehouseOf }: Names, others: readonly number[]): number[] {
  const named = rows.flatMap((row) => warehouseOf(row) ?? [])
  return [...new Set([...named, ...(rows.some(({ store: name }) => name === null) ? others : [])])].toSorted(
    (one, other) => one - other,
  )
}

const lastGiven = <Value>(values: readonly (Value | null)[]): Value | null =>
  values.findLast((one) => one !== null) ?? null

async function writePromotion(
  tx: Tx,
  code: string,
  rows: readonly PromotionFigure[],
  warehouses: readonly number[],
): Promise<number> {
  const name = lastGiven(rows.map((row) => row.name))
  const said = {
    validFrom: lastGiven<ShopDate>(rows.map((row) => row.from)),
    validTo: lastGiven<ShopDate>(rows.map((row) => row.to)),
    discountPercent: lastGiven(rows.map((row) => row.percent)),
    name,
    view: name === null ? null : promotionView(name),
  }
  const set = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null))
  if (Object.keys(set).length === 0) return 0
  const changed = await tx
    .update(promotion)
    .set(set)
    .where(
      and(
        eq(promotion.code, code),
        inArray(promotion.warehouseId, [...warehouses]),
        sql`(valid_from, valid_to, discount_percent, name) is distinct from (
          coalesce(${said.validFrom}::date, valid_from), coalesce(${said.validTo}::date, valid_to),
          coalesce(${said.discountPercent}::int, discount_percent), coalesce(${name && JSON.stringify(name)}::jsonb, name))`,
      ),
    )
    .returning({ id: promotion.id })
  const { validFrom, validTo } = said
  if (name === null || validFrom === null || validTo === null) return changed.length
  const begun = await tx
    .insert(promotion)
    .values(
      warehouses.map((warehouseId) => ({
        code,
        warehouseId,
        typeId: priceCut,
        name,
        validFrom,
        validTo,
        discountPercent: said.discountPercent,
        view: promotionView(name),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: promotion.id })
  return changed.length + begun.length
}

/** A row with a store is of the promotion there alone. */
async function writeProducts(
  tx: Tx,
  code: string,
  rows: readonly PromotionFigure[],
  { productOf, warehouseOf }: Names,
): Promise<number> {
  const given = new Map(
    rows.map((row) => {
      const one = { productId: productOf(row) ?? 0, warehouseId: warehouseOf(row) ?? null, cents: row.cents }
      return [`${one.productId} ${one.warehouseId ?? ''}`, one]
    }),
  )
  const { rowCount } = await tx.execute(sql`
    insert into ${promotionProduct} (promotion_id, product_id, price_cents)
    select distinct on (m.id, "productId") m.id, "productId", cents
    from json_to_recordset(${JSON.stringify([...given.values()])}::json)
      as given("productId" integer, "warehouseId" integer, cents integer)
      join ${promotion} m on m.code = ${code} and ("warehouseId" is null or m.warehouse_id = "warehouseId")
    order by m.id, "productId", "warehouseId" nulls last
    on conflict (promotion_id, product_id) do update set price_cents = excluded.price_cents
    where ${promotionProduct.priceCents} is distinct from excluded.price_cents`)
  return rowCount ?? 0
}
