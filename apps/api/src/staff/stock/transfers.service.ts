import type { AuditAction } from '@bottega/contract/audit-actions.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { announceStock } from '../../kernel/database/catalogue-version.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import {
  findListedTransfer,
  findTransfers,
  finishTransfer,
  type TransferEnd,
  type TransferRow,
} from '../../trade/orders/stock/transfers.service.ts'
import { readNames } from './shelf-work.service.ts'

const endedAtOnce = 20
/** More than stores have on the way at once. */
const mostOpen = 500

export async function readTransfers(db: Reader, staff: StaffMember, before: number | undefined) {
  const stores = await readNames(db, staff)
  const warehouseIds = staff.stores === null ? null : [...stores.own.keys()]
  const open = await findTransfers(db, warehouseIds, { isOpen: true, limit: mostOpen })
  const ended = await findTransfers(db, warehouseIds, { isOpen: false, before, limit: endedAtOnce + 1 })
  return { stores, open, ended: ended.slice(0, endedAtOnce), more: ended.length > endedAtOnce }
}

const actions: Readonly<Record<TransferEnd['how'], AuditAction>> = {
  received: 'product.transferReceived',
  takenBack: 'product.transferBack',
}

/** The entry of the log beside the store and its stock before and after. */
function loggedOf(
  { id: transfer, quantity, received, differenceReason, receivedNote, ...ends }: TransferRow,
  names: ReadonlyMap<number, string>,
) {
  if (received === null)
    return { transfer, moved: quantity, toStore: names.get(ends.toWarehouseId) ?? ends.toWarehouseId }
  return {
    transfer,
    moved: received,
    fromStore: names.get(ends.fromWarehouseId) ?? ends.fromWarehouseId,
    ...(received !== quantity && { expected: quantity, difference: differenceReason }),
    ...(receivedNote !== null && { note: receivedNote }),
  }
}

/** Ends a transfer in one transaction with its entry of the log. */
export async function endTransferOf(db: Db, staff: StaffMember, transferId: number, end: TransferEnd, now: Date) {
  const stores = await readNames(db, staff)
  const found = await db.transaction(async (tx) => {
    const { transfer, change } = await finishTransfer(tx, staff, transferId, end, now)
    if (change !== undefined) {
      const warehouseId = end.how === 'received' ? transfer.toWarehouseId : transfer.fromWarehouseId
      const store = stores.all.get(warehouseId)
      await recordChange(
        tx,
        staff,
        {
          action: actions[end.how],
          subject: ['product', transfer.productId],
          before: { store, ...(change !== null && { available: change.before }) },
          after: { store, ...(change !== null && { available: change.after }), ...loggedOf(transfer, stores.all) },
        },
        now,
      )
      await announceStock(tx)
    }
    return findListedTransfer(tx, transferId)
  })
  if (found === undefined) throw new Error(`the transfer ${transferId} is gone`)
  return { stores, found }
}
