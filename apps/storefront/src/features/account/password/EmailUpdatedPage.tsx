import { updateEmail } from '@bottega/contract/security/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { isSignedIn, useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { securityWords } from '../words/security.ts'
import type { Route } from './+types/EmailUpdatedPage.ts'
import { useMailedToken } from './use-mailed-token.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(securityWords, locale)('emailUpdated.title'))

/**
 * The page the mail to a new address leads to, signed in or not. Opening it changes nothing, for mail programs open
 * links too. (Safety, 9)
 */
export default function EmailUpdatedPage() {
  const t = useTranslations(securityWords, 'emailUpdated')
  const { user } = useShopper()
  const token = useMailedToken()
  const [done, setDone] = useState(false)
  const [isOver, setOver] = useState(false)
  const { busy, refusal, run } = useCommand(
    async () => {
      await browserApi().call(updateEmail, { body: { token: token ?? '' } })
      setDone(true)
    },
    (refused) => {
      if (refused.code === 'error.email.changeWrong') setOver(true)
      return wordsInPlace(refused)
    },
  )
  const [label, next] = isSignedIn(user)
    ? (['toSecurity', paths.security()] as const)
    : (['toLogin', paths.login()] as const)

  return (
    <AccountSheet title={t('title')}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {token === '' && <Notice tone="warn">{t('missing')}</Notice>}
      {done ? <output>{t('done')}</output> : token !== '' && <p>{t('text')}</p>}
      {done || token === '' || isOver ? (
        <LinkButton variant="secondary" href={next}>
          {t(label)}
        </LinkButton>
      ) : (
        <Button size="large" busy={busy} disabled={token === undefined} onClick={() => run()}>
          {t('button')}
        </Button>
      )}
    </AccountSheet>
  )
}
