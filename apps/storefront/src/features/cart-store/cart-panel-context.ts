import { createContext, use } from 'react'

/** Media query for room beside the shelves: the width at which `Listing` makes it. */
export const roomBeside = '(min-width: 1264px)'

export interface CartPanels {
  /** Whether a page with shelves shows the cart beside them. */
  beside: boolean
  /** Called by a page with room beside its shelves; the returned function tells that it is gone. */
  giveRoom: () => () => void
  /** Shows the cart panel where there is one; false when the cart's own page is the better place. */
  show: () => boolean
  /** Closes the panel, so that the shelves take its place. */
  hide: () => void
}

export const CartPanelContext = createContext<CartPanels>({
  beside: false,
  giveRoom: () => () => {},
  show: () => false,
  hide: () => {},
})

export function useCartPanels(): CartPanels {
  return use(CartPanelContext)
}
