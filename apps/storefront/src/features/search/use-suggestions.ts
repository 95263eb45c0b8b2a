import { useEffect, useState } from 'react'
import type { SuggestionGroup } from './suggestion-groups.ts'

/** With fewer than two letters every suggestion would match. */
const shortestQuery = 2
/** Long enough to skip the letters of a word being typed, too short to be noticed. */
const pauseMilliseconds = 120

const none: readonly SuggestionGroup[] = []

/** What the shop suggests for `query`, once typing pauses; an answer overtaken by a later query is dropped. */
export function useSuggestions(query: string): readonly SuggestionGroup[] {
  const wanted = query.trim()
  const [answer, setAnswer] = useState({ query: '', groups: none })

  useEffect(() => {
    if (wanted.length < shortestQuery) return undefined
    let current = true
    const timer = setTimeout(() => {
      void ask(wanted).then((groups) => current && setAnswer({ query: wanted, groups }))
    }, pauseMilliseconds)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted])

  return wanted.length < shortestQuery ? none : answer.groups
}

/** The script of the call and its grouping loads with the first word typed. */
async function ask(wanted: string): Promise<readonly SuggestionGroup[]> {
  const { suggest } = await import('./suggest.ts')
  return suggest(wanted)
}
