import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { goOnWithWanted } from '../../../lib/storage/wanted.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { registrationWords } from '../words/registration.ts'
import type { RegistrationChoices } from './load-registration.ts'
import { RegistrationForm, type KnownPerson } from './RegistrationForm.tsx'

type RegistrationSheetProps = RegistrationChoices & {
  title: string
  intro: string
  /** The facts about the person that a login by another service has given already. */
  known?: KnownPerson | undefined
}

/** The form of a registration; once it is sent, where the mail that confirms it went. Who needs none is in the shop. */
export function RegistrationSheet({ title, intro, known, disclaimers, stores }: RegistrationSheetProps) {
  const t = useTranslations(registrationWords)
  const { registration = true } = usePageSetting()
  const [sentTo, setSentTo] = useState<string>()
  if (!registration)
    return (
      <AccountSheet title={title}>
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
    <AccountSheet title={title} intro={intro}>
      <ShopLink to={paths.login()}>{t('hasAccount')}</ShopLink>
      <RegistrationForm
        known={known}
        disclaimers={disclaimers}
        stores={stores}
        onSent={(email) => {
          setSentTo(email)
          window.scrollTo({ top: 0 })
        }}
        onEntered={() => window.location.assign(goOnWithWanted() ?? paths.home())}
      />
    </AccountSheet>
  )
}
