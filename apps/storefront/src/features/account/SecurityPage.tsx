import { authTest } from '@bottega/contract/auth/calls.ts'
import { registrationMfaEnabled } from '@bottega/contract/mfa/calls.ts'
import { AccountSheet } from '../../lib/page/AccountSheet.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { PinSetting } from './PinSetting.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { required } from '../../lib/api/required.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import type { Route } from './+types/SecurityPage.ts'
import { accountWords } from '../auth/words/account.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(accountWords, locale)('security.title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  return required(api.call(registrationMfaEnabled))
}

/** Settings that protect the account against logins by others. */
export default function SecurityPage({ loaderData: { enabled } }: Route.ComponentProps) {
  const t = useTranslations(accountWords, 'security')
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      <PinSetting initially={enabled} />
    </AccountSheet>
  )
}
