import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/stored.ts'

/** Stores the place an anonymous visitor has asked the delivery for: their first address begins with it. */
export const storeCheckedPlace = (place: PlaceView) => writeStored('checked_place', place)

export const checkedPlace = () => readStored('checked_place') as PlaceView | undefined

/** Once an address is there. */
export const removeCheckedPlace = () => removeStored('checked_place')
