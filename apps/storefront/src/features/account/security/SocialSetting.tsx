import type { CallReply } from '@bottega/contract/call.ts'
import { socialBegin, type socialLinks, socialUnlink } from '@bottega/contract/social/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { securityWords } from '../words/security.ts'

type Link = CallReply<typeof socialLinks>['providers'][number]

const names = { google: 'Google', facebook: 'Facebook' } as const

/** One provider: linked to the account by signing in there, or unlinked. */
export function SocialSetting({ link, onChanged }: { link: Link; onChanged: () => void }) {
  const t = useTranslations(securityWords, 'social')
  const { provider, linked, email } = link
  const name = names[provider]
  const { busy, refusal, run } = useCommand(async () => {
    if (linked) {
      await browserApi().call(socialUnlink, { body: { provider } })
      onChanged()
      return undefined
    }
    const { data } = await browserApi().call(socialBegin, {
      body: { provider, link: true, relay_state_url: paths.security() },
    })
    window.location.assign(data.redirectUrl)
    return 'leaving'
  })
  return (
    <section className={styles.setting} aria-labelledby={`setting-${provider}`}>
      <div>
        <h2 id={`setting-${provider}`}>{name}</h2>
        <p aria-live="polite">{linked ? (email ?? t('linked')) : t('unlinked', { name })}</p>
      </div>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <Button variant="secondary" busy={busy} onClick={() => run()}>
        {linked ? t('unlink') : t('link', { name })}
      </Button>
    </section>
  )
}
