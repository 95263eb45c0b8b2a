import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { availableAfterCount } from '@bottega/rules/fulfilment/shelf-work.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import {
  type CountRow,
  endCount,
  findCountGoods,
  findLine,
  lastMovement,
  leaveOut,
  lockCount,
  lockCountedShelves,
  shelfPrice,
  writeLine,
} from './counts.repository.ts'
import { lockShelves, lockWork, promisedOf, putOnShelves } from './shelf-work.repository.ts'

export {
  type CountGood,
  findCount,
  findCountGoods,
  findCounts,
  type FoundCount,
  openCount,
} from './counts.repository.ts'

/** A count lists so many goods at most; a department of a store has fewer. */
export const mostGoods = 2000

type Worker = Pick<StaffMember, 'userId' | 'name'>

async function lockOpen(tx: Tx, countId: number, how: 'share' | 'update'): Promise<CountRow> {
  const count = await lockCount(tx, countId, how)
  if (count === undefined) throw new ShopError('error.desk.countMissing')
  if (count.endedBy !== null) throw new ShopError('error.desk.countEnded', { name: count.endedBy })
  return count
}

export interface CountSaid {
  readonly countId: number
  readonly productId: number
  /** Thousandths, goods of open orders too. */
  readonly counted: number
  /** Of the line as it was seen, 0 for none. */
  readonly version: number
}

/**
 * Writes down what lies on a shelf at this moment, beside what the shop knows of it at this moment. Of two who count one
 * shelf the second hears of the first; the same amount sent again by the same staff member was said once.
 */
export async function sayCounted(tx: Tx, staff: Worker, said: CountSaid, at: Date): Promise<CountRow> {
  const { countId, productId, counted, version } = said
  const count = await lockOpen(tx, countId, 'share')
  const [listed] = await findCountGoods(tx, count, { withExpected: false, productId, limit: 1 })
  if (listed === undefined || !(await lockWork(tx, productId))) throw new ShopError('error.desk.notInCount')
  const shelf = { productId, warehouseId: count.warehouseId }
  const available = (await lockShelves(tx, productId, [count.warehouseId])).get(count.warehouseId)
  if (available === undefined) throw new ShopError('error.desk.notInCount')
  const line = await findLine(tx, countId, productId)
  const isAgain = line?.staffId === staff.userId && line.counted === counted && line.version === version + 1
  if (isAgain) return count
  const written = await writeLine(tx, {
    ...said,
    available,
    expected: available + (await promisedOf(tx, shelf)),
    seen: await lastMovement(tx, shelf),
    priceCents: await shelfPrice(tx, shelf, shopDate(at)),
    staffId: staff.userId,
    staffName: staff.name,
    at,
    isLeftOut: false,
  })
  if (!written) throw new ShopError('error.staff.changedMeanwhile', { name: line?.staffName ?? '' })
  return count
}

/** A count that was applied. */
export interface Applied {
  readonly count: CountRow
  readonly goods: number
  /** Of them, whose stock it changed. */
  readonly changed: number
}

/** Corrects the stock of all goods of a count. Undefined where it was applied before: once is enough. */
export async function applyCount(tx: Tx, staff: Worker, countId: number, at: Date): Promise<Applied | undefined> {
  if ((await lockCount(tx, countId, 'update'))?.isApplied === true) return undefined
  const count = await lockOpen(tx, countId, 'update')
  const shelves = await lockCountedShelves(tx, count)
  if (shelves.length === 0) throw new ShopError('error.desk.nothingCounted')
  const moves = shelves.flatMap(({ available: now, ...shelf }) => {
    const after = now === null ? undefined : availableAfterCount(shelf, { ...shelf, available: now })
    if (after === undefined || now === null) return []
    const { productId, staffId, staffName, counted, expected } = shelf
    const reference = `count:${countId}:${productId}`
    const own = { productId, warehouseId: count.warehouseId, reference, kind: 'count' as const }
    return [{ ...own, delta: after - now, available: after, staffId, staffName, counted, expected, at }]
  })
  await putOnShelves(tx, count.warehouseId, moves)
  const put = new Set(moves.map(({ productId }) => productId))
  const leftOut = shelves.map(({ productId }) => productId).filter((productId) => !put.has(productId))
  await leaveOut(tx, countId, leftOut)
  await endCount(tx, countId, { endedAt: at, endedById: staff.userId, endedBy: staff.name, isApplied: true })
  const changed = moves.filter(({ delta }) => delta !== 0).length
  return { count, goods: shelves.length, changed }
}

/** Ends a count; the stock stays as it is. */
export async function dropCount(tx: Tx, staff: Worker, countId: number, at: Date): Promise<CountRow> {
  const count = await lockOpen(tx, countId, 'update')
  await endCount(tx, countId, { endedAt: at, endedById: staff.userId, endedBy: staff.name, isApplied: false })
  return count
}
