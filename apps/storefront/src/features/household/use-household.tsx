import type { Api } from '@bottega/contract/api.ts'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useAsk } from '../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { householdWords } from './words/household.ts'

type Verb = (api: Api) => Promise<unknown>

/** One command of a household; the page is read again after it, and after a refusal, which may be of an old page. */
export function useHouseholdCommand(verb: Verb, question?: { title: string; text: string; yes: string }) {
  const t = useTranslations(householdWords)
  const { revalidate } = useRevalidator()
  const ask = useAsk()
  return useCommand(
    async () => {
      const words = question && { ...question, no: t('cancel') }
      if (words && !(await ask<boolean>((answer) => <ConfirmDialog {...words} onAnswer={answer} />))) return
      await verb(browserApi())
      await revalidate()
    },
    async (refusal) => {
      notifyRefusal(refusal)
      await revalidate()
      return undefined
    },
  )
}
