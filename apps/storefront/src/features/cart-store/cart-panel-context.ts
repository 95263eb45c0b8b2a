import { createContext, use } from 'react'

/** Where there is room beside the shelves; the width at which `Listing` makes it. */
export const roomBeside = '(min-width: 1264px)'

export interface CartPanels {
  /** Whether a page with shelves shows the cart beside them. */
  beside: boolean
  /** A page with room beside its shelves is on screen; answers with the way to say that it left. */
  giveRoom: () => () => void
  /** Brings the cart into sight where one is; false when its own page is the better place. */
  show: () => boolean
  /** The shelves take the panel's place. */
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
