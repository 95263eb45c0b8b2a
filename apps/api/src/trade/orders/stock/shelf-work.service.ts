import { sellableOf, type WasteReason } from '@bottega/rules/fulfilment/shelf-work.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { randomUUID } from 'node:crypto'
import { nobody } from '../../../kernel/audit/audit.service.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { refuseAnotherContent, type RequestKey } from '../../../kernel/database/sent-before.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import {
  findLastMove,
  findMove,
  insertMove,
  lockShelves,
  lockWork,
  type MoveRow,
  promisedOf,
  putOnShelf,
  type Shelf,
  type StaffMove,
} from './shelf-work.repository.ts'
import { insertTransfer } from './transfers.repository.ts'

export { findLastMoves, findMoves, type MoveRow } from './shelf-work.repository.ts'

/** Quantities in thousandths. */
export type ShelfTask =
  | { readonly kind: 'goodsIn'; readonly quantity: number }
  | { readonly kind: 'waste'; readonly quantity: number; readonly reason: WasteReason }
  | { readonly kind: 'transfer'; readonly quantity: number; readonly to: number }
  /** `seen` is the last movement of staff on the shelf that the one who counts knew, 0 for none. */
  | { readonly kind: 'count'; readonly counted: number; readonly seen: number }

export interface ShelfWork extends Shelf {
  readonly task: ShelfTask
  readonly note: string | undefined
  /** The press it came with: by the same key it is done once. */
  readonly key: RequestKey | undefined
}

type Worker = Pick<StaffMember, 'userId' | 'name'>
/** Names by warehouse: of the stores the staff member works for, and of all that goods can be sent to. */
export interface NamedStores {
  readonly own: ReadonlyMap<number, string>
  readonly all: ReadonlyMap<number, string>
}

interface Done {
  readonly row: MoveRow
  /** Of its shelf; undefined where the press came before and nothing was done now. */
  readonly change: { readonly before: number | null; readonly after: number } | undefined
}

/** Work of a staff member on a shelf. The stock of the product is locked until the transaction ends. */
export async function workOnShelf(
  tx: Tx,
  staff: Worker,
  work: ShelfWork,
  stores: NamedStores,
  at: Date,
): Promise<Done> {
  const { productId, warehouseId, task, key } = work
  if (!(await lockWork(tx, productId))) throw new ShopError('error.product.notFound')
  const reference = `staff:${staff.userId}:${key?.value ?? randomUUID()}`
  const sent = await findMove(tx, reference)
  if (sent !== undefined && key !== undefined) {
    refuseAnotherContent(sent.requestDigest, key)
    return { row: sent, change: undefined }
  }
  const name = stores.own.get(warehouseId)
  if (name === undefined || (task.kind === 'transfer' && !stores.all.has(task.to)))
    throw new ShopError('error.store.notFound')
  if (task.kind === 'transfer' && task.to === warehouseId) throw new ShopError('error.desk.sameStore')
  const before = (await lockShelves(tx, productId, [warehouseId])).get(warehouseId) ?? null
  const counted = () => {
    if (before === null) throw new ShopError('error.desk.notCounted', { store: name })
    return before
  }
  const take = (quantity: number) => {
    const left = counted() - quantity
    if (left < 0) {
      const available = String(unitsFromThousandths(counted()))
      throw new ShopError('error.desk.stockShort', { store: name, available })
    }
    return left
  }
  const own = { productId, warehouseId }
  const move = {
    ...own,
    reference,
    kind: task.kind,
    staffId: staff.userId,
    staffName: staff.name,
    note: work.note,
    requestDigest: key?.digest,
    at,
  }
  const put = async (available: number, more: Omit<Partial<StaffMove>, 'delta'> = {}): Promise<Done> => {
    await putOnShelf(tx, own, available)
    await write(tx, { ...move, ...more, delta: available - (before ?? 0) })
    const row = await findMove(tx, reference)
    if (row === undefined) throw new Error(`the movement ${reference} is gone`)
    return { row, change: { before, after: available } }
  }
  switch (task.kind) {
    case 'goodsIn':
      return put(counted() + task.quantity)
    case 'waste':
      return put(take(task.quantity), { wasteReason: task.reason })
    case 'transfer': {
      const left = take(task.quantity)
      const transferId = await insertTransfer(tx, {
        productId,
        fromWarehouseId: warehouseId,
        toWarehouseId: task.to,
        quantity: task.quantity,
        note: work.note,
        sentAt: at,
        sentById: staff.userId,
        sentBy: staff.name,
      })
      return put(left, { otherWarehouseId: task.to, transferId })
    }
    case 'count': {
      const last = await findLastMove(tx, own)
      if ((last?.id ?? 0) !== task.seen)
        throw new ShopError('error.staff.changedMeanwhile', { name: last?.by ?? nobody })
      const promised = await promisedOf(tx, own)
      const expected = before === null ? null : before + promised
      return put(sellableOf(task.counted, promised), { counted: task.counted, expected })
    }
    default:
      return task satisfies never
  }
}

/** The same key at two products at once: the second is another content. */
async function write(tx: Tx, move: StaffMove): Promise<void> {
  if (!(await insertMove(tx, move))) throw new ShopError('error.request.keyReused')
}

/** Says what can be sold, without a count; null: it is not counted any more. The caller has locked the product. */
export async function setSellable(
  tx: Tx,
  staff: Worker,
  shelf: Shelf,
  available: number | null,
  at: Date,
): Promise<number | null> {
  const before = (await lockShelves(tx, shelf.productId, [shelf.warehouseId])).get(shelf.warehouseId) ?? null
  await putOnShelf(tx, shelf, available)
  await write(tx, {
    ...shelf,
    reference: `staff:${staff.userId}:${randomUUID()}`,
    kind: 'set',
    delta: (available ?? 0) - (before ?? 0),
    staffId: staff.userId,
    staffName: staff.name,
    at,
  })
  return before
}
