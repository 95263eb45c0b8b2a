import { usePendingAdd } from '../features/cart/use-pending-add.ts'
import { usePendingHeart } from '../features/lists/use-pending-heart.ts'

/** Goes on with what a login interrupted: an add, a heart. Draws nothing of its own. */
export function PendingWishes() {
  usePendingAdd()
  usePendingHeart()
  return null
}
