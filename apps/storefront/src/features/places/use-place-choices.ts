import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { placeFinder, type PlaceChoice } from './place-finder.ts'

const shortestText = 2
/** Long enough to skip the letters of a word being typed. */
const pauseMilliseconds = 180

const none: readonly PlaceChoice[] = []

/** The places a typed text may mean, once typing pauses. `onFailure` is called when the lookup fails. */
export function usePlaceChoices(text: string, onFailure: (error: unknown) => void): readonly PlaceChoice[] {
  const wanted = text.trim()
  const [answer, setAnswer] = useState({ text: '', choices: none })

  useEffect(() => {
    if (wanted.length < shortestText) return undefined
    let current = true
    const ask = async () => (await placeFinder(browserApi())).suggest(wanted)
    const timer = setTimeout(() => {
      ask().then(
        (choices) => current && setAnswer({ text: wanted, choices }),
        (error: unknown) => current && onFailure(error),
      )
    }, pauseMilliseconds)
    return () => {
      current = false
      clearTimeout(timer)
    }
    // `onFailure` is a new closure with every rendering; the text says when to ask.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])

  // Results for another text must not be chosen for this one; while typing continues the same text, they may still be
  // valid.
  const isStale = answer.text === '' || !wanted.startsWith(answer.text)
  return wanted.length < shortestText || isStale ? none : answer.choices
}
