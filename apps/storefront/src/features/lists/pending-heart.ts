import { forget, keep, kept } from '../../lib/kept.ts'

/** A product whose heart was pressed before the login that starts the page anew. */
export interface LikedProduct {
  readonly productId: number
  readonly name: string
}

/** A restart takes seconds; what lies there longer was left behind. */
const keptMs = 5 * 60_000

export function keepPendingHeart(product: LikedProduct): void {
  keep('pending_heart', { ...product, at: Date.now() })
}

/** Takes what was put aside, once. */
export function takePendingHeart(): LikedProduct | undefined {
  const found = kept('pending_heart') as (LikedProduct & { at: number }) | undefined
  forget('pending_heart')
  if (found === undefined) return undefined
  const { at, ...product } = found
  return Date.now() - at < keptMs ? product : undefined
}
