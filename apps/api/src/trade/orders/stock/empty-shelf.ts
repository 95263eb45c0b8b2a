import { and, eq, gt, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { stock, stockMovement } from './stock.tables.ts'
import type { OrderLineRow, OrderRow } from '../orders.repository.ts'

interface Emptied {
  order: Pick<OrderRow, 'id' | 'warehouseId'>
  line: Pick<OrderLineRow, 'id' | 'productId'>
}

const ofShelf = ({ order, line }: Emptied) =>
  and(eq(stock.warehouseId, order.warehouseId), eq(stock.productId, line.productId))

const movedAt = ({ order, line }: Emptied) =>
  and(eq(stockMovement.warehouseId, order.warehouseId), eq(stockMovement.productId, line.productId))

/** Undefined where the product is not limited. */
async function lockShelf(tx: Tx, shelf: Emptied): Promise<number | undefined> {
  const [row] = await tx.select({ available: stock.available }).from(stock).where(ofShelf(shelf)).for('update')
  return row?.available
}

async function record(tx: Tx, { order, line }: Emptied, reference: string, delta: number, at: Date): Promise<void> {
  await tx
    .insert(stockMovement)
    .values({ reference, productId: line.productId, warehouseId: order.warehouseId, delta, at })
    .onConflictDoNothing()
}

/**
 * Nothing is left on the shelf, whatever was counted: it cannot be bought until it is counted again, or the picker takes
 * the press back.
 */
export async function emptyShelf(tx: Tx, shelf: Emptied, version: number, at: Date): Promise<void> {
  const available = await lockShelf(tx, shelf)
  const { order, line } = shelf
  await tx
    .insert(stock)
    .values({ warehouseId: order.warehouseId, productId: line.productId, available: 0 })
    .onConflictDoUpdate({ target: [stock.productId, stock.warehouseId], set: { available: 0 } })
  const reference = `order:${order.id}:pick:${line.id}:${version}:empty`
  await record(tx, shelf, reference, 0 - (available ?? 0), at)
  if (available === undefined) await record(tx, shelf, `${reference}:unlimited`, 0, at)
}

/** The presses that emptied the shelf and stand, the oldest first, with what each took off it. */
async function findStanding(tx: Tx, shelf: Emptied) {
  const { rows } = await tx.execute<{ id: number; reference: string; taken: number; unlimited: boolean }>(sql`
    select e.id, e.reference, -sum(own.delta)::int as taken,
      bool_or(own.reference = e.reference || ':unlimited') as unlimited
    from ${stockMovement} e join ${stockMovement} own
      on own.product_id = e.product_id and own.warehouse_id = e.warehouse_id and starts_with(own.reference, e.reference)
    where e.product_id = ${shelf.line.productId} and e.warehouse_id = ${shelf.order.warehouseId}
      and e.reference like '%:empty' and e.kind is null
    group by e.id, e.reference
    having not bool_or(own.reference = e.reference || ':undone')
    order by e.id`)
  return rows
}

/**
 * Whether the shelf has what the movements since then say. A count by a file or a till writes no movement: what movements
 * do not explain was counted; one of the back office writes its own. A count is not changed by an older press.
 */
async function isUncounted(tx: Tx, shelf: Emptied, since: number, available: number): Promise<boolean> {
  const [moved] = await tx
    .select({
      delta: sum(stockMovement.delta).mapWith(Number),
      isCounted: sql<boolean | null>`bool_or(${stockMovement.kind} in ('count', 'set'))`,
    })
    .from(stockMovement)
    .where(and(movedAt(shelf), gt(stockMovement.id, since)))
  return moved?.isCounted !== true && (moved?.delta ?? 0) === available
}

/**
 * Gives the shelf back what the presses "not there" of a line took off it, before the line takes `needed` again. If
 * someone pressed so later and that stands, the shelf stays empty: stock the line does not need belongs to that press.
 */
export async function refillShelf(tx: Tx, shelf: Emptied, needed: number, at: Date): Promise<void> {
  const own = `order:${shelf.order.id}:pick:${shelf.line.id}:`
  const hasOwn = await tx.$count(
    stockMovement,
    and(movedAt(shelf), sql`starts_with(${stockMovement.reference}, ${own})`),
  )
  if (hasOwn === 0) return
  await lockShelf(tx, shelf)
  const standing = await findStanding(tx, shelf)
  let open = Math.max(0, needed)
  for (const emptied of standing.filter(({ reference }) => reference.startsWith(own))) {
    const available = await lockShelf(tx, shelf)
    const isWhole = available !== undefined && (await isUncounted(tx, shelf, emptied.id, available))
    const taken = isWhole ? emptied.taken : 0
    const later = standing.find(({ id, reference }) => id > emptied.id && !reference.startsWith(own))
    const kept = later === undefined ? 0 : taken - Math.min(taken, open)
    await record(tx, shelf, `${emptied.reference}:undone`, taken, at)
    if (later !== undefined && kept > 0) await record(tx, shelf, `${later.reference}:more:${emptied.id}`, 0 - kept, at)
    await tx
      .update(stock)
      .set({ available: sql`${stock.available} + ${taken - kept}` })
      .where(ofShelf(shelf))
    open -= Math.min(taken, open)
    if (!isWhole || !emptied.unlimited) continue
    if (later === undefined) await tx.delete(stock).where(ofShelf(shelf))
    else await record(tx, shelf, `${later.reference}:unlimited`, 0, at)
  }
}
