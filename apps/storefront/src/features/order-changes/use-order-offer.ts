import { ordersChangeable } from '@bottega/contract/orders/calls.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { asRefusal } from '../../lib/api/refusals.ts'
import { isSignedIn, useShopperStore } from '../../lib/visit/shopper.ts'
import { type AddedLine, addedLines, forgetOffers, isFirstFor, isFirstOffer } from './order-offer.ts'

type ChangeableOrder = NonNullable<CallReply<typeof ordersChangeable>['order']>

export interface OrderOffer {
  readonly order: ChangeableOrder
  readonly lines: readonly AddedLine[]
}

/** The customer did not ask for the offer: where the shop refuses to say, there is none. */
const changeable = () =>
  browserApi()
    .call(ordersChangeable)
    .then(({ data }) => data.order, asRefusal)
    .then((order) => (order instanceof Error ? undefined : order))

/**
 * The order that could take what was just put in the cart. `atStart` is the cart as it was when the page came alive.
 */
export function useOrderOffer(atStart: CartView) {
  const shopper = useShopperStore()
  const [offer, setOffer] = useState<OrderOffer>()

  useEffect(() => {
    let known = atStart
    const ask = async (cartId: number, lines: readonly AddedLine[]) => {
      if (!isFirstFor(cartId)) return
      const order = await changeable()
      if (order !== undefined && isFirstOffer(order.orderId)) setOffer({ order, lines })
    }
    const look = () => {
      const { cart, user } = shopper.get()
      const added = addedLines(known, cart)
      known = cart
      if (cart.orderId !== undefined) setOffer(undefined)
      if (added.length === 0 || !isSignedIn(user)) return
      setOffer((current) => current && { ...current, lines: [...current.lines, ...added] })
      void ask(cart.cartId, added)
    }
    look()
    return shopper.subscribe(look)
  }, [shopper, atStart])

  const decline = () => setOffer(undefined)
  return {
    offer,
    decline,
    /** The order has taken the lines: whoever said yes is asked again with the next product. */
    taken: () => {
      forgetOffers()
      decline()
    },
  }
}
