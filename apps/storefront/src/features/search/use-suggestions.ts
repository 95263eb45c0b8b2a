import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { emptyOnFailure } from '../../lib/empty-on-failure.ts'
import type { Suggestion } from './suggestion-groups.ts'

/** Below two letters every suggestion would do. */
const shortestQuery = 2
/** Long enough to skip the letters of a word being typed, short enough not to be felt. */
const pauseMilliseconds = 120

const none: readonly Suggestion[] = []

/** What the shop suggests for `query`, once typing rests; an answer overtaken by a later query is dropped. */
export function useSuggestions(query: string): readonly Suggestion[] {
  const wanted = query.trim()
  const [answer, setAnswer] = useState({ query: '', suggestions: none })

  useEffect(() => {
    if (wanted.length < shortestQuery) return undefined
    let current = true
    const timer = setTimeout(() => {
      void ask(wanted).then((suggestions) => current && setAnswer({ query: wanted, suggestions }))
    }, pauseMilliseconds)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted])

  return wanted.length < shortestQuery ? none : answer.suggestions
}

function ask(q: string): Promise<readonly Suggestion[]> {
  return emptyOnFailure(
    'shopping core, section 7: suggest, empty list on error',
    browserApi()
      .call('products.suggest', { query: { q } })
      .then((reply) => reply.data.items),
  )
}
