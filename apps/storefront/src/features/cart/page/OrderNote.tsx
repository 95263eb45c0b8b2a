import { characters, orderNoteMaximum } from '@bottega/rules/validators/text.ts'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { useState } from 'react'
import { clearIfSent } from '../../../lib/storage/clear-if-sent.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import styles from './OrderNote.module.css'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import { useSetCartInfo } from './use-set-cart-info.ts'

/**
 * A note to the picker of the order; saved when the field is left. (Shopping core, section 5: at most 250 characters)
 */
export function OrderNote() {
  const t = useTranslations(basketWords, 'note')
  const setInfo = useSetCartInfo()
  const saved = useShopper().cart.cartInfos['order_note'] ?? ''
  const [draft, setDraft] = useState<string>()
  const [done, setDone] = useState(false)
  const note = draft ?? saved
  const length = characters(note)
  const maximum = String(orderNoteMaximum)

  async function save() {
    if (draft === undefined || draft === saved) return
    const isStored = await setInfo('order_note', draft)
    setDone(isStored)
    if (isStored) setDraft(clearIfSent(draft))
  }

  return (
    <div className={styles.note}>
      <TextArea
        label={t('label')}
        value={note}
        // Browsers count an emoji as two characters or more; for the note it is one.
        maxLength={orderNoteMaximum + note.length - length}
        help={t('count', { length: String(length), maximum })}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => void save()}
      />
      <output className={styles.saved}>{done && draft === undefined && t('saved')}</output>
    </div>
  )
}
