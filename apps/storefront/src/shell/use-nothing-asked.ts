import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAsking } from '../lib/questions/ask.ts'

/** Whether no question is on screen, and none follows the one just answered. */
export function useNothingAsked(): boolean {
  const { questions } = useAsking()
  const asked = useSyncExternalStore(
    questions.subscribe,
    () => questions.get().length > 0,
    () => false,
  )
  const [free, setFree] = useState(true)

  useEffect(() => {
    // The next dialog of a flow opens right after the answer to the one before.
    const timer = setTimeout(setFree, 0, !asked)
    return () => clearTimeout(timer)
  }, [asked])

  return free && !asked
}
