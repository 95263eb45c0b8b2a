import { useSearchParams } from 'react-router'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { accountWords } from '../words/account.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import type { Route } from './+types/RegistrationConfirmPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(accountWords, locale)('confirm.title'))

/**
 * Target of the link in a registration mail. Opening it changes nothing, for mail programs open links too. (Safety, 9)
 */
export default function RegistrationConfirmPage() {
  const t = useTranslations(accountWords, 'confirm')
  const [query] = useSearchParams()
  return (
    <AccountSheet title={t('title')}>
      <ConfirmEmail email={query.get('e_mail') ?? ''} />
    </AccountSheet>
  )
}
