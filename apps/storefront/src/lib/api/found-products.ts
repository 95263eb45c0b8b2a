import { productsSuggest } from '@bottega/contract/catalog/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { useEffect, useState } from 'react'
import { browserApi } from './browser-api.ts'
import { emptyOnFailure } from './empty-on-failure.ts'

export type FoundProduct = CallReply<typeof productsSuggest>['items'][number] & { id: number }

/** With fewer than two letters every suggestion would match. */
const shortestQuery = 2
const pauseMilliseconds = 150
const none: readonly FoundProduct[] = []

/** The products suggested for a text, once typing pauses; an answer overtaken by a later text is dropped. */
export function useFoundProducts(text: string): readonly FoundProduct[] {
  const wanted = text.trim()
  const [answer, setAnswer] = useState<{ query: string; found: readonly FoundProduct[] }>({ query: '', found: none })

  useEffect(() => {
    if (wanted.length < shortestQuery) return undefined
    let current = true
    const timer = setTimeout(() => {
      void findProducts(wanted).then((found) => current && setAnswer({ query: wanted, found }))
    }, pauseMilliseconds)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted])

  return wanted.length < shortestQuery ? none : answer.found
}

async function findProducts(q: string): Promise<readonly FoundProduct[]> {
  const items = await emptyOnFailure(
    'Content and discovery, section 8: product suggest errors give an empty list',
    browserApi()
      .call(productsSuggest, { query: { q } })
      .then((reply) => reply.data.items),
  )
  return items.filter((item): item is FoundProduct => item.kind === 'product' && item.id !== undefined)
}
