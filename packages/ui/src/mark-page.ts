const uses = new Map<string, number>()

/**
 * Marks the page, as the attribute `data-with-…` of `<html>`, until the function returned is called. For styles of the
 * whole page that depend on a part: with `html:has(…)` the browser would look through the page at each change of it, and
 * a press on plus would wait.
 */
export function markPage(mark: 'banner' | 'bar' | 'card' | 'dialog'): () => void {
  const count = (by: number) => {
    const now = (uses.get(mark) ?? 0) + by
    uses.set(mark, now)
    document.documentElement.toggleAttribute(`data-with-${mark}`, now > 0)
  }
  count(1)
  return () => count(-1)
}
