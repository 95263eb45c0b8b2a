import { listsInsert } from '@bottega/contract/lists/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import type { ListsStore } from './lists-store.ts'
import { useListName } from './use-list-name.ts'
import { listsWords } from './words/lists.ts'
import styles from './NewListForm.module.css'

type NewListFormProps = {
  store: ListsStore
  /** The initial name. */
  suggested?: string
  submitLabel: string
  /** Also receives whether the page it was made on is still on screen. */
  onMade: (listId: number, isStillHere: boolean) => void
}

/** A list needs nothing but a name. */
export function NewListForm({ store, suggested = '', submitLabel, onMade }: NewListFormProps) {
  const t = useTranslations(listsWords)
  const stay = useStay()
  const { busy, field, onSubmit } = useListName(suggested, async (name) => {
    const isStillHere = stay()
    const { list } = (await browserApi().call(listsInsert, { body: { name } })).data
    store.set([...store.get().lists, list])
    onMade(list.listId, isStillHere())
  })

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextField label={t('newName')} {...field} />
      <div className={styles.submit}>
        <Button type="submit" variant="secondary" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
