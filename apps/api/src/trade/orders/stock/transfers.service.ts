import type { TransferDifference } from '@bottega/rules/fulfilment/shelf-work.ts'
import { nobody } from '../../../kernel/audit/audit.service.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import { insertMove, lockShelves, lockWork, putOnShelf } from './shelf-work.repository.ts'
import { endTransfer, findTransfer, type TransferRow } from './transfers.repository.ts'

export {
  countComing,
  findListedTransfer,
  findTransfers,
  type FoundTransfer,
  type TransferRow,
} from './transfers.repository.ts'

/** Goods on the way arrive, so much of them as was counted (thousandths), or go back to the shelf they came from. */
export type TransferEnd =
  | {
      readonly how: 'received'
      readonly quantity: number
      readonly reason: TransferDifference | undefined
      readonly note: string | undefined
    }
  | { readonly how: 'takenBack' }

export interface EndedTransfer {
  readonly transfer: TransferRow
  /** Of the shelf that got the goods, null where it is not counted; undefined where the transfer had ended so before. */
  readonly change: { readonly before: number; readonly after: number } | null | undefined
}

/**
 * Ends a transfer, once: under the lock of its product nobody else sends, receives or counts. Who says again what they have said is
 * answered and does nothing; of two who say different things the second hears of the first.
 */
export async function finishTransfer(
  tx: Tx,
  staff: Pick<StaffMember, 'userId' | 'name'>,
  transferId: number,
  end: TransferEnd,
  at: Date,
): Promise<EndedTransfer> {
  const named = await findTransfer(tx, transferId)
  if (named === undefined) throw new ShopError('error.desk.transferMissing')
  await lockWork(tx, named.productId)
  const sent = (await findTransfer(tx, transferId)) ?? named
  const said = saidOf(sent, end)
  if (sent.endedAt !== null) {
    if (sent.endedById === staff.userId && isSaid(sent, said)) return { transfer: sent, change: undefined }
    throw new ShopError('error.desk.transferEnded', { name: sent.endedBy ?? nobody })
  }
  if (said.received !== null && said.received !== sent.quantity && said.differenceReason === null)
    throw new ShopError('error.desk.differenceReason')
  const { productId, quantity } = sent
  const isBack = end.how === 'takenBack'
  const [warehouseId, otherWarehouseId] = isBack
    ? [sent.fromWarehouseId, sent.toWarehouseId]
    : [sent.toWarehouseId, sent.fromWarehouseId]
  const before = (await lockShelves(tx, productId, [warehouseId])).get(warehouseId)
  const ended = { endedAt: at, endedById: staff.userId, endedBy: staff.name }
  const transfer = await endTransfer(tx, transferId, { ...said, ...ended, isCounted: before !== undefined })
  if (before === undefined) return { transfer, change: null }
  const delta = said.received ?? quantity
  await putOnShelf(tx, { productId, warehouseId }, before + delta)
  // Nothing came, and nothing moved; the transfer says so.
  if (delta > 0)
    await insertMove(tx, {
      productId,
      warehouseId,
      otherWarehouseId,
      transferId,
      delta,
      at,
      reference: `transfer:${transferId}:end`,
      kind: isBack ? 'transferBack' : 'transfer',
      staffId: staff.userId,
      staffName: staff.name,
      ...(said.receivedNote !== null && { note: said.receivedNote }),
      ...(delta !== quantity && { counted: delta, expected: quantity }),
    })
  return { transfer, change: { before, after: before + delta } }
}

type Said = Pick<TransferRow, 'received' | 'differenceReason' | 'receivedNote'>

/** A reason belongs to a difference alone. */
function saidOf({ quantity }: TransferRow, end: TransferEnd): Said {
  if (end.how === 'takenBack') return { received: null, differenceReason: null, receivedNote: null }
  const differenceReason = end.quantity === quantity ? null : (end.reason ?? null)
  return { received: end.quantity, differenceReason, receivedNote: end.note ?? null }
}

const isSaid = (ended: Said, said: Said) =>
  ended.received === said.received &&
  ended.differenceReason === said.differenceReason &&
  ended.receivedNote === said.receivedNote
