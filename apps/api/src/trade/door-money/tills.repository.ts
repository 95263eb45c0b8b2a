import { addDays, instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { Days } from '@bottega/rules/reports/report-period.ts'
import { and, asc, count, desc, eq, getTableColumns, gte, isNull, lt, max, min, sql, sum } from 'drizzle-orm'
import { nameOfAccount } from '../../kernel/accounts/accounts.queries.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { ofStores } from '../../kernel/database/is-there.ts'
import { nameOfStore } from '../../places/stores/stores.queries.ts'
import { doorTaking, tillClosing } from './door-money.tables.ts'

const total = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number)

/** A shop has fewer drivers. */
const mostTills = 500

export type FoundTill = Awaited<ReturnType<typeof findOpenTills>>[number]

/** Money that no closing has counted, by store and who took it. */
export function findOpenTills(db: Reader, stores: StoreScope) {
  return db
    .select({
      storeId: doorTaking.storeId,
      store: nameOfStore(doorTaking.storeId),
      staffId: doorTaking.staffId,
      staffName: nameOfAccount(doorTaking.staffId),
      takings: count(),
      cashCents: total(doorTaking.cashCents),
      cardCents: total(doorTaking.cardCents),
      voucherCents: total(doorTaking.voucherCents),
      shortCents: total(doorTaking.shortCents),
      firstAt: min(doorTaking.takenAt),
      lastAt: max(doorTaking.takenAt),
    })
    .from(doorTaking)
    .where(and(isNull(doorTaking.closingId), ofStores(doorTaking.storeId, stores)))
    .groupBy(doorTaking.storeId, doorTaking.staffId)
    .orderBy(asc(doorTaking.storeId), asc(doorTaking.staffId))
    .limit(mostTills)
}

export interface Counted {
  storeId: number
  staffId: number | null
  closedById: number
  /** As they were seen when the cash was counted. */
  takings: number
  cashCents: number
  countedCents: number
  reason: string | null
}

/**
 * Closes a till in one statement, so that the closing names the very takings it sums: one that is being recorded goes into
 * the next, and of two closings the second finds nothing. Undefined where the till is not as it was seen.
 */
export async function insertClosing(tx: Tx, counted: Counted, now: Date): Promise<number | undefined> {
  const { storeId, staffId, closedById, takings, cashCents, countedCents, reason } = counted
  const { rows } = await tx.execute<{ closingId: number }>(sql`
    with open as (
      select id, cash_cents, card_cents, voucher_cents, short_cents, taken_at from ${doorTaking}
      where store_id = ${storeId} and staff_id is not distinct from ${staffId}::int and closing_id is null
      order by id for update),
    closing as (
      insert into ${tillClosing} (store_id, staff_id, closed_by_id, takings, cash_cents, card_cents, voucher_cents,
        short_cents, counted_cents, reason, first_at, last_at, closed_at)
      select ${storeId}::int, ${staffId}::int, ${closedById}::int, count(*), sum(cash_cents), sum(card_cents),
        sum(voucher_cents), sum(short_cents), ${countedCents}::int, ${reason}::text, min(taken_at), max(taken_at),
        ${now.toISOString()}::timestamptz
      from open having count(*) = ${takings}::int and sum(cash_cents) = ${cashCents}::int
      returning id),
    counted as (
      update ${doorTaking} set closing_id = closing.id from open, closing where door_taking.id = open.id)
    select id as "closingId" from closing`)
  return rows[0]?.closingId
}

export type FoundClosing = Awaited<ReturnType<typeof findClosings>>[number]

interface Wanted {
  stores: StoreScope
  /** Of closings of a period, by the instant they were made at. */
  days?: Days
}

const wantedClosings = ({ stores, days }: Wanted) =>
  and(
    ofStores(tillClosing.storeId, stores),
    days && gte(tillClosing.closedAt, instantAt(days.from, 0)),
    days && lt(tillClosing.closedAt, instantAt(addDays(days.until, 1), 0)),
  )

const closings = (db: Reader) =>
  db
    .select({
      ...getTableColumns(tillClosing),
      store: nameOfStore(tillClosing.storeId),
      staffName: nameOfAccount(tillClosing.staffId),
      closedBy: nameOfAccount(tillClosing.closedById),
    })
    .from(tillClosing)

/** The latest first. */
export const findClosings = (db: Reader, wanted: Wanted, { limit, offset = 0 }: { limit: number; offset?: number }) =>
  closings(db)
    .where(wantedClosings(wanted))
    .orderBy(desc(tillClosing.closedAt), desc(tillClosing.id))
    .limit(limit)
    .offset(offset)

export const countClosings = (db: Reader, wanted: Wanted) => db.$count(tillClosing, wantedClosings(wanted))

export async function findClosing(db: Reader, closingId: number): Promise<FoundClosing | undefined> {
  const [row] = await closings(db).where(eq(tillClosing.id, closingId))
  return row
}

/** More than a driver brings in a year. */
const mostTakings = 5000

export const findTakingsOf = (db: Reader, closingId: number) =>
  db
    .select()
    .from(doorTaking)
    .where(eq(doorTaking.closingId, closingId))
    .orderBy(asc(doorTaking.takenAt), asc(doorTaking.id))
    .limit(mostTakings)
