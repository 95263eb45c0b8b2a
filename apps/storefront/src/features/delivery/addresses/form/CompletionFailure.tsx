import { Notice } from '../../../../lib/notices/Notice.tsx'
import { commonWords } from '../../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../../lib/words/use-translations.ts'
import { isLoadingFailure, loadingFailure } from '../../../places/place-finder.ts'
import { deliveryWords } from '../../../../lib/words/shared/delivery.ts'
import styles from './CompletionFailure.module.css'

type CompletionFailureProps = { failure: unknown; onRetry: () => void }

/** Says that addresses cannot be completed; everything that works without stays usable. (Shopping core, section 8) */
export function CompletionFailure({ failure, onRetry }: CompletionFailureProps) {
  const t = useTranslations([commonWords, deliveryWords])
  const isGoogle = isLoadingFailure(failure)
  return (
    <div className={styles.failure}>
      <Notice tone="error">
        {t('delivery.near.unavailable')} {isGoogle && loadingFailure}{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('common.retry')}
        </button>
      </Notice>
    </div>
  )
}
