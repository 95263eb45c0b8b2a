import type { Db, Reader } from '../../kernel/database/database.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { announceStock } from '../../kernel/database/catalogue-version.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { findDepartments } from '../../trade/catalog/departments.queries.ts'
import {
  applyCount,
  type CountSaid,
  dropCount,
  findCount,
  findCountGoods,
  findCounts,
  mostGoods,
  openCount,
  sayCounted,
} from '../../trade/orders/stock/counts.service.ts'
import { namesOfStores } from './shelf-work.service.ts'

const shownCounts = 30

export async function readCounts(db: Reader, { stores: ofStaff }: StaffMember) {
  const stores = await namesOfStores(db, ofStaff)
  const counts = await findCounts(db, [...stores.keys()], shownCounts)
  return { stores, departments: await findDepartments(db), counts }
}

export async function startCount(
  db: Db,
  staff: StaffMember,
  { warehouseId, departmentId }: { warehouseId: number; departmentId: number },
  now: Date,
): Promise<number> {
  if (!(await namesOfStores(db, staff.stores)).has(warehouseId)) throw new ShopError('error.store.notFound')
  const department = (await findDepartments(db)).find(({ id }) => id === departmentId)?.name
  if (department === undefined) throw new ShopError('error.desk.departmentMissing')
  const started = { startedAt: now, startedById: staff.userId, startedBy: staff.name }
  return db.transaction((tx) => openCount(tx, { warehouseId, departmentId, department, ...started }))
}

export async function readCount(db: Reader, staff: StaffMember, countId: number, withExpected: boolean) {
  const count = await findCount(db, countId)
  if (count === undefined) throw new ShopError('error.desk.countMissing')
  const goods = await findCountGoods(db, count, { withExpected, limit: mostGoods + 1 })
  const stores = await namesOfStores(db, staff.stores)
  return { count, stores, goods: goods.slice(0, mostGoods), more: goods.length > mostGoods }
}
export type CountStory = Awaited<ReturnType<typeof readCount>>

/** The line as it is after it was said, with what should have lain there. */
export const countGood = (db: Db, staff: StaffMember, said: CountSaid, now: Date) =>
  db.transaction(async (tx) => {
    const count = await sayCounted(tx, staff, said, now)
    const [good] = await findCountGoods(tx, count, { withExpected: false, productId: said.productId, limit: 1 })
    if (good === undefined) throw new Error(`the line ${said.productId} of count ${said.countId} is gone`)
    return good
  })

export async function endCountOf(
  db: Db,
  staff: StaffMember,
  { countId, how }: { countId: number; how: 'apply' | 'drop' },
  now: Date,
): Promise<void> {
  const stores = await namesOfStores(db, staff.stores)
  await db.transaction(async (tx) => {
    const done =
      how === 'apply'
        ? await applyCount(tx, staff, countId, now)
        : { count: await dropCount(tx, staff, countId, now), goods: 0, changed: 0 }
    if (done === undefined) return
    const { count, goods, changed } = done
    const at = { store: stores.get(count.warehouseId), name: count.department.it }
    const after = how === 'apply' ? { ...at, products: goods, changed } : at
    await recordChange(tx, staff, { action: how === 'apply' ? 'stock.counted' : 'stock.countDropped', after }, now)
    if (changed > 0) await announceStock(tx)
  })
}
