/** A product whose heart was pressed before the login that starts the page anew. */
export interface LikedProduct {
  readonly productId: number
  readonly name: string
}

const key = 'pending_heart'
/** A restart takes seconds; what lies there longer was left behind. */
const keptMs = 5 * 60_000

export function keepPendingHeart(product: LikedProduct): void {
  sessionStorage.setItem(key, JSON.stringify({ ...product, at: Date.now() }))
}

/** Takes what was put aside, once. */
export function takePendingHeart(): LikedProduct | undefined {
  const kept = sessionStorage.getItem(key)
  if (kept === null) return undefined
  sessionStorage.removeItem(key)
  const { at, ...product } = JSON.parse(kept) as LikedProduct & { at: number }
  return Date.now() - at < keptMs ? product : undefined
}
