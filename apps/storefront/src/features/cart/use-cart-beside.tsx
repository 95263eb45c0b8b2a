import { useEffect, type ReactNode } from 'react'
import { useCartPanels } from './cart-panel-context.ts'
import { CartPanel } from './CartPanel.tsx'

/** The cart for the side of a page with shelves; nothing where it is closed, so that the shelves take its place. */
export function useCartBeside(): ReactNode {
  const { beside, giveRoom } = useCartPanels()
  useEffect(giveRoom, [giveRoom])
  return beside && <CartPanel />
}
