import { ErrorState } from '@bottega/ui/components/feedback/ErrorState.tsx'
import { commonWords } from '../words/shared/common.ts'
import { errorsWords } from '../words/shared/errors.ts'
import { useTranslations } from '../words/use-translations.ts'

type FailureStateProps = {
  /** The refusal's own text. */
  text: string
  /** The level of its heading: 1 when it stands for the whole page. */
  level?: 1 | 2
  onRetry: () => void
}

/** Stands in the place of a page or a part that could not be loaded, with a button to try again. */
export function FailureState({ text, level = 2, onRetry }: FailureStateProps) {
  const t = useTranslations([commonWords, errorsWords])
  return (
    <ErrorState
      level={level}
      title={t('errors.failed.title')}
      text={text}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  )
}
