import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { releaseHold } from '../../delivery/holds.service.ts'
import {
  deleteDraft,
  type DraftedOrder,
  findDraftTouched,
  findDraftVersion,
  findOpenDraft,
  followOrderSlot,
  insertDraft,
  moveCart,
  setAside,
} from './draft-carts.repository.ts'

/*
 * A placed order is changed in a cart of its own, status 7. The customer's ordinary cart waits, untouched, and is open
 * again when the draft is closed in any way. Opening and closing a draft need the lock of the order's cart.
 */

/**
 * Opens the draft over an order, if it is not open yet; returns the draft's cart where it was opened now. Throws
 * `error.order.changeOpen` while another order is being changed.
 */
export async function openDraft(tx: Tx, order: DraftedOrder, now: Date): Promise<number | undefined> {
  const open = await findOpenDraft(tx, order.userId)
  if (open === order.id) return undefined
  if (open !== undefined) throw new ShopError('error.order.changeOpen', { orderId: open })
  const waitingCartId = (await setAside(tx, order.userId, now)) ?? null
  // The order's own: the language it was placed in, and the mark of a past the shop was seeded with.
  const { language: _of, seeded: _past, ...infos } = order.infos
  const cartId = await insertDraft(tx, { ...order, infos }, waitingCartId, now)
  // Another tab opened a cart, or a draft, in this very moment.
  if (cartId === undefined) throw new ShopError('error.checkout.cartChanged')
  return cartId
}

/** Closes the draft over an order: its place goes back, the ordinary cart is there again. False when none was open. */
export async function closeDraft(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const draft = await deleteDraft(tx, orderId)
  if (draft === undefined) return false
  await releaseHold(tx, { cartId: draft.cartId, userId: null })
  await moveCart(tx, draft.cartId, 'changing', 'abandoned', now)
  if (draft.waitingCartId !== null) await moveCart(tx, draft.waitingCartId, 'waiting', 'open', now)
  return true
}

/** A draft over an order that staff give another time has that time too, unless it had chosen one itself. */
export const rescheduleDraft = (tx: Tx, orderId: number, slots: { from: number; to: number }, now: Date) =>
  followOrderSlot(tx, orderId, slots, now)

/** The version of the draft that is open over an order. */
export const draftVersion = (tx: Tx, orderId: number) => findDraftVersion(tx, orderId)

/** The order a customer is changing, if any. */
export const openDraftOf = (db: Reader, userId: number) => findOpenDraft(db, userId)

/** The order a customer is changing, and when they last touched its draft; nothing where no draft is open. */
export const draftTouched = (db: Reader, userId: number) => findDraftTouched(db, userId)
