import { lazy, Suspense, useRef } from 'react'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { useInSight } from '../../lib/hooks/use-in-sight.ts'
import { useSettled } from '../../lib/hooks/use-settled.ts'
import styles from './DiscoverAddress.module.css'

const AddressDiscovery = lazy(() =>
  import('../delivery/discovery/AddressDiscovery.tsx').then((module) => ({ default: module.AddressDiscovery })),
)

/** A phone shows less of it before anybody scrolls. */
const shareInSight = 0.4

/**
 * For whom the shop does not know yet where to come to. It works by script alone and keeps its place until that is
 * there; below the fold the script waits until somebody stirs.
 */
export function DiscoverAddress() {
  const place = useRef<HTMLDivElement>(null)
  const inSight = useInSight(place, shareInSight)
  const settled = useSettled()
  const hasAddress = useShopperPart(({ cart }) => cart.shippingAddress !== undefined)
  if (hasAddress) return null
  return (
    <div ref={place} className={styles.place}>
      {(inSight || settled !== undefined) && (
        <Suspense fallback={null}>
          <AddressDiscovery />
        </Suspense>
      )}
    </div>
  )
}
