import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { notifications } from '../../../lib/notices/notifications.ts'
import { shopOf, usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import styles from './InvitePage.module.css'

/** The code with every way to hand it on: what the device shares with, the clipboard, a mail. */
export function ShareCode({ code, link }: { code: string; link: string }) {
  const t = useTranslations(loyaltyWords, 'invite')
  const hydrated = useHydrated()
  const { name: shop } = shopOf(usePageSetting())
  const subject = t('mailSubject', { shop })
  const text = t('text', { shop, code, link })
  const mail = `mailto:?${new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20')}`
  const canShare = hydrated && 'share' in navigator

  async function share() {
    try {
      await navigator.share({ title: subject, text })
    } catch (error) {
      // A customer who closes the list of the device has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }

  async function copy() {
    await navigator.clipboard.writeText(code)
    notifications.notify('success', t('copied'))
  }

  return (
    <section className={parts.panel} aria-labelledby="invite-code">
      <h2 id="invite-code">{t('code')}</h2>
      <p className={styles.code}>{code}</p>
      <div className={styles.buttons}>
        {canShare && <Button onClick={() => void share()}>{t('share')}</Button>}
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <LinkButton variant="secondary" href={mail}>
          {t('mail')}
        </LinkButton>
      </div>
    </section>
  )
}
