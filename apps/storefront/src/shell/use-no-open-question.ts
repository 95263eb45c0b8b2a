import { useEffect, useState, useSyncExternalStore } from 'react'
import { useQuestionQueue } from '../lib/questions/ask.ts'

/** Whether no question is on screen, and none follows the one just answered. */
export function useNoOpenQuestion(): boolean {
  const { questions } = useQuestionQueue()
  const isOpen = useSyncExternalStore(
    questions.subscribe,
    () => questions.get().length > 0,
    () => false,
  )
  const [free, setFree] = useState(true)

  useEffect(() => {
    // The next dialog of a flow opens right after the answer to the one before.
    const timer = setTimeout(setFree, 0, !isOpen)
    return () => clearTimeout(timer)
  }, [isOpen])

  return free && !isOpen
}
