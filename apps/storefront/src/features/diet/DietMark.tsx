import { lazy, Suspense } from 'react'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { useShopperPart } from '../../lib/visit/shopper.ts'

// Only shoppers with a profile load what is against a product, once the page lives: pages are shared until then.
const Mark = lazy(() => import('./parts.ts').then((parts) => ({ default: parts.OwnMark })))

/** The worst that the profile of the household has against a product, in a few words; nothing for everybody else. */
export function DietMark({ productId }: { productId: number }) {
  const version = useShopperPart(({ user }) => user.dietVersion)
  const isAlive = useHydrated()
  return (
    isAlive &&
    version && (
      <Suspense>
        <Mark productId={productId} />
      </Suspense>
    )
  )
}
