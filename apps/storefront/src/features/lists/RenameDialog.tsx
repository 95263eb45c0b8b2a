import { listsUpdate } from '@bottega/contract/lists/calls.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useId } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useListName } from '../list-heart/use-list-name.ts'
import { listsWords } from '../list-heart/words/lists.ts'

type RenameDialogProps = { list: ListView; onAnswer: (renamed: ListView | undefined) => void }

/** Asks for another name for a list. */
export function RenameDialog({ list, onAnswer }: RenameDialogProps) {
  const t = useTranslations([commonWords, listsWords])
  const formId = useId()
  const { busy, field, onSubmit } = useListName(list.name, async (name) => {
    onAnswer((await browserApi().call(listsUpdate, { body: { list_id: list.listId, name } })).data.list)
    return 'leaving'
  })

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
      <form id={formId} onSubmit={onSubmit}>
        <TextField label={t('lists.rename.name')} {...field} />
      </form>
    </Dialog>
  )
}
