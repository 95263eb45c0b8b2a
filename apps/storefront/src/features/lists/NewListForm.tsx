import { RefusalError } from '@bottega/contract/api.ts'
import { listNameMaximum } from '@bottega/rules/validators/text.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import type { ListsStore } from './lists-store.ts'
import styles from './NewListForm.module.css'

type NewListFormProps = {
  store: ListsStore
  /** A name to begin with. */
  suggested?: string
  submit: string
  /** Told as well whether the page it was made on is still the one on screen. */
  onMade: (listId: number, isStillHere: boolean) => void
}

/** A list needs nothing but a name. */
export function NewListForm({ store, suggested = '', submit, onMade }: NewListFormProps) {
  const t = useTranslations('lists')
  const [name, setName] = useState(suggested)
  const stay = useStay()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function make(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') return setRefusal(t('nameMissing'))
    const isStillHere = stay()
    setBusy(true)
    setRefusal(undefined)
    try {
      const { list } = (await browserApi().call('lists.insert', { body: { name } })).data
      store.set([...store.get().lists, list])
      setName('')
      onMade(list.listId, isStillHere())
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setRefusal(error.text)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <TextField
        label={t('newName')}
        value={name}
        maxLength={listNameMaximum}
        autoComplete="off"
        error={refusal}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="secondary" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
