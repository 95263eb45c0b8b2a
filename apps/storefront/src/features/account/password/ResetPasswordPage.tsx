import { useParams, useSearchParams } from 'react-router'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { securityWords } from '../words/security.ts'
import type { Route } from './+types/ResetPasswordPage.ts'
import { ResetPassword } from './ResetPassword.tsx'
import { useMailedToken } from './use-mailed-token.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(securityWords, locale)('reset.title'))

/** The code with which a login that needs a new password leads here; other texts of an address are not shown. */
const needed = 'need_password_reset'

/**
 * The page the links of reset mails lead to, ours and those of others: one page at three routes, with e-mail or login
 * in the path or in the query. (Account and after-sales, section 2)
 */
export default function ResetPasswordPage() {
  const t = useTranslations(securityWords, 'reset')
  const { email: emailOfPath, login: loginOfPath, message: messageOfPath } = useParams()
  const [query] = useSearchParams()
  const email = emailOfPath ?? query.get('email') ?? query.get('e_mail') ?? ''
  const login = loginOfPath ?? query.get('login') ?? ''
  const message = messageOfPath ?? query.get('message') ?? ''
  const token = useMailedToken()
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      {message.endsWith(needed) && <Notice tone="info">{t('needed')}</Notice>}
      <ResetPassword token={token} email={email} login={login} />
    </AccountSheet>
  )
}
