import { personsEnd } from '@bottega/contract/persons/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useAsk } from '../../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { personsWords } from '../words/persons.ts'

/** Ends, after a question, that orders are seen; or takes an invitation back. */
export function EndRelation({
  id,
  label,
  question,
  text,
}: {
  id: number
  label: string
  question: string
  text: string
}) {
  const t = useTranslations(personsWords)
  const ask = useAsk()
  const { revalidate } = useRevalidator()
  const { busy, run } = useCommand(
    async () => {
      const sure = await ask<boolean>((answer) => (
        <ConfirmDialog title={question} text={text} yes={label} no={t('cancel')} onAnswer={answer} />
      ))
      if (!sure) return
      const { response } = await browserApi().call(personsEnd, { body: { account_person_id: id } })
      notifyRemarks(response)
      await revalidate()
    },
    async (refusal) => {
      notifyRefusal(refusal)
      await revalidate()
    },
  )
  return (
    <Button variant="secondary" busy={busy} onClick={run}>
      {label}
    </Button>
  )
}
