import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { usePageSetting } from '../lib/visit/page-setting.ts'
import { isSignedIn, useShopperPart } from '../lib/visit/shopper.ts'
import { paths } from '../paths.ts'
import { CartPanelContext, roomBeside, type CartPanels } from '../features/cart-store/cart-panel-context.ts'

const CartDrawer = lazy(() =>
  import('../features/cart/page/CartDrawer.tsx').then((module) => ({ default: module.CartDrawer })),
)

/** Below this width the cart is a page of its own. */
const desk = '(min-width: 960px)'

/**
 * The cart panel of wide screens: beside the shelves where there is room, over any other page on request. It is open
 * for shoppers who may fill a cart, so that a first add moves nothing, and stays closed once closed.
 */
export function CartPanelProvider({ children }: { children: ReactNode }) {
  const { anonymousCarts = false } = usePageSetting()
  const mayFill = useShopperPart(({ user }) => isSignedIn(user)) || anonymousCarts
  const [closed, setClosed] = useState(false)
  // The drawer belongs to the page it was opened over: following a link in it closes it.
  const [drawerAt, setDrawerAt] = useState<string>()
  const opener = useRef<Element>(null)
  const rooms = useRef(0)
  const { key } = useLocation()
  const beside = mayFill && !closed

  const giveRoom = useCallback(() => {
    rooms.current += 1
    return () => {
      rooms.current -= 1
    }
  }, [])

  const panels = useMemo<CartPanels>(
    () => ({
      beside,
      giveRoom,
      show: () => {
        const { pathname } = window.location
        const isOwnPage = [paths.cart(), paths.checkout(), paths.payment()].some((path) => pathname.startsWith(path))
        if (!mayFill || isOwnPage || !window.matchMedia(desk).matches) return false
        const hasRoom = rooms.current > 0 && window.matchMedia(roomBeside).matches
        if (hasRoom && beside) return false
        if (hasRoom) setClosed(false)
        else {
          opener.current = document.activeElement
          setDrawerAt(key)
        }
        return true
      },
      hide: () => setClosed(true),
    }),
    [beside, giveRoom, key, mayFill],
  )

  function closeDrawer() {
    // Removed synchronously: while a modal is in the page, nothing outside it takes the focus.
    flushSync(() => setDrawerAt(undefined))
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }

  return (
    <CartPanelContext value={panels}>
      {children}
      <Suspense fallback={null}>{drawerAt === key && <CartDrawer onClose={closeDrawer} />}</Suspense>
    </CartPanelContext>
  )
}
