import { authTest } from '@bottega/contract/auth/calls.ts'
import { ownPath } from '@bottega/rules/content/own-path.ts'
import { redirect, useSearchParams } from 'react-router'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { accountWords } from '../words/account.ts'
import { LanguageFlags } from './LanguageFlags.tsx'
import { LoginForm } from './LoginForm.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { isSignedIn } from '../../../lib/visit/shopper.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/WelcomeSelfScanningPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(accountWords, locale)('selfScanning.title'))

/**
 * A customer who signs in here checks their data next, unless another page was asked for. (Account and after-sales,
 * section 2)
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await context.get(visitContext).api.call(authTest)
  if (isSignedIn(user)) throw redirect(ownPath(url.searchParams.get('redirect'), paths.profileUpdate()))
  return null
}

/** Login page of the scanners in the store: without a remember-me token, in the languages of the region. */
export default function WelcomeSelfScanningPage() {
  const t = useTranslations(accountWords, 'selfScanning')
  const [query] = useSearchParams()
  return (
    <AccountSheet title={t('title')} intro={t('text')}>
      <LanguageFlags />
      <LoginForm
        selfScanning
        onDone={() => window.location.assign(ownPath(query.get('redirect'), paths.profileUpdate()))}
      />
    </AccountSheet>
  )
}
