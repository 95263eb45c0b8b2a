import { authTest } from '@bottega/contract/auth/calls.ts'
import { registrationMfaEnabled } from '@bottega/contract/mfa/calls.ts'
import { socialLinks } from '@bottega/contract/social/calls.ts'
import { registrationLogins } from '@bottega/contract/security/calls.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useRevalidator } from 'react-router'
import { AccountSheet } from '../../lib/page/AccountSheet.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { PinSetting } from './PinSetting.tsx'
import { Notice } from '../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { required } from '../../lib/api/required.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import styles from '../../lib/page/AccountSheet.module.css'
import type { Route } from './+types/SecurityPage.ts'
import { accountWords } from '../auth/words/account.ts'
import { LoginsSetting } from './security/LoginsSetting.tsx'
import { NameSetting } from './security/NameSetting.tsx'
import { SocialSetting } from './security/SocialSetting.tsx'
import { securityWords } from './words/security.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(accountWords, locale)('security.title'))

/** A staff member who acts for the customer sees that there is a PIN, and nothing of the logins. (Safety, 15) */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const { user } = await api.call(authTest)
  requireSignIn(user, url)
  const isActing = user.ssoUser?.actingUntil !== undefined
  const [{ enabled }, own, social] = await Promise.all([
    required(api.call(registrationMfaEnabled)),
    isActing ? undefined : required(api.call(registrationLogins)),
    isActing ? undefined : required(api.call(socialLinks)),
  ])
  return {
    enabled,
    providers: social?.providers ?? [],
    own: own && { ...own, email: user.email, username: user.login },
  }
}

/** The ways into the account: password, e-mail address, login name, the PIN; and the places where it is open now. */
export default function SecurityPage({ loaderData: { enabled, own, providers } }: Route.ComponentProps) {
  const t = useTranslations(accountWords, 'security')
  const tSecurity = useTranslations(securityWords)
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      {own === undefined ? (
        <Notice tone="info">{tSecurity('notWhileActing')}</Notice>
      ) : (
        <>
          <section className={styles.setting} aria-labelledby="setting-password">
            <div>
              <h2 id="setting-password">{tSecurity('password.title')}</h2>
              <p>{tSecurity(own.hasPassword ? 'password.text' : 'password.none')}</p>
            </div>
            <LinkButton variant="secondary" href={paths.changePassword()}>
              {tSecurity(own.hasPassword ? 'password.change' : 'change.create')}
            </LinkButton>
          </section>
          <NameSetting what="email" value={own.email} hasPassword={own.hasPassword} onChanged={reload} />
          <NameSetting what="username" value={own.username} hasPassword={own.hasPassword} onChanged={reload} />
        </>
      )}
      <PinSetting initially={enabled} />
      {providers.map((link) => (
        <SocialSetting key={link.provider} link={link} onChanged={reload} />
      ))}
      {own !== undefined && <LoginsSetting logins={own.logins} onChanged={reload} />}
    </AccountSheet>
  )
}
