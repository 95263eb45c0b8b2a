import { authTest } from '@bottega/contract/auth/calls.ts'
import { registrationLogins } from '@bottega/contract/security/calls.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { required as requiredAnswer } from '../../../lib/api/required.ts'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { securityWords } from '../words/security.ts'
import type { Route } from './+types/ChangePasswordPage.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Notice } from '../../../lib/notices/Notice.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(securityWords, locale)('change.title'))

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const { user } = await api.call(authTest)
  if (user.ssoUser?.actingUntil !== undefined) return { hasPassword: undefined }
  const { hasPassword } = await requiredAnswer(api.call(registrationLogins))
  return { hasPassword }
}

/** Old and new password; an account that has none chooses one by mail. */
export default function ChangePasswordPage({ loaderData: { hasPassword } }: Route.ComponentProps) {
  const t = useTranslations(securityWords, 'change')
  const tAll = useTranslations(securityWords)
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      {hasPassword === undefined && <Notice tone="info">{tAll('notWhileActing')}</Notice>}
      {hasPassword === false && (
        <>
          <p>{t('none')}</p>
          <LinkButton href={paths.resetPasswordRequest()}>{t('create')}</LinkButton>
        </>
      )}
      {hasPassword === true && <ChangePassword />}
    </AccountSheet>
  )
}
