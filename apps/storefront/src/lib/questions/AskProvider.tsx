import { useState, type ReactNode } from 'react'
import { AskContext, asking } from './ask.ts'

/** Lets the components below ask; `Questions` must be below the providers the questions need. */
export function AskProvider({ children }: { children: ReactNode }) {
  const [known] = useState(asking)
  return <AskContext value={known}>{children}</AskContext>
}
