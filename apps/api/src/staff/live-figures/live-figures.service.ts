import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { Machine } from '../../kernel/visitor.ts'
import { recordMachine } from '../../kernel/audit/audit.service.ts'
import { allFigures, type FigureOf } from './all-figures.ts'
import { type Figures, type Problem, wrongTexts } from './figures.ts'
import { markUsed } from './machine-keys.repository.ts'
import { findPromotionsElsewhere, findWarehouses, namesIn } from './named.ts'

/** Problems an answer names; what is wrong with more rows is mostly wrong with all of them. */
const mostNamed = 50

export function refuseRows(problems: readonly Problem[]): void {
  if (problems.length === 0) return
  const named = problems.slice(0, mostNamed).map(({ at, field, wrong }) => `rows.${at}.${field} ${wrongTexts[wrong]}`)
  const more = problems.length > mostNamed ? '; …' : ''
  throw new ShopError('error.live.rowsRefused', {
    count: new Set(problems.map(({ at }) => at)).size,
    problems: named.join('; ') + more,
  })
}

/**
 * Rows beyond a key of some stores: those of other stores, for every store, and of promotions that run in another one. A
 * store or promotion that is not theirs is told as one that does not exist.
 */
async function beyondStores(
  tx: Tx,
  stores: readonly number[],
  rows: readonly FigureOf[FigureKind][],
): Promise<Problem[]> {
  const { warehouseOf } = await namesIn(tx, rows)
  const theirs = new Set(await findWarehouses(tx, stores))
  const isTheirs = (row: FigureOf[FigureKind]) => theirs.has(warehouseOf(row) ?? 0)
  const codes = rows.flatMap((row) => ('promotion' in row ? [row.promotion] : []))
  const running = await findPromotionsElsewhere(tx, codes, [...theirs])
  return rows.flatMap((row, at): Problem[] => [
    ...(row.store === null ? [{ at, field: 'store', wrong: 'missing' } as const] : []),
    ...(row.store !== null && !isTheirs(row) ? [{ at, field: 'store', wrong: 'unknown' } as const] : []),
    ...('promotion' in row && running.has(row.promotion)
      ? [{ at, field: 'promotion', wrong: 'unknown' } as const]
      : []),
  ])
}

/** The rows of one call of a machine, all or none. */
export function takeRows<Kind extends FigureKind>(
  db: Db,
  machine: Machine,
  kind: Kind,
  rows: readonly FigureOf[Kind][],
  now: Date,
): Promise<{ rows: number; changed: number }> {
  const figures: Figures<FigureOf[Kind]> = allFigures[kind]
  return db.transaction(async (tx) => {
    if (!(await markUsed(tx, machine.keyId, now))) throw new ShopError('error.machine.keyRefused')
    if (machine.stores !== null) refuseRows(await beyondStores(tx, machine.stores, rows))
    refuseRows(await figures.problemsOf(tx, rows))
    const changed = await figures.write(tx, rows, shopDate(now))
    const after = { rows: rows.length, changed }
    await recordMachine(tx, machine, { action: `machine.${kind}`, after }, now)
    return after
  })
}
