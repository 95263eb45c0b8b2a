import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { addKnown } from '../cart/adding/order-again.ts'
import type { ChangedCart } from '../cart/cart.service.ts'
import { reserveSlot, selectAddress, selectStore } from '../cart/delivery-choice/choose-delivery.ts'
import { findOpenCart, type Guarded, openCart, type Shopper } from '../cart/open-cart.ts'
import { type FoundSlot, nearestSlot, placeOf } from './goods-of-day.ts'
import {
  answerProposal,
  findNamed,
  findOrder,
  findProposal,
  lockOrder,
  type NamedProduct,
  type ProposalRow,
  type StandingOrderRow,
  updateOrder,
} from './standing-orders.repository.ts'

export type { NamedProduct, ProposalRow } from './standing-orders.repository.ts'

export interface ShownProposal {
  proposal: ProposalRow
  order: StandingOrderRow
  /** The place there is now. */
  slot: FoundSlot | undefined
  named: ReadonlyMap<number, NamedProduct>
  state: 'open' | 'taken' | 'skipped' | 'over'
}

async function ownProposal(db: Reader, userId: number, proposalId: number): Promise<ProposalRow> {
  const proposal = await findProposal(db, userId, proposalId)
  if (proposal === undefined) throw new ShopError('error.standingProposal.notFound')
  return proposal
}

/** A proposal as it was made, with the place there is now. Undefined where it is not the customer's, or gone. */
export async function showProposalIfAny(
  db: Reader,
  userId: number,
  proposalId: number,
  now: Date,
): Promise<ShownProposal | undefined> {
  const proposal = await findProposal(db, userId, proposalId)
  const order = proposal && (await findOrder(db, proposal.standingOrderId))
  if (proposal === undefined || order === undefined) return undefined
  const place = await placeOf(db, order)
  const slot = place && (await nearestSlot(db, place, { day: proposal.day, beginMinute: order.beginMinute }, now))
  const named = await findNamed(
    db,
    proposal.lines.map(({ productId }) => productId),
  )
  const isOver = proposal.day < shopDate(now)
  return { proposal, order, slot, named, state: proposal.answer ?? (isOver ? 'over' : 'open') }
}

/** The same. Throws `error.standingProposal.notFound`. */
export async function showProposal(db: Reader, userId: number, proposalId: number, now: Date): Promise<ShownProposal> {
  const shown = await showProposalIfAny(db, userId, proposalId, now)
  if (shown === undefined) throw new ShopError('error.standingProposal.notFound')
  return shown
}

/**
 * Puts the goods of a proposal in the cart, which goes to its address from its store, with the nearest place at its
 * hours. Two presses put them there once: behind the lock of the standing order the second finds the answer.
 */
export async function takeProposal(tx: Tx, shopper: Guarded<Shopper>, proposalId: number): Promise<ChangedCart> {
  const { user, now } = shopper
  const { standingOrderId } = await ownProposal(tx, user.userId, proposalId)
  const order = await lockOrder(tx, user.userId, standingOrderId)
  const proposal = await ownProposal(tx, user.userId, proposalId)
  if (order === undefined) throw new ShopError('error.standingProposal.notFound')
  if (proposal.answer === 'taken') return { cart: await openCart(tx, shopper) }
  const place = await placeOf(tx, order)
  if (place === undefined) throw new ShopError('error.address.notCovered')
  if (proposal.answer !== null || proposal.day < shopDate(now)) throw new ShopError('error.standingProposal.over')
  const slot = await nearestSlot(tx, place, { day: proposal.day, beginMinute: order.beginMinute }, now)
  if (slot === undefined) throw new ShopError('error.standingOrder.noPlace')
  const moved = await sendCart(tx, shopper, place, slot)
  const named = await findNamed(
    tx,
    proposal.lines.map(({ productId }) => productId),
  )
  const items = proposal.lines.flatMap(({ productId, quantity }) => {
    const name = named.get(productId)?.name
    return name === undefined || quantity === 0
      ? []
      : { productId, name, optionsKey: '', quantity, acceptAlternatives: undefined, promotionChoice: null }
  })
  const productIds = items.map(({ productId }) => productId)
  const added = await addKnown(tx, shopper, await openCart(tx, shopper, productIds), items)
  await answerProposal(tx, proposalId, 'taken', now)
  await updateOrder(tx, standingOrderId, { unanswered: 0 })
  const all = <Part extends 'infos' | 'warnings'>(part: Part) => [...(moved[part] ?? []), ...(added[part] ?? [])]
  return { cart: added.cart, infos: all('infos'), warnings: all('warnings') }
}

/** The cart at the place of the standing order, with a place held in its slot. An order being changed stays as it is. */
async function sendCart(
  tx: Tx,
  shopper: Shopper,
  { storeId, addressId, deliveryServiceId }: { storeId: number; addressId: number; deliveryServiceId: number },
  { slotId }: FoundSlot,
): Promise<ChangedCart> {
  const before = await findOpenCart(tx, shopper)
  if (before !== undefined && before.draft !== null) throw new ShopError('error.standingOrder.changingOrder')
  const cart = before ?? (await openCart(tx, shopper))
  if (cart.store.storeId !== storeId) await selectStore(tx, shopper, storeId)
  // Choosing the same address again could cost the slot.
  if (cart.store.storeId !== storeId || cart.address?.addressId !== addressId)
    await selectAddress(tx, shopper, { addressId, deliveryServiceId })
  return reserveSlot(tx, shopper, await openCart(tx, shopper), { slotId, autoAssigned: false })
}
