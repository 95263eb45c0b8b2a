import { useState, type ReactNode } from 'react'
import { AskContext, asking } from './ask.ts'

/** Lets everything below ask; `Questions` stands below whatever the questions themselves need. */
export function AskProvider({ children }: { children: ReactNode }) {
  const [known] = useState(asking)
  return <AskContext value={known}>{children}</AskContext>
}
