import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { AccountSheet } from '../features/account/AccountSheet.tsx'
import { StaffLoginForm } from '../features/backoffice/StaffLoginForm.tsx'
import { namedPageMeta } from '../lib/page-meta.ts'
import { visitContext } from '../lib/visit.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/StaffLoginPage.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (t) => t('staff.login.title')),
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await context.get(visitContext).api.call('auth.test')
  if (user.ssoUser) throw redirect(paths.staffCustomers())
  return null
}

export default function StaffLoginPage() {
  const t = useTranslations('staff.login')
  return (
    <AccountSheet title={t('title')} intro={t('text')}>
      <StaffLoginForm onDone={() => window.location.assign(paths.staffCustomers())} />
    </AccountSheet>
  )
}
