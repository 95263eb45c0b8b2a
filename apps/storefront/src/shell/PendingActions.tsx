import { useEffect } from 'react'
import { usePendingAdd } from '../features/cart-store/use-pending-add.ts'
import { usePendingHeart } from '../features/list-heart/use-pending-heart.ts'
import { showStoredRemarks } from '../lib/notices/pending-remarks.ts'

/** Continues what a login interrupted: its own remarks, an add, a heart. Renders nothing of its own. */
export function PendingActions() {
  useEffect(showStoredRemarks, [])
  usePendingAdd()
  usePendingHeart()
  return null
}
