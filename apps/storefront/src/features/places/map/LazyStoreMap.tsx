import { lazy } from 'react'
import { MapFailure } from './MapFailure.tsx'

/**
 * The map of the shop, loaded with the first that is opened. Where its script does not come, its place says so, whichever
 * library would have drawn it, and the page around it stays. (Content and discovery, section 8)
 */
export const StoreMap = lazy(() =>
  import('./StoreMap.tsx').then(
    (module) => ({ default: module.StoreMap }),
    (error: unknown) => ({ default: () => <MapFailure cause={error} /> }),
  ),
)
