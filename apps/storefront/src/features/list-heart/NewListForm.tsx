import { listsInsert } from '@bottega/contract/lists/calls.ts'
import { listNameMaximum } from '@bottega/rules/validators/text.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SyntheticEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import type { ListsStore } from './lists-store.ts'
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
  const [name, setName] = useState(suggested)
  const stay = useStay()
  const [missing, setMissing] = useState(false)
  const { busy, refusal, run } = useCommand(async () => {
    const isStillHere = stay()
    const { list } = (await browserApi().call(listsInsert, { body: { name } })).data
    store.set([...store.get().lists, list])
    setName('')
    onMade(list.listId, isStillHere())
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const isMissing = name.trim() === ''
    setMissing(isMissing)
    if (!isMissing) run()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('newName')}
        value={name}
        maxLength={listNameMaximum}
        autoComplete="off"
        error={missing ? t('nameMissing') : refusal}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="secondary" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
