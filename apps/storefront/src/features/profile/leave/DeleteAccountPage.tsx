import { anonymizeTokenRequest, profileExport } from '@bottega/contract/profile/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { buttonClass } from '@bottega/ui/components/actions/button-class.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { profileWords } from '../words/profile.ts'
import type { Route } from './+types/DeleteAccountPage.ts'
import own from './DeleteAccountPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(profileWords, locale)('leave.title'))

const consequences = ['closed', 'erased', 'kept', 'lost', 'withdraw'] as const

/**
 * The consequences of deleting the account, a copy of one's data, and the mail that confirms. (Account and after-sales,
 * section 1)
 */
export default function DeleteAccountPage() {
  const t = useTranslations(profileWords, 'leave')
  const acting = useShopperPart(({ user }) => user.ssoUser?.actingUntil !== undefined)
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      <ul className={own.facts}>
        {consequences.map((name) => (
          <li key={name}>{t(`facts.${name}`)}</li>
        ))}
      </ul>
      {acting ? (
        <Notice tone="info">{t('notWhileActing')}</Notice>
      ) : (
        <>
          <section className={styles.setting} aria-labelledby="export">
            <div>
              <h2 id="export">{t('export.title')}</h2>
              <p>{t('export.text')}</p>
            </div>
            <a
              className={buttonClass({ variant: 'secondary' })}
              href={profileExport.base + profileExport.path}
              download
            >
              <Icon name="download" />
              {t('export.button')}
            </a>
          </section>
          <AskForMail />
        </>
      )}
    </AccountSheet>
  )
}

function AskForMail() {
  const t = useTranslations(profileWords, 'leave')
  const email = useShopperPart(({ user }) => user.email)
  const [sent, setSent] = useState(false)
  const { busy, refusal, run } = useCommand(async () => {
    await browserApi().call(anonymizeTokenRequest, { body: {} })
    setSent(true)
  })
  return (
    <section className={styles.setting} aria-labelledby="delete">
      <div>
        <h2 id="delete">{t('ask.title')}</h2>
        <p>{t('ask.text')}</p>
      </div>
      {sent ? (
        <output className={own.wide}>
          <Notice tone="info">{t('ask.sent', { email })}</Notice>
        </output>
      ) : (
        <Button variant="secondary" busy={busy} onClick={run}>
          {t('ask.button')}
        </Button>
      )}
      {refusal !== undefined && (
        <div className={own.wide}>
          <Notice tone="error">{refusal}</Notice>
        </div>
      )}
    </section>
  )
}
