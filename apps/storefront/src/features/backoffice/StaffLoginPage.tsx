import { authTest } from '@bottega/contract/auth/calls.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { ownPath } from '@bottega/rules/text/own-path.ts'
import { redirect, useSearchParams } from 'react-router'
import { AccountSheet } from '../../lib/page/AccountSheet.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { authWords } from '../auth/words/auth.ts'
import { StaffLoginForm } from './StaffLoginForm.tsx'
import { Notice } from '../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/StaffLoginPage.ts'
import { staffWords } from './words/staff.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(staffWords, locale)('login.title')),
  { name: 'robots', content: 'noindex' },
]

const headedFor = (query: URLSearchParams, home: string) => ownPath(query.get('redirect'), home)

/** A signed-in staff member is redirected to the page they asked for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await context.get(visitContext).api.call(authTest)
  const { ssoUser } = user
  if (ssoUser === undefined) return null
  // Who only picks finds no customers.
  const home = hasAnyRole(ssoUser.roles, ['operator', 'shopkeeper']) ? paths.staffCustomers() : paths.staffSlots()
  throw redirect(headedFor(url.searchParams, home))
}

export default function StaffLoginPage() {
  const t = useTranslations([authWords, staffWords])
  const [query] = useSearchParams()
  return (
    <AccountSheet title={t('staff.login.title')} intro={t('staff.login.text')}>
      {query.has('expired') && <Notice tone="info">{t('auth.expired')}</Notice>}
      <StaffLoginForm onDone={() => window.location.assign(headedFor(query, paths.staff()))} />
    </AccountSheet>
  )
}
