import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pendingRequests } from '../../lib/pending.ts'
import styles from './ProgressLine.module.css'

/**
 * Says that the shop is at work: a line when it takes long enough to be noticed, and a veil with words over the page
 * when it takes long. Both are driven by the count of requests and pages under way. (Shopping core, section 4)
 */
export function ProgressLine() {
  const t = useTranslations('common')
  const pending = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.get, () => 0)
  const busy = useNavigation().state !== 'idle' || pending > 0
  return (
    <output className={styles.line} data-busy={busy}>
      {busy && <span className={styles.overlay}>{t('loading')}</span>}
    </output>
  )
}
