import type { Api } from '@bottega/contract/api.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { UserView } from '@bottega/contract/envelope.ts'
import { listsList } from '@bottega/contract/lists/calls.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'

/** The part of a page that belongs to its visitor alone. */
export interface Personal {
  readonly user: UserView
  readonly cart: CartView
  readonly lists: readonly ListView[]
  /** Milliseconds until the session ends, without use and in any case: the browser's clock may differ. */
  readonly session: { readonly idleMs: number; readonly finalMs: number } | undefined
}

export async function loadPersonal(api: Api): Promise<Personal> {
  const [cart, session, lists] = await Promise.all([
    api.call(cartView, { query: { show_sectors: true } }),
    loadSession(api),
    api.call(listsList),
  ])
  return { cart: cart.data, user: cart.user, lists: lists.data.lists, session }
}

/** How long the session lasts from now. */
export const loadSession = async (api: Api): Promise<Personal['session']> => lengthOf((await api.call(authTest)).data)

function lengthOf({ sessionExpiresAt, sessionEndsAt }: CallReply<typeof authTest>): Personal['session'] {
  if (sessionExpiresAt === undefined || sessionEndsAt === undefined) return undefined
  const until = (instant: string) => Date.parse(instant) - Date.now()
  return { idleMs: until(sessionExpiresAt), finalMs: until(sessionEndsAt) }
}

/**
 * The shopper a shared page is rendered for: an empty cart and no name. Of the visitor who asks for the page first it
 * takes only what decides the shelves of everybody who shares it.
 */
export function sharedShopper(anonymous: Personal, { user, cart }: Personal): Personal {
  const { deliveryService } = cart
  return {
    user: { ...anonymous.user, userId: Math.min(user.userId, signedInId) },
    cart: { ...anonymous.cart, ...(deliveryService && { deliveryService }) },
    lists: [],
    session: undefined,
  }
}

/** Stands for any customer: their own number stays out of shared pages. */
const signedInId = 0
