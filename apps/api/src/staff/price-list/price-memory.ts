import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { fileValue } from '../world/imports.tables.ts'
import { rowDigest } from '../world/row-digest.ts'
import type { ChoosePrices, PriceChange } from './apply-prices.ts'
import type { PriceRow } from './price-list.queries.ts'
import type { GivenPrice } from './price-list.repository.ts'

/** Prices of a product in a warehouse: digests of what a file said last, and of what it left in the price list. */
export interface Remembered {
  readonly said?: string
  /** Also what the operator's own system sent since. */
  readonly left?: string
}

/** Changes of a file that were not made, because staff have set the prices since. */
export interface PricesSetHere {
  /** The file says what it said. */
  readonly kept: PriceChange[]
  /** The file says something new. */
  readonly contested: PriceChange[]
}

type Pair = Pick<PriceChange, 'productId' | 'warehouseId'>
export const keyOf = ({ productId, warehouseId }: Pair) => `${productId} ${warehouseId}`

/** A file acts where it says something else than it said last, and staff have set nothing else meanwhile. */
export function choosePricesOfFile(tx: Tx, here: PricesSetHere, { overwrite }: { overwrite: boolean }): ChoosePrices {
  return async (changes) => {
    const memory = await remembered(tx, changes)
    const taken: PriceChange[] = []
    for (const change of changes) {
      const last = memory.get(keyOf(change))
      const isFree = change.before.length === 0 || overwrite
      const isOurs = last === undefined || isFree || last.left === leftOf(change.before)
      if (isOurs || leftOf(change.before) === leftOf(change.after)) taken.push(change)
      else if (last.said === givenDigest(change.lines)) here.kept.push(change)
      else here.contested.push(change)
    }
    await remember(
      tx,
      taken
        .map((change) => ({ ...pairOf(change), said: givenDigest(change.lines), left: leftOf(change.after) }))
        .filter(({ said, left, ...pair }) => {
          const last = memory.get(keyOf(pair))
          return last?.said !== said || last.left !== left
        }),
    )
    return taken
  }
}

/** Prices the operator's own system sends are not set by staff: a later file may change them. */
export const choosePricesOfSystem =
  (tx: Tx): ChoosePrices =>
  async (changes) => {
    await remember(
      tx,
      changes.map((change) => ({ ...pairOf(change), left: leftOf(change.after) })),
    )
    return changes
  }

/** Prices staff set of a product that no file has named yet are theirs as well. */
export const choosePricesOfStaff =
  (tx: Tx): ChoosePrices =>
  async (changes) => {
    await remember(tx, changes.map(pairOf))
    return changes
  }

/** Whether a file or staff set the prices there are: everything but what the operator's own system sends by itself. */
export const isOfFilesOrStaff = ({ said, left }: Remembered, rows: readonly PriceRow[]): boolean =>
  said !== undefined || left !== leftOf(rows)

/** The same where nothing is chosen: from now on the prices of these products in these stores are those of staff. */
export const rememberStaff = (tx: Tx, pairs: readonly Pair[]): Promise<void> => remember(tx, pairs.map(pairOf))

const pairOf = ({ productId, warehouseId }: Pair): Pair => ({ productId, warehouseId })

/** As written: a line without a first day says the same tomorrow. */
const givenDigest = (lines: readonly GivenPrice[]) =>
  rowDigest({ lines: lines.map(({ from, to, cents, beginsToday }) => [beginsToday === true ? null : from, to, cents]) })

const leftOf = (rows: readonly PriceRow[]) =>
  rowDigest({ rows: inOrder(rows).map(({ from, to, cents }) => [from, to, cents]) })

const inOrder = (rows: readonly PriceRow[]) => rows.toSorted((one, other) => (one.from < other.from ? -1 : 1))

async function remembered(tx: Tx, pairs: readonly Pair[]): Promise<ReadonlyMap<string, Remembered>> {
  const keys = pairs.map(keyOf)
  if (keys.length === 0) return new Map()
  const rows = await tx
    .select({ key: fileValue.key, value: fileValue.value })
    .from(fileValue)
    .where(and(eq(fileValue.part, 'prices'), inArray(fileValue.key, keys)))
  return new Map(rows.map(({ key, value }) => [key, value as Remembered]))
}

async function remember(tx: Tx, rows: readonly (Pair & Remembered)[]): Promise<void> {
  if (rows.length === 0) return
  const given = rows.map(({ productId, warehouseId, ...value }) => ({ key: keyOf({ productId, warehouseId }), value }))
  await tx.execute(sql`
    insert into ${fileValue} (part, key, value)
    select 'prices', key, value from json_to_recordset(${JSON.stringify(given)}::json) as given(key text, value jsonb)
    on conflict (part, key) do update set value = ${fileValue}.value || excluded.value`)
}

/** `1.29 from 2026-01-01, 2.49 from 2026-12-01 to 2026-12-24`; what ended before today is left out. */
export const pricesText = (rows: readonly PriceRow[], today: ShopDate): string =>
  inOrder(rows)
    .filter(({ to }) => to === null || to >= today)
    .map(({ from, to, cents }) => `${(cents / 100).toFixed(2)} from ${from}${to === null ? '' : ` to ${to}`}`)
    .join(', ')
