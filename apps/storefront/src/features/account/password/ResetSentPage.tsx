import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { securityWords } from '../words/security.ts'
import type { Route } from './+types/ResetSentPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(securityWords, locale)('sent.title'))

/** Says nothing about whether there is such an account. */
export default function ResetSentPage() {
  const t = useTranslations(securityWords, 'sent')
  return (
    <AccountSheet title={t('title')}>
      <p>{t('text')}</p>
      <p>{t('hint')}</p>
      <LinkButton variant="secondary" href={paths.resetPasswordRequest()}>
        {t('again')}
      </LinkButton>
    </AccountSheet>
  )
}
