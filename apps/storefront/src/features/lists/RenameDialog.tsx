import { RefusalError } from '@bottega/contract/api.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { listNameMaximum } from '@bottega/rules/validators/text.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { browserApi } from '../../lib/api/browser-api.ts'

type RenameDialogProps = { list: ListView; onAnswer: (renamed: ListView | undefined) => void }

/** Another name for a list. */
export function RenameDialog({ list, onAnswer }: RenameDialogProps) {
  const t = useTranslations()
  const formId = useId()
  const [name, setName] = useState(list.name)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function rename(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') return setRefusal(t('lists.nameMissing'))
    setBusy(true)
    try {
      onAnswer((await browserApi().call('lists.update', { body: { list_id: list.listId, name } })).data.list)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setRefusal(error.text)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      title={t('lists.rename.title')}
      closeLabel={t('common.close')}
      onClose={() => onAnswer(undefined)}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('lists.rename.save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void rename(event)}>
        <TextField
          label={t('lists.rename.name')}
          value={name}
          maxLength={listNameMaximum}
          autoComplete="off"
          error={refusal}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
