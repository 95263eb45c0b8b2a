import { useLocation } from 'react-router'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import styles from './PreviewBar.module.css'

/** Says above every page that drafts are shown, with the way back to what is published. */
export function PreviewBar() {
  const t = useTranslations(frameWords, 'preview')
  const { pathname, search } = useLocation()
  return (
    <aside className={styles.bar} aria-label={t('label')}>
      <p>{t('shown')}</p>
      <a href={`/p/preview/end?${new URLSearchParams({ to: pathname + search })}`}>{t('end')}</a>
    </aside>
  )
}
