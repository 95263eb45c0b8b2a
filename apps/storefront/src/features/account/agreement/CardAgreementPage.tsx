import { cardAgreement } from '@bottega/contract/loyalty/calls.ts'
import { isSignedInId } from '@bottega/rules/people/account.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { paths } from '../../../paths.ts'
import { useMailedToken } from '../password/use-mailed-token.ts'
import { agreementWords } from '../words/agreement.ts'
import type { Route } from './+types/CardAgreementPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(agreementWords, locale)('title'))

const facts = ['points', 'data', 'end'] as const

type State = 'open' | 'signIn' | 'refused' | 'over'

/** After any other refusal, a lost connection for one, the same answer can be pressed again. */
const stateAfter: Readonly<Record<string, State>> = {
  'error.cardAgreement.signIn': 'signIn',
  'error.cardAgreement.notValid': 'over',
  'error.card.oneAlready': 'over',
  'error.staff.notWhileActing': 'over',
}

/**
 * The page the mail about an issued card leads to, signed in or not: yes or no, and neither is chosen beforehand.
 * Opening it changes nothing, for mail programs open links too. (Safety, 9; decisions 0450 and 0541)
 */
export default function CardAgreementPage() {
  const t = useTranslations(agreementWords)
  const token = useMailedToken()
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<State>('open')
  const email = query.get('email') ?? ''
  const coopId = Number(query.get('coopId') ?? Number.NaN)
  const isSignedIn = useShopperPart(({ user }) => isSignedInId(user.userId))
  const isNamed = email !== '' && Number.isSafeInteger(coopId) && coopId > 0
  // A customer whose link has lost its token, or is too old, signs in and answers without it. (decision 0541)
  const isToSignIn = isNamed && (state === 'signIn' || (token === '' && !isSignedIn))
  const { busy, refusal, run } = useCommand(
    async (action: 'agree' | 'refuse') => {
      await browserApi().call(cardAgreement, { body: { action, email, coopId, ...(token && { token }) } })
      if (action === 'agree') await navigate(paths.thankYouAgreement(), { replace: true })
      else setState('refused')
    },
    (refused) => {
      setState(stateAfter[refused.code ?? ''] ?? 'open')
      return wordsInPlace(refused)
    },
  )

  const isOver = !isNamed || state === 'refused' || state === 'over'
  return (
    <AccountSheet title={t('title')}>
      <div className={styles.form}>
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
        {!isNamed && <Notice tone="warn">{t('missing')}</Notice>}
        {isToSignIn && refusal === undefined && <Notice tone="info">{t('signIn')}</Notice>}
        {state === 'refused' && <output>{t('refused')}</output>}
        {isToSignIn && (
          <LinkButton href={paths.login({ redirect: `${pathname}?${query.toString()}` })}>{t('toLogin')}</LinkButton>
        )}
        {!isToSignIn && isOver && (
          <LinkButton variant="secondary" href={paths.fidelity()}>
            {t('toCard')}
          </LinkButton>
        )}
        {!isToSignIn && !isOver && (
          <>
            <p>{t('intro', { email })}</p>
            <ul className={styles.points}>
              {facts.map((fact) => (
                <li key={fact}>{t(`facts.${fact}`)}</li>
              ))}
            </ul>
            <Button size="large" busy={busy} disabled={token === undefined} onClick={() => run('agree')}>
              {t('agree')}
            </Button>
            <Button
              size="large"
              variant="secondary"
              busy={busy}
              disabled={token === undefined}
              onClick={() => run('refuse')}
            >
              {t('refuse')}
            </Button>
          </>
        )}
      </div>
    </AccountSheet>
  )
}
