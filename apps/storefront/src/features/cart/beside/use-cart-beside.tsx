import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { roomBeside, useCartPanels } from '../../cart-store/cart-panel-context.ts'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import { PanelPlace } from './PanelPlace.tsx'

// Most visitors are anonymous and see no panel: its script does not load for them.
const CartPanel = lazy(() => import('../page/CartPanel.tsx').then((m) => ({ default: m.CartPanel })))

/** The cart for the side of a page with shelves; nothing where it is closed, so that the shelves take its place. */
export function useCartBeside(): ReactNode {
  const { beside, giveRoom } = useCartPanels()
  const roomy = useMedia(roomBeside)
  useEffect(giveRoom, [giveRoom])
  if (!beside) return undefined
  // On the server the panel would come without its styles, which load with its script: its space is rendered instead.
  // Where that space is hidden, the script does not load.
  if (!roomy) return <PanelPlace />
  return (
    <Suspense fallback={<PanelPlace />}>
      <CartPanel />
    </Suspense>
  )
}
