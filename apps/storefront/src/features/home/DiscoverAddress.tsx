import { lazy, Suspense, useRef } from 'react'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { useInSight } from '../../lib/hooks/use-in-sight.ts'
import { usePageInUse } from '../../lib/hooks/use-page-in-use.ts'
import styles from './DiscoverAddress.module.css'

const AddressDiscovery = lazy(() =>
  import('../delivery/discovery/AddressDiscovery.tsx').then((module) => ({ default: module.AddressDiscovery })),
)

/** A phone shows a smaller share of it before any scrolling. */
const shareInSight = 0.4

/**
 * For shoppers without an address. It works by script alone and reserves its space until the script is there; below the
 * fold the script waits for the first interaction.
 */
export function DiscoverAddress() {
  const place = useRef<HTMLDivElement>(null)
  const inSight = useInSight(place, shareInSight)
  const inUse = usePageInUse()
  const hasAddress = useShopperPart(({ cart }) => cart.shippingAddress !== undefined)
  if (hasAddress) return null
  return (
    <div ref={place} className={styles.place}>
      {(inSight || inUse !== undefined) && (
        <Suspense fallback={null}>
          <AddressDiscovery />
        </Suspense>
      )}
    </div>
  )
}
