import { createContext, type ReactNode } from 'react'

export type AlivePage = { id: string; element: ReactNode }

/** Whether the surrounding page is the one on screen, or kept alive for a return. */
export const PageActiveContext = createContext(true)

/**
 * The pages to keep alive once `element` is on screen under `id`: the latest last, the oldest dropped beyond `max`.
 * Returns the same list when nothing changes.
 */
export function withPageAlive(
  pages: readonly AlivePage[],
  id: string,
  element: ReactNode,
  max: number,
): readonly AlivePage[] {
  if (pages.find((page) => page.id === id)?.element === element) return pages
  return [...pages.filter((page) => page.id !== id), { id, element }].slice(-max)
}
