import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './ListSkeleton.module.css'

/** Placeholder of a list that is loading. */
export function ListSkeleton({ rows }: { rows: number }) {
  const t = useTranslations(commonWords)
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  )
}
