import { useState, type ReactNode } from 'react'
import { QuestionContext, questionQueue } from './ask.ts'

/** Lets the components below ask; `Questions` must be below the providers the questions need. */
export function QuestionProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(questionQueue)
  return <QuestionContext value={queue}>{children}</QuestionContext>
}
