const dayInMs = 86_400_000

export interface CategoryPopup {
  readonly isActive: boolean
  readonly openingDelaySeconds: number
  readonly reopeningDays: number
}

/** Milliseconds to wait before opening a category's popup, or null when it stays closed. (Shopping core, section 4) */
export function categoryPopupDelay(popup: CategoryPopup, lastShownAt: Date | null, now: Date): number | null {
  if (!popup.isActive) return null
  const reopensAt = lastShownAt === null ? null : lastShownAt.getTime() + popup.reopeningDays * dayInMs
  if (reopensAt !== null && now.getTime() < reopensAt) return null
  return Math.max(0, popup.openingDelaySeconds) * 1000
}
