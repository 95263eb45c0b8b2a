/**
 * The states of a banner; shoppers see nothing of it while it is hidden, before its first moment and from the moment
 * after its last.
 */
export const bannerStates = ['shown', 'planned', 'over', 'hidden'] as const
export type BannerState = (typeof bannerStates)[number]

interface ShownWhen {
  readonly hidden: boolean
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export function bannerState({ hidden, startsAt, endsAt }: ShownWhen, now: Date): BannerState {
  if (endsAt !== null && endsAt <= now) return 'over'
  if (hidden) return 'hidden'
  return startsAt !== null && startsAt > now ? 'planned' : 'shown'
}
