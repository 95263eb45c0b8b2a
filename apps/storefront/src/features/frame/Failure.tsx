import { ErrorState } from '@bottega/ui/components/feedback/ErrorState.tsx'
import { commonWords } from '../../lib/words/shared/common.ts'
import { errorsWords } from '../../lib/words/shared/errors.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'

type FailureProps = { text?: string | undefined; onRetry: () => void }

/** A page that could not be rendered: the shop's own text if there is one, and a button to try again. */
export function Failure({ text, onRetry }: FailureProps) {
  const t = useTranslations([commonWords, errorsWords])
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
