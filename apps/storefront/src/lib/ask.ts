import { createContext, use, type ReactNode } from 'react'

/**
 * Puts a question over the page and waits for its answer. `draw` is handed the function that answers; the answer closes
 * the question and gives the focus back to whoever had it.
 */
export type Ask = <Answer>(draw: (answer: (value: Answer) => void) => ReactNode) => Promise<Answer>

export const AskContext = createContext<Ask | undefined>(undefined)

export function useAsk(): Ask {
  const ask = use(AskContext)
  if (!ask) throw new Error('useAsk needs the AskProvider of the root')
  return ask
}
