import { lazy, Suspense } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useShopperPart } from '../../lib/shopper.ts'
import styles from './DiscoverAddress.module.css'

const AddressDiscovery = lazy(() =>
  import('../delivery/AddressDiscovery.tsx').then((module) => ({ default: module.AddressDiscovery })),
)

/** For whom the shop does not know yet where to come to. It works by script alone and keeps its place until that is there. */
export function DiscoverAddress() {
  const hydrated = useHydrated()
  const hasAddress = useShopperPart(({ cart }) => cart.shippingAddress !== undefined)
  if (hasAddress) return null
  return <div className={styles.place}>{hydrated && <Suspense fallback={null}>{<AddressDiscovery />}</Suspense>}</div>
}
