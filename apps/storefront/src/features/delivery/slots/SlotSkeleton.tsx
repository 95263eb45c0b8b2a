import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import styles from './SlotSkeleton.module.css'

/** Placeholder of days, filter and slots. */
export function SlotSkeleton() {
  const t = useTranslations(commonWords)
  return (
    <div className={styles.picker} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.days}>
        {Array.from({ length: 7 }, (_, day) => (
          <Skeleton key={day} shape="row" />
        ))}
      </div>
      <div className={styles.filter}>
        <Skeleton shape="control" />
      </div>
      <div className={styles.slots}>
        {Array.from({ length: 6 }, (_, slot) => (
          <Skeleton key={slot} shape="row" />
        ))}
      </div>
    </div>
  )
}
