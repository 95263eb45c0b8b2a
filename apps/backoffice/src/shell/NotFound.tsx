import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../lib/head/PageHead.tsx'
import { paths } from '../paths.ts'

/** Also for a page of other roles: the answer does not tell which of the two it is. */
export function NotFound() {
  const t = useTranslations('shell')
  return (
    <>
      <PageTitle>{t('notFoundTitle')}</PageTitle>
      <EmptyState
        level={1}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={<LinkButton href={paths.home()}>{t('notFoundAction')}</LinkButton>}
      />
    </>
  )
}
