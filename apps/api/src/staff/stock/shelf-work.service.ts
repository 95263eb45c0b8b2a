import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { AuditAction } from '@bottega/contract/audit-actions.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { announceStock } from '../../kernel/database/catalogue-version.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import {
  findMoves,
  type MoveRow,
  type NamedStores,
  type ShelfTask,
  type ShelfWork,
  workOnShelf,
} from '../../trade/orders/stock/shelf-work.service.ts'
import { sellingWarehouses } from '../products/staff-products.service.ts'

const actions: Readonly<Record<ShelfTask['kind'], AuditAction>> = {
  goodsIn: 'product.goodsIn',
  waste: 'product.waste',
  count: 'product.counted',
  transfer: 'product.transferred',
}

const movesAtOnce = 20

export const namesOfStores = async (db: Reader, ofStaff: StoreScope): Promise<ReadonlyMap<number, string>> =>
  new Map((await sellingWarehouses(db, ofStaff)).map(({ warehouseId, name }) => [warehouseId, name]))

export const readNames = async (db: Reader, { stores }: Pick<StaffMember, 'stores'>): Promise<NamedStores> => ({
  own: await namesOfStores(db, stores),
  all: await namesOfStores(db, null),
})

/** The entry of the log beside the stock before and after. */
function loggedOf(
  { delta, wasteReason, note, counted, expected, otherWarehouseId }: MoveRow,
  stores: ReadonlyMap<number, string>,
) {
  return {
    moved: delta,
    ...(wasteReason !== null && { waste: wasteReason }),
    ...(counted !== null && { counted, expected }),
    ...(otherWarehouseId !== null && { toStore: stores.get(otherWarehouseId) ?? otherWarehouseId }),
    ...(note !== null && { note }),
  }
}

/** Work on a shelf, in one transaction with its entry of the log; a press sent again is answered and does nothing. */
export async function doShelfWork(db: Db, staff: StaffMember, work: ShelfWork, now: Date) {
  const stores = await readNames(db, staff)
  const row = await db.transaction(async (tx) => {
    const { row: made, change } = await workOnShelf(tx, staff, work, stores, now)
    if (change === undefined) return made
    const store = stores.own.get(work.warehouseId)
    await recordChange(
      tx,
      staff,
      {
        action: actions[work.task.kind],
        subject: ['product', work.productId],
        before: { store, available: change.before },
        after: { store, available: change.after, ...loggedOf(made, stores.all) },
      },
      now,
    )
    await announceStock(tx)
    return made
  })
  return { row, stores: stores.all }
}

export async function readMoves(
  db: Reader,
  staff: StaffMember,
  { productId, before }: { productId: number; before: number | undefined },
) {
  const { own, all } = await readNames(db, staff)
  const shelves = { productId, warehouseIds: staff.stores === null ? null : [...own.keys()] }
  const found = await findMoves(db, shelves, before, movesAtOnce + 1)
  return { moves: found.slice(0, movesAtOnce), more: found.length > movesAtOnce, stores: all }
}
