import { ErrorState } from '@bottega/ui/components/feedback/ErrorState.tsx'
import { useTranslations } from 'use-intl'

type FailureProps = { text?: string | undefined; onRetry: () => void }

/** A page that could not be made: the shop's own words when it gave any, and another try. */
export function Failure({ text, onRetry }: FailureProps) {
  const t = useTranslations()
  return (
    <ErrorState
      level={1}
      title={t('errors.failed.title')}
      text={text ?? t('common.generalError')}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  )
}
