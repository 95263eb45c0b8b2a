import { ErrorState } from '@bottega/ui/components/feedback/ErrorState.tsx'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { useTranslations } from 'use-intl'

interface ReadAgainProps {
  /** Why the rows are not there; undefined while they are read. */
  refusal: string | undefined
  again: () => Promise<void>
}

/** In the place of rows that are read as their dialog opens. */
export function ReadAgain({ refusal, again }: ReadAgainProps) {
  const t = useTranslations('shell')
  if (refusal === undefined) return [1, 2, 3].map((place) => <Skeleton key={place} shape="row" />)
  return <ErrorState title={refusal} retryLabel={t('retry')} onRetry={() => void again()} />
}
