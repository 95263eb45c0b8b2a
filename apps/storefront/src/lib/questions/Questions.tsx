import { Fragment, Suspense, useSyncExternalStore } from 'react'
import { useQuestionQueue, type Question } from './ask.ts'

const none: readonly Question[] = []

/** Renders the questions, one at a time; a dialog that is loaded on demand shows nothing meanwhile. */
export function Questions() {
  const { questions } = useQuestionQueue()
  const [current] = useSyncExternalStore(questions.subscribe, questions.get, () => none)
  return <Suspense fallback={null}>{current && <Fragment key={current.id}>{current.drawn}</Fragment>}</Suspense>
}
