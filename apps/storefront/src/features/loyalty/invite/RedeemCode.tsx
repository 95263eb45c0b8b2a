import { inviteRedeem } from '@bottega/contract/loyalty/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCodeForm } from '../../../lib/api/use-code-form.ts'
import { notifications } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'

/** For new customers: whose code they came with. A link of the friend fills it in, and only the button sends it. */
export function RedeemCode({ typed }: { typed: string }) {
  const t = useTranslations(loyaltyWords, 'invite.redeem')
  const { revalidate } = useRevalidator()
  const { busy, refusal, missing, field, submit } = useCodeForm(async (code) => {
    await browserApi().call(inviteRedeem, { body: { code } })
    notifications.notify('success', t('done'))
    await revalidate()
  })

  return (
    <section className={parts.panel} aria-labelledby="redeem-code">
      <h2 id="redeem-code">{t('title')}</h2>
      <p className={parts.lead}>{t('text')}</p>
      <form method="post" noValidate className={parts.form} onSubmit={submit}>
        <TextField
          ref={field}
          name="code"
          label={t('label')}
          defaultValue={typed}
          error={missing ? t('missing') : refusal}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('submit')}
        </Button>
      </form>
    </section>
  )
}
