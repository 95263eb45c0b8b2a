import { registrationEndOtherLogins, type registrationLogins } from '@bottega/contract/security/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { formatDatedDay, formatTime } from '@bottega/rules/text/format.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifications } from '../../../lib/notices/notifications.ts'
import sheet from '../../../lib/page/AccountSheet.module.css'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { securityWords } from '../words/security.ts'
import styles from './LoginsSetting.module.css'

type Login = CallReply<typeof registrationLogins>['logins'][number]

/** The places where the customer is signed in, and a button that ends all of them but this one. */
export function LoginsSetting({ logins, onChanged }: { logins: readonly Login[]; onChanged: () => void }) {
  const t = useTranslations(securityWords, 'logins')
  const { locale } = usePageSetting()
  const dayAndTime = (instant: Date) => `${formatDatedDay(instant, locale)}, ${formatTime(instant, locale)}`
  const { busy, refusal, run } = useCommand(async () => {
    await browserApi().call(registrationEndOtherLogins)
    notifications.notify('success', t('ended'))
    onChanged()
  })
  const isAlone = logins.every(({ current }) => current)
  return (
    <section className={sheet.setting} aria-labelledby="setting-logins">
      <div>
        <h2 id="setting-logins">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <ul className={styles.logins}>
        {logins.map(({ agent, current, remembered, lastSeenAt }) => (
          <li key={`${lastSeenAt} ${agent ?? ''}`}>
            <strong>{agent ?? t('unknown')}</strong>
            {current && <span className={styles.here}>{t('here')}</span>}
            <span className={styles.more}>
              {t('lastSeen', { when: dayAndTime(new Date(lastSeenAt)) })}
              {remembered && ` · ${t('remembered')}`}
            </span>
          </li>
        ))}
      </ul>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {isAlone ? (
        <p>{t('alone')}</p>
      ) : (
        <Button variant="secondary" busy={busy} onClick={() => run()}>
          {t('endOthers')}
        </Button>
      )}
    </section>
  )
}
