import { useSyncExternalStore } from 'react'
import { connection } from '../../../lib/network/connection.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import styles from './FloatingNote.module.css'

const isLost = () => connection.get() === 'lost'

/** Whether the shop cannot be reached now. */
export const useLost = () => useSyncExternalStore(connection.subscribe, isLost, () => false)

/**
 * Tells above everything else, dialogs included, that the shop cannot be reached. It is part of every page: without a
 * network it could not be loaded.
 */
export function ConnectionNote() {
  const t = useTranslations(frameWords)
  return (
    <output>
      {useLost() && (
        <span ref={(note) => note?.showPopover()} popover="manual" className={styles.note}>
          {t('connectionLost')}
        </span>
      )}
    </output>
  )
}
