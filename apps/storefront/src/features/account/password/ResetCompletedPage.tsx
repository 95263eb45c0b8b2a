import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { securityWords } from '../words/security.ts'
import type { Route } from './+types/ResetCompletedPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(securityWords, locale)('completed.title'))

/** After a reset: the way back in. */
export default function ResetCompletedPage() {
  const t = useTranslations(securityWords, 'completed')
  return (
    <AccountSheet title={t('title')}>
      <p>{t('text')}</p>
      <LinkButton size="large" href={paths.login()}>
        {t('login')}
      </LinkButton>
    </AccountSheet>
  )
}
