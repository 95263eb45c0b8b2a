import { Fragment, Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { AskContext, type Ask } from './ask.ts'

type Question = { id: number; drawn: ReactNode }

/** Where questions appear, one at a time; a dialog fetched only when it is needed shows nothing meanwhile. */
export function AskProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const lastId = useRef(0)

  const ask = useCallback<Ask>((draw) => {
    const opener = document.activeElement
    const id = ++lastId.current
    return new Promise((resolve) => {
      const drawn = draw((value) => {
        // Gone at once: while a modal is in the page, nothing outside it takes the focus.
        flushSync(() => setQuestions((open) => open.filter((question) => question.id !== id)))
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
        resolve(value)
      })
      setQuestions((open) => [...open, { id, drawn }])
    })
  }, [])

  const [current] = questions
  return (
    <AskContext value={ask}>
      {children}
      <Suspense fallback={null}>{current && <Fragment key={current.id}>{current.drawn}</Fragment>}</Suspense>
    </AskContext>
  )
}
