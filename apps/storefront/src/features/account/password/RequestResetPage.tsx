import { passwordResetTokenRequest } from '@bottega/contract/security/calls.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { formText } from '../../../lib/words/form-text.ts'
import { useFaults } from '../../../lib/fields/use-faults.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import styles from '../../../lib/page/AccountSheet.module.css'
import { withCaptcha } from '../../auth/captcha/with-captcha.ts'
import { securityWords } from '../words/security.ts'
import type { Route } from './+types/RequestResetPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(securityWords, locale)('request.title'))

/**
 * Asks for the mail of a reset; the next page is the same whether there is such an account or not. A refusal means that no
 * mail leaves, and is the same for both too: it is said here. (decision 0311)
 */
export default function RequestResetPage() {
  const t = useTranslations(securityWords, 'request')
  const textOf = useVerdictText()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [byFiscalCode, setByFiscalCode] = useState(false)
  const { faults, setFaults, forgetFault } = useFaults<'name'>()
  const field = useRef<HTMLInputElement>(null)
  const { busy, refusal, run } = useCommand(async (name: string) => {
    const names = byFiscalCode ? { fiscal_code: name } : { login: name }
    await withCaptcha((token) =>
      browserApi().call(passwordResetTokenRequest, { body: { ...names, ...(token !== undefined && { token }) } }),
    )
    await navigate(paths.resetPasswordSent())
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = formText(new FormData(event.currentTarget), 'name').trim()
    const found = required(name)
    setFaults({ name: found })
    if (found.ok) run(name)
    else field.current?.focus()
  }

  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      <form method="post" noValidate className={styles.form} onSubmit={submit} onChange={forgetFault}>
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
        <TextField
          key={String(byFiscalCode)}
          ref={field}
          name="name"
          label={t(byFiscalCode ? 'fiscalCode' : 'name')}
          error={textOf(faults.name)}
          autoComplete={byFiscalCode ? 'off' : 'username'}
          autoCapitalize={byFiscalCode ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={byFiscalCode ? 20 : 100}
          defaultValue={byFiscalCode ? '' : (query.get('email') ?? '')}
          required
        />
        <Button type="submit" size="large" wide busy={busy}>
          {t('submit')}
        </Button>
        <Button variant="quiet" wide onClick={() => setByFiscalCode(!byFiscalCode)}>
          {t(byFiscalCode ? 'withName' : 'withFiscalCode')}
        </Button>
        <LinkButton variant="quiet" wide href={paths.login()}>
          {t('back')}
        </LinkButton>
      </form>
    </AccountSheet>
  )
}
