/** The part of a page read here: the journeys' program has no types of the browser. */
interface Drawn {
  timeline: unknown
  getAnimations: () => {
    timeline: unknown
    finished: Promise<unknown>
    effect: { getComputedTiming: () => { endTime?: unknown } } | null
  }[]
}

/**
 * Waits until what moves stands still: even a transition made short by reduced motion has the colours of its beginning
 * until the next frame is drawn. Endless and scroll-driven animations are not waited for. Runs in the page and names
 * nothing outside itself, so that a journey can send it there.
 */
export async function animationsEnd(): Promise<void> {
  const { document } = globalThis as unknown as { document: Drawn }
  const ending = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
