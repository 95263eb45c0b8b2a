import { useEffect, useEffectEvent } from 'react'
import { useAsk } from '../../lib/questions/ask.ts'
import { isSignedIn, useShopperStore } from '../../lib/visit/shopper.ts'
import { useListsStore } from './lists-store.ts'
import { takePendingHeart } from './pending-heart.ts'

/** Continues the press of a heart a login interrupted. */
export function usePendingHeart(): void {
  const ask = useAsk()
  const lists = useListsStore()
  const shopper = useShopperStore()
  const resume = useEffectEvent(async () => {
    const product = takePendingHeart()
    if (product === undefined || !isSignedIn(shopper.get().user)) return
    if (lists.get().favourites.has(product.productId)) return
    const { pressHeart } = await import('./press-heart.tsx')
    await pressHeart({ ask, lists, shopper }, product)
  })
  useEffect(() => void resume(), [])
}
