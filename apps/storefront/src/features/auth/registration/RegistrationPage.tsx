import { authTest } from '@bottega/contract/auth/calls.ts'
import { disclaimersList, storesList } from '@bottega/contract/delivery/calls.ts'
import { profileConsentOf } from '@bottega/rules/people/consents.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { redirect } from 'react-router'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { isSignedIn } from '../../../lib/visit/shopper.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { registrationWords } from '../words/registration.ts'
import type { Route } from './+types/RegistrationPage.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(registrationWords, locale)('title'))

/** A signed-in customer has registered already. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const [{ user }, { data: asked }, { data: places }] = await Promise.all([
    api.call(authTest),
    api.call(disclaimersList, { query: {} }),
    api.call(storesList),
  ])
  if (isSignedIn(user)) throw redirect(paths.profile())
  // The notice of a store is asked for when the store is chosen.
  const disclaimers = asked.disclaimers.filter(
    ({ personInfoTypeId }) => profileConsentOf(personInfoTypeId) !== undefined,
  )
  return { disclaimers, stores: places.stores.map(({ storeId, name }) => ({ storeId, name })) }
}

export default function RegistrationPage({ loaderData: { disclaimers, stores } }: Route.ComponentProps) {
  const t = useTranslations(registrationWords)
  const { registration = true } = usePageSetting()
  const [sentTo, setSentTo] = useState<string>()
  if (!registration)
    return (
      <AccountSheet title={t('title')}>
        <Notice tone="info">{t('closed')}</Notice>
      </AccountSheet>
    )
  if (sentTo !== undefined)
    return (
      <AccountSheet title={t('sent.title')}>
        <output className={styles.form}>
          <p>{t('sent.text', { email: sentTo })}</p>
          <LinkButton href={paths.resendConfirmation()} variant="secondary">
            {t('sent.again')}
          </LinkButton>
        </output>
      </AccountSheet>
    )
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      <ShopLink to={paths.login()}>{t('hasAccount')}</ShopLink>
      <RegistrationForm
        disclaimers={disclaimers}
        stores={stores}
        onDone={(email) => {
          setSentTo(email)
          window.scrollTo({ top: 0 })
        }}
      />
    </AccountSheet>
  )
}
