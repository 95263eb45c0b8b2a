import {
  asAgreed,
  type DoorDue,
  type DoorMoney,
  doorSum,
  noDoorMoney,
  settleAtDoor,
} from '@bottega/rules/payments/door-money.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import { type DoorTaking, findTaking, insertTaking } from './takings.repository.ts'

export type { DoorTaking } from './takings.repository.ts'

/**
 * The money a staff member says they took, cents, the cash as it was handed over. A shop that hands over by itself says
 * `as agreed`; undefined where nothing was said.
 */
export type SaidTaking = (DoorMoney & { reason?: string | undefined }) | 'as agreed' | undefined

/** The money taken with the goods of an order; undefined where none was. */
export const takingOf = (db: Reader, orderId: number): Promise<DoorTaking | undefined> => findTaking(db, orderId)

const refusals = {
  tooManyVouchers: 'error.fulfilment.vouchersTooMany',
  tooMuch: 'error.fulfilment.takenTooMuch',
} as const

/**
 * Writes down the money taken with the goods, and answers what of it stays with the shop. An order that has nothing to be
 * taken asks for nothing. The caller holds the lock of the order's cart, and its order is not handed over yet.
 */
export async function recordTaking(
  tx: Tx,
  { id: orderId, storeId }: Pick<OrderRow, 'id' | 'storeId'>,
  { due, said, staffId }: { due: DoorDue; said: SaidTaking; staffId: number | null },
  now: Date,
): Promise<DoorMoney> {
  const taken: Exclude<SaidTaking, string> = said === 'as agreed' ? asAgreed(due) : said
  if (taken === undefined) {
    if (due.cents > 0) throw new ShopError('error.fulfilment.takenMissing')
    return noDoorMoney
  }
  const { cash, card, vouchers } = taken
  const settled = settleAtDoor(due, { cash, card, vouchers })
  if (!settled.ok) throw new ShopError(refusals[settled.reason])
  if (due.cents === 0) return noDoorMoney
  const { kept, changeCents, shortCents } = settled
  const reason = shortCents > 0 ? taken.reason : undefined
  if (shortCents > 0 && reason === undefined) throw new ShopError('error.fulfilment.takenShort')
  await insertTaking(tx, {
    orderId,
    storeId,
    staffId,
    dueCents: due.cents,
    cashCents: kept.cash,
    changeCents,
    cardCents: kept.card,
    voucherCents: kept.vouchers,
    shortCents,
    reason: reason ?? null,
    takenAt: now,
  })
  return kept
}

/**
 * Of an order that is handed over already the same amounts change nothing, as a second press; others are refused, so that
 * nobody believes that theirs were written down.
 */
export async function refuseAnotherTaking(tx: Tx, orderId: number, said: SaidTaking): Promise<void> {
  if (said === undefined || said === 'as agreed') return
  const before = await findTaking(tx, orderId)
  const isSame =
    before === undefined
      ? doorSum(said) === 0
      : before.cashCents + before.changeCents === said.cash &&
        before.cardCents === said.card &&
        before.voucherCents === said.vouchers
  if (!isSame) throw new ShopError('error.fulfilment.takenBefore')
}
