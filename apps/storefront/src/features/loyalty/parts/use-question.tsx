import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useAsk } from '../../../lib/questions/ask.ts'

interface Question {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
}

/** Asks before something is done that cannot be undone. */
export function useQuestion(): (question: Question) => Promise<boolean> {
  const ask = useAsk()
  return (question) => ask<boolean>((answer) => <ConfirmDialog {...question} onAnswer={answer} />)
}
