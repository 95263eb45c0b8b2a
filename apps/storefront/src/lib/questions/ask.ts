import { createContext, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useProvided } from '../hooks/use-provided.ts'
import { externalStore, type ExternalStore } from '../storage/external-store.ts'

/**
 * Shows a question over the page and waits for its answer. `draw` gets the function that answers; the answer closes the
 * question and returns the focus to the element that had it.
 */
export type Ask = <Answer>(draw: (answer: (value: Answer) => void) => ReactNode) => Promise<Answer>

export type Question = { readonly id: number; readonly drawn: ReactNode }

export type QuestionQueue = {
  ask: Ask
  /** Questions waiting for an answer, the one on screen first; `Questions` renders it. */
  questions: Pick<ExternalStore<readonly Question[]>, 'get' | 'subscribe'>
}

export function questionQueue(): QuestionQueue {
  const questions = externalStore<readonly Question[]>([])
  let lastId = 0

  const ask: Ask = (draw) => {
    const opener = document.activeElement
    const id = ++lastId
    return new Promise((resolve) => {
      const drawn = draw((value) => {
        // Removed synchronously: while a modal is in the page, nothing outside it takes the focus.
        flushSync(() => questions.set(questions.get().filter((question) => question.id !== id)))
        // A page that was opened meanwhile has taken the focus, and keeps it.
        const isFree = document.activeElement === document.body
        if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
        resolve(value)
      })
      questions.set([...questions.get(), { id, drawn }])
    })
  }

  return { ask, questions }
}

export const QuestionContext = createContext<QuestionQueue | undefined>(undefined)

export const useQuestionQueue = (): QuestionQueue => useProvided(QuestionContext)

export function useAsk(): Ask {
  return useQuestionQueue().ask
}
