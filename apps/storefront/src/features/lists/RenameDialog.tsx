import { listsUpdate } from '@bottega/contract/lists/calls.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { listNameMaximum } from '@bottega/rules/validators/text.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useId, useState, type SyntheticEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { listsWords } from '../list-heart/words/lists.ts'

type RenameDialogProps = { list: ListView; onAnswer: (renamed: ListView | undefined) => void }

/** Asks for another name for a list. */
export function RenameDialog({ list, onAnswer }: RenameDialogProps) {
  const t = useTranslations([commonWords, listsWords])
  const formId = useId()
  const [name, setName] = useState(list.name)
  const [missing, setMissing] = useState(false)
  const { busy, refusal, run } = useCommand(async () => {
    onAnswer((await browserApi().call(listsUpdate, { body: { list_id: list.listId, name } })).data.list)
    return 'leaving'
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const isMissing = name.trim() === ''
    setMissing(isMissing)
    if (!isMissing) run()
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
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('lists.rename.name')}
          value={name}
          maxLength={listNameMaximum}
          autoComplete="off"
          error={missing ? t('lists.nameMissing') : refusal}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
