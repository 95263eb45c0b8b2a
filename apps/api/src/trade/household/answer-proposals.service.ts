import { goodsKey } from '@bottega/rules/cart/options.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { askedOrWarned, broughtAgainstDiet } from '../cart/adding/diet-remarks.ts'
import { withNamed } from '../cart/adding/named-substitutes.ts'
import { addKnown } from '../cart/adding/order-again.ts'
import type { ChangedCart } from '../cart/cart.service.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { type Guarded, openCart, refuseUnlessReadyToAdd, type Shopper } from '../cart/open-cart.ts'
import { lockOwnHousehold } from './household.service.ts'
import { broughtBy } from './proposed-goods.ts'
import { answerProposals, findNamedProposals, type ProposalRow } from './proposals.repository.ts'

/** Throws `error.household.proposalNotFound` where one of them is answered already, or of another household. */
async function openProposals(tx: Tx, householdId: number, proposalIds: readonly number[]): Promise<ProposalRow[]> {
  const named = await findNamedProposals(tx, householdId, proposalIds)
  if (named.length !== new Set(proposalIds).size) throw new ShopError('error.household.proposalNotFound')
  return named
}

/**
 * Puts proposed goods in the cart of the holder, whose profile is asked as for goods they add themselves. Goods the cart
 * does not take stay proposed and are named. Pressed twice, the goods are put there once.
 */
export async function acceptProposals(
  tx: Tx,
  holder: Guarded<Shopper>,
  { proposalIds, acceptDiet }: { proposalIds: readonly number[]; acceptDiet: boolean },
): Promise<ChangedCart> {
  const { householdId } = await lockOwnHousehold(tx, holder.user.userId)
  const named = await openProposals(tx, householdId, proposalIds)
  const cart = await openCart(tx, holder, withNamed(named))
  refuseUnlessReadyToAdd(cart, holder.config)
  askedOrWarned(
    holder,
    cart,
    named.map(({ productId }) => ({ productId, acceptDiet })),
  )
  const items = named.map((one) => broughtBy(one.memberName, one))
  const changed = await addKnown(tx, holder, cart, items, (...goods) => ({
    leftOut: new Set(),
    remarks: broughtAgainstDiet(...goods),
  }))
  const [was, is] = [quantities(cart), quantities(changed.cart)]
  const taken = named.filter((one) => (is.get(goodsKey(one)) ?? 0) > (was.get(goodsKey(one)) ?? 0))
  const given = { answer: 'accepted' as const, answeredAt: holder.now }
  await answerProposals(
    tx,
    householdId,
    taken.map(({ proposalId }) => proposalId),
    given,
  )
  return changed
}

const quantities = ({ lines }: LoadedCart): ReadonlyMap<string, number> =>
  new Map(lines.map((line) => [goodsKey(line), line.quantity]))

export async function declineProposals(
  tx: Tx,
  userId: number,
  proposalIds: readonly number[],
  answeredAt: Date,
): Promise<void> {
  const { householdId } = await lockOwnHousehold(tx, userId)
  await openProposals(tx, householdId, proposalIds)
  await answerProposals(tx, householdId, proposalIds, { answer: 'declined', answeredAt })
}
