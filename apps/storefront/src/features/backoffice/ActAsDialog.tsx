import { staffActAs } from '@bottega/contract/backoffice/calls.ts'
import type { FoundPerson } from '@bottega/contract/backoffice/staff.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { formText } from '../../lib/words/form-text.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from '../../lib/page/AccountSheet.module.css'
import { restartApplication } from '../../lib/visit/restart-application.ts'
import { staffWords } from './words/staff.ts'

type ActAsDialogProps = { person: FoundPerson; onClose: (answer: undefined) => void }

/** Asks for the reason, then reloads the shop as the customer sees it. (Safety, 15) */
export function ActAsDialog({ person, onClose }: ActAsDialogProps) {
  const t = useTranslations(staffWords, 'actAs')
  const common = useTranslations(commonWords)
  const formId = useId()
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement | null>(null)
  const name = `${person.firstName} ${person.lastName}`

  const { busy, refusal, run } = useCommand(async (reason: string) => {
    await browserApi().call(staffActAs, { query: { user_id: person.userId, reason } })
    restartApplication(paths.home())
    return 'leaving'
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = formText(new FormData(event.currentTarget), 'reason').trim()
    setMissing(reason.length < 3)
    if (reason.length < 3) field.current?.focus()
    else run(reason)
  }

  return (
    <Dialog
      open
      title={t('title', { name })}
      closeLabel={common('close')}
      onClose={() => onClose(undefined)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(undefined)}>
            {t('no')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
        <p>{t('text', { name })}</p>
        <TextField
          ref={(input) => {
            field.current = input
            input?.setAttribute('autofocus', '')
          }}
          name="reason"
          label={t('reason')}
          help={t('reasonHelp')}
          error={missing ? t('reasonMissing') : undefined}
          autoComplete="off"
          maxLength={300}
          required
        />
      </form>
    </Dialog>
  )
}
