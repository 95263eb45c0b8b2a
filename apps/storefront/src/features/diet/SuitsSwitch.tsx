import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { useSyncExternalStore } from 'react'
import { externalStore } from '../../lib/storage/external-store.ts'
import { readStored, writeStored } from '../../lib/storage/stored.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { isAgainst, useAllChecked } from './checked-products.ts'
import styles from './SuitsSwitch.module.css'
import { dietWords } from './words/diet.ts'

/** Whether the shelves of this window hide what does not suit; stored for its session alone: it tells of a profile. */
const onlySuiting = externalStore(readStored('only_suiting') === true)

function showOnlySuiting(only: boolean): void {
  writeStored('only_suiting', only)
  onlySuiting.set(only)
}

/**
 * Before a shelf: hides the cards marked as holding, or maybe holding, what the household does not eat. What nobody knows
 * stays, marked. The count is always said, and a shelf of which nothing is left says so.
 */
export function SuitsSwitch({ shelf }: { shelf: readonly { productId: number }[] }) {
  const t = useTranslations(dietWords, 'suits')
  const only = useSyncExternalStore(onlySuiting.subscribe, onlySuiting.get)
  const checked = useAllChecked()
  const against = shelf.filter(({ productId }) => isAgainst(checked.get(productId))).length
  const hidden = only ? against : 0
  return (
    <div className={styles.suits} data-only={only}>
      <div className={styles.line}>
        <Checkbox checked={only} onChange={({ target }) => showOnlySuiting(target.checked)}>
          {t('only')}
        </Checkbox>
        <output className={styles.count}>{hidden > 0 && t('hidden', { count: hidden })}</output>
      </div>
      {hidden > 0 && hidden === shelf.length && (
        <EmptyState
          title={t('none')}
          text={t('noneText', { count: hidden })}
          action={<Button onClick={() => showOnlySuiting(false)}>{t('show')}</Button>}
        />
      )}
    </div>
  )
}
