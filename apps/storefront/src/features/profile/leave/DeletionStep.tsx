import { cartView } from '@bottega/contract/cart/calls.ts'
import { anonymizeTokenCheck, userAnonymize, userAnonymizeWithdraw } from '@bottega/contract/profile/calls.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { buttonClass } from '@bottega/ui/components/actions/button-class.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify, asRefusal } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { Notice } from '../../../lib/notices/Notice.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { removePersonal } from '../../../lib/storage/stored.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { isSignedIn, type Shopper, useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { profileWords } from '../words/profile.ts'

interface DeletionLink {
  login: string
  token: string
}

/** Login and token stand in the fragment of the address, which only this browser sees. */
export function DeletionStep() {
  const t = useTranslations(profileWords, 'leave.link')
  const hydrated = useHydrated()
  const fragment = new URLSearchParams(useLocation().hash.slice(1))
  const link = { login: fragment.get('login') ?? '', token: fragment.get('token') ?? '' }
  if (!hydrated) return null
  if (link.login === '' || link.token === '') return <NoLink text={t('missing')} />
  return <CheckedStep link={link} />
}

function CheckedStep({ link }: { link: DeletionLink }) {
  const loaded = useLoaded(link.token, () => checkLink(link))
  return (
    <LoadedPart loaded={loaded} placeholder={null}>
      {(found) => {
        if (typeof found === 'string') return <NoLink text={found} />
        return found.step === 'confirm' ? <Confirm link={link} /> : <Withdraw link={link} />
      }}
    </LoadedPart>
  )
}

/** Returns the facts of a good link, or the reason why the link is good for nothing. */
async function checkLink(link: DeletionLink) {
  try {
    return (await browserApi().call(anonymizeTokenCheck, { body: link })).data
  } catch (error) {
    const refusal = asRefusal(error)
    if (refusal.code !== 'error.account.deletionLink') throw error
    return refusal.text
  }
}

function NoLink({ text }: { text: string }) {
  const t = useTranslations(profileWords, 'leave.link')
  return (
    <div className={styles.form}>
      <Notice tone="warn">{text}</Notice>
      <LinkButton variant="secondary" href={paths.deleteAccount()}>
        {t('toProfile')}
      </LinkButton>
    </div>
  )
}

function Confirm({ link }: { link: DeletionLink }) {
  const t = useTranslations(profileWords, 'leave.link')
  const { locale } = usePageSetting()
  const [eraseAfter, setEraseAfter] = useState<string>()
  const { takeCart } = useShopper()
  const { busy, refusal, run } = useCommand(async () => {
    setEraseAfter((await browserApi().call(userAnonymize, { body: link })).data.eraseAfter)
    await leaveSession(takeCart)
  })
  if (eraseAfter !== undefined)
    return (
      <output className={styles.form}>
        <p>{t('closed', { day: formatDay(new Date(eraseAfter), locale) })}</p>
        {/* A full load leaves no page of the customer that was kept alive. */}
        <a className={buttonClass({})} href={paths.home()}>
          {t('home')}
        </a>
      </output>
    )
  return (
    <div className={styles.form}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <p>{t('confirm')}</p>
      <Button size="large" busy={busy} onClick={run}>
        {t('confirmButton')}
      </Button>
    </div>
  )
}

/** The session has ended with the account, unless somebody else is signed in where the mail was opened. (Safety, 19) */
async function leaveSession(takeCart: Shopper['takeCart']) {
  const now = await answerOrNotify(browserApi().call(cartView))
  if (now === undefined) return
  takeCart(now)
  if (isSignedIn(now.user)) return
  removePersonal()
}

function Withdraw({ link }: { link: DeletionLink }) {
  const t = useTranslations(profileWords, 'leave.link')
  const [open, setOpen] = useState(false)
  const { busy, refusal, run } = useCommand(async () => {
    await browserApi().call(userAnonymizeWithdraw, { body: link })
    setOpen(true)
  })
  if (open)
    return (
      <output className={styles.form}>
        <p>{t('opened')}</p>
        <LinkButton href={paths.login()}>{t('toLogin')}</LinkButton>
      </output>
    )
  return (
    <div className={styles.form}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <p>{t('withdraw')}</p>
      <Button size="large" busy={busy} onClick={run}>
        {t('withdrawButton')}
      </Button>
    </div>
  )
}
