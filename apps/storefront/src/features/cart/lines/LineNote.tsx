import { cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { lineNoteMaximum } from '@bottega/rules/cart/line-note.ts'
import { characters } from '@bottega/rules/validators/text.ts'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clearIfSent } from '../../../lib/storage/clear-if-sent.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { lineNoteWords } from '../words/lineNote.ts'
import styles from './LineNote.module.css'

type Saving = 'saving' | 'saved' | 'failed'

/**
 * A note to the picker about one line, behind a button until it is wanted. Saved when the field is left or by Enter,
 * which closes it; Escape closes it as it was. (decision 860)
 */
export function LineNote({ item }: { item: CartItemView }) {
  const t = useTranslations(lineNoteWords)
  const { perform } = useCartStore()
  const id = useId()
  const toggle = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState<string>()
  const [state, setState] = useState<Saving>()
  const saved = item.lineNote ?? ''
  const note = draft ?? saved
  const length = characters(note)
  const { name } = item.product

  async function save(): Promise<boolean> {
    if (draft === undefined || draft === saved) return true
    setState('saving')
    const items = [{ itemId: item.itemId, infos: { line_note: draft } }]
    const isStored = await perform((api) =>
      api.call(cartUpdateInfos, { query: { show_sectors: true }, body: { items } }),
    )
    setState(isStored ? 'saved' : 'failed')
    if (isStored) setDraft(clearIfSent(draft))
    return isStored
  }

  function open() {
    flushSync(() => setIsOpen(true))
    field.current?.focus()
  }

  function close() {
    flushSync(() => setIsOpen(false))
    toggle.current?.querySelector('button')?.focus()
  }

  async function pressed({ key }: KeyboardEvent) {
    if (key === 'Escape') {
      setDraft(undefined)
      setState(undefined)
      close()
    }
    if (key === 'Enter' && (await save())) close()
  }

  return (
    <div className={styles.note}>
      {!isOpen && saved !== '' && (
        <p className={styles.said}>
          {t('said')} <q>{saved}</q>
        </p>
      )}
      <div ref={toggle}>
        <TextButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t(saved === '' ? 'labelOf' : 'changeOf', { name })}
          onClick={isOpen ? close : open}
        >
          {t(saved === '' ? 'label' : 'change')}
        </TextButton>
      </div>
      {isOpen && (
        <div id={id}>
          <TextField
            ref={field}
            label={t('field')}
            aria-label={t('fieldOf', { name })}
            value={note}
            // Browsers count an emoji as two characters or more; for the note it is one.
            maxLength={lineNoteMaximum + note.length - length}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={t('example')}
            help={t('count', { length: String(length), maximum: String(lineNoteMaximum) })}
            error={state === 'failed' ? t('failed') : undefined}
            onChange={(event) => {
              setDraft(event.currentTarget.value)
              setState(undefined)
            }}
            onBlur={() => void save()}
            onKeyDown={(event) => void pressed(event)}
          />
        </div>
      )}
      <output className={styles.state}>{(state === 'saving' || state === 'saved') && t(state)}</output>
    </div>
  )
}
