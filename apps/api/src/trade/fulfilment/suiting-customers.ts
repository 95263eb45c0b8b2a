import { chosenSubstitutes } from '@bottega/rules/cart/chosen-substitutes.ts'
import { findingsToAsk } from '@bottega/rules/diet/diet-findings.ts'
import type { Shop } from '../../kernel/shop.ts'
import { type PackingGuard, packingGuardsOf } from '../diet/diet.service.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import type { PickRow } from './fulfilment.repository.ts'

/** The guard over one order: the profile of its customer, and when they named what may replace their goods. */
interface OrderGuard {
  readonly profile: PackingGuard
  readonly placedAt: Date
}

/** By order; an order whose customer has no profile is missing. */
export type OrderGuards = ReadonlyMap<number, OrderGuard>

type GuardedOrder = Pick<OrderRow, 'id' | 'userId' | 'placedAt'>

/** Made before the transaction that needs them. */
export async function guardsOf(shop: Shop, orders: readonly GuardedOrder[]): Promise<OrderGuards> {
  const profiles = await packingGuardsOf(shop, [...new Set(orders.map(({ userId }) => userId))])
  return new Map(
    orders.flatMap(({ id, userId, placedAt }): [number, OrderGuard][] => {
      const profile = profiles.get(userId)
      return profile === undefined ? [] : [[id, { profile, placedAt }]]
    }),
  )
}

/**
 * Judges substitutes for a customer. `against`: somebody of the household may fall ill. `last`: not to their taste, or
 * nobody can tell. `unchecked`: their profile cannot be read. Staff learn no more than this. (GDPR, article 9)
 */
export type Suiting = 'well' | 'last' | 'against' | 'unchecked'

/**
 * A product that the customer named was asked about when they named it, unless their profile is newer than the order.
 */
export function suitingOf(guards: OrderGuards, { line }: PickRow, productId: number): Suiting {
  const guard = guards.get(line.orderId)
  if (guard === undefined) return 'well'
  const { profile, placedAt } = guard
  if (chosenSubstitutes(line.infos).includes(productId) && profile.savedAt <= placedAt) return 'well'
  if (!profile.isReadable) return 'unchecked'
  const findings = profile.findingsOf(productId)
  if (findingsToAsk(findings).length > 0) return 'against'
  return findings.length > 0 ? 'last' : 'well'
}
