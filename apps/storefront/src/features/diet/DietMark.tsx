import { lazy, Suspense } from 'react'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { useShopperPart } from '../../lib/visit/shopper.ts'

// Only shoppers with a profile load what is against a product, once the page lives: pages are shared until then.
const Mark = lazy(() => import('./parts.ts').then((parts) => ({ default: parts.OwnPart })))

/** A product to mark, or a shelf of products, of which those that do not suit can be hidden. */
export type Marked = { productId: number } | { shelf: readonly { productId: number }[] }

/**
 * The worst that the profile of the household has against a product, in a few words; before a shelf, the switch that
 * hides what does not suit. Nothing for everybody else.
 */
export function DietMark(marked: Marked) {
  const version = useShopperPart(({ user }) => user.dietVersion)
  const isAlive = useHydrated()
  return (
    isAlive &&
    version && (
      <Suspense>
        <Mark {...marked} />
      </Suspense>
    )
  )
}
