import { RefusalError } from '@bottega/contract/api.ts'
import { ErrorState } from '@bottega/ui/components/feedback/ErrorState.tsx'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../lib/head/PageHead.tsx'
import { isUnreachable } from '../lib/reading/stay-open.ts'
import { useReadWhenBack } from '../lib/reading/use-read.ts'
import { NotFound } from './NotFound.tsx'

const isMissing = (error: unknown) =>
  isRouteErrorResponse(error) ? error.status === 404 : error instanceof RefusalError && error.httpStatus === 404

/** A page that could not be read: absent, or failed and worth another try, which one without a connection makes itself. */
export function Failure() {
  const t = useTranslations('shell')
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const away = isUnreachable(error)
  useReadWhenBack(away)
  if (isMissing(error)) return <NotFound />
  // The session ended: the login is on its way.
  if (error instanceof RefusalError && error.sessionExpired) return null
  return (
    <>
      <PageTitle>{t('failedTitle')}</PageTitle>
      <ErrorState
        level={1}
        title={t('failedTitle')}
        text={away ? t('failedAway') : error instanceof RefusalError ? error.text : t('noConnection')}
        retryLabel={t('retry')}
        onRetry={() => void revalidate()}
      />
    </>
  )
}
