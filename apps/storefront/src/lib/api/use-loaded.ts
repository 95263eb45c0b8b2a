import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useState } from 'react'
import { connection } from '../network/connection.ts'

export type Loaded<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'ready'; readonly data: Data }

type Latest<Data> = { key: string; loaded: Loaded<Data> }

/**
 * The data that a part of the page loads by itself once it is on screen, again for every new `key`; an answer overtaken
 * by a later request is dropped. Data that failed to load for lack of a network is loaded again once the shop answers.
 * `load` may change with every rendering, `key` says when it asks something else.
 */
export function useLoaded<Data>(key: string, load: () => Promise<Data>): Loaded<Data> & { reload: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [latest, setLatest] = useState<Latest<Data>>()
  const reload = () => setAttempt((count) => count + 1)
  const loadKey = `${attempt} ${key}`

  useEffect(() => {
    let overtaken = false
    const answer = (loaded: Loaded<Data>) => {
      if (!overtaken) setLatest({ key: loadKey, loaded })
    }
    load().then(
      (data) => answer({ state: 'ready', data }),
      (error: unknown) => {
        if (!(error instanceof RefusalError)) throw error
        answer({ state: 'failed', text: error.text })
        if (connection.get() === 'lost') void connection.answers().then(() => !overtaken && reload())
      },
    )
    return () => {
      overtaken = true
    }
    // `load` is a new closure with every rendering; `loadKey` names what it asks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loadKey])

  if (latest?.key === loadKey) return { ...latest.loaded, reload }
  return { state: 'loading', reload }
}
