import { useEffect, useState } from 'react'
import type { Suggestion } from './suggestion-groups.ts'

/** With fewer than two letters every suggestion would match. */
const shortestQuery = 2
/** Long enough to skip the letters of a word being typed, too short to be noticed. */
const pauseMilliseconds = 120

const none: readonly Suggestion[] = []

/**
 * Returns the suggestions of the shop for `query`, once typing pauses; an answer overtaken by a later query is dropped.
 */
export function useSuggestions(query: string): readonly Suggestion[] {
  const wanted = query.trim()
  const [answer, setAnswer] = useState({ query: '', items: none })

  useEffect(() => {
    if (wanted.length < shortestQuery) return undefined
    let current = true
    const timer = setTimeout(() => {
      void ask(wanted).then((items) => current && setAnswer({ query: wanted, items }))
    }, pauseMilliseconds)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted])

  return wanted.length < shortestQuery ? none : answer.items
}

/** The script of the call loads with the first word typed. */
async function ask(wanted: string): Promise<readonly Suggestion[]> {
  const { suggest } = await import('./suggest.ts')
  return suggest(wanted)
}
