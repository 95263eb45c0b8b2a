import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import type { FoundCooperatives } from './CooperativesList.tsx'
import { cooperativesList, cooperativesNear, searchCooperatives } from './search-cooperatives.ts'

export interface CooperativesFilterState {
  /** The query that was sent; shorter ones are not. */
  readonly q: string
  readonly position: Position | undefined
}

/**
 * The cooperatives of the page's address, or those of a filter set since. A query is sent after a pause, from four
 * letters on; an empty one clears the filter.
 */
export function useCooperatives(first: FoundCooperatives, addressQuery: string) {
  const [filter, setFilter] = useState<CooperativesFilterState>({ q: addressQuery, position: undefined })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { q, position } = filter
  const isFirst = position === undefined && q === addressQuery
  const loaded = useLoaded(JSON.stringify([filter, first.page]), async () => {
    if (isFirst) return first
    if (position !== undefined) return cooperativesNear(browserApi(), position)
    return (await searchCooperatives(browserApi(), { q, page: 1 })).data
  })

  const set = (next: CooperativesFilterState) => {
    clearTimeout(timer.current)
    setFilter(next)
  }

  return {
    filter,
    // The list the server sent is on the page before anything is loaded.
    loaded: isFirst ? { ...loaded, state: 'ready' as const, data: first } : loaded,
    type: (typed: string) => {
      const words = typed.trim()
      clearTimeout(timer.current)
      if (words === '') set({ q: '', position: undefined })
      else if (words.length >= cooperativesList.shortestQuery)
        timer.current = setTimeout(() => setFilter({ q: words, position: undefined }), cooperativesList.pause)
    },
    locate: (found: Position) => set({ q: '', position: found }),
    clear: () => set({ q: '', position: undefined }),
  }
}
