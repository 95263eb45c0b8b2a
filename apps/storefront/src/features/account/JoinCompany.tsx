import { shopAtWorkSubscribe } from '@bottega/contract/companies/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCodeForm } from '../../lib/api/use-code-form.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from '../../lib/page/AccountSheet.module.css'
import { accountWords } from '../auth/words/account.ts'

type Company = CallReply<typeof shopAtWorkSubscribe>['company']

/** The code is never sent by opening a link, only by pressing the button. (Safety, 9) */
export function JoinCompany({ joined, code }: { joined: Company | undefined; code: string }) {
  const t = useTranslations(accountWords, 'work')
  const [company, setCompany] = useState<Company>()
  const { busy, refusal, missing, field, submit } = useCodeForm(async (subscriptionCode) => {
    const { data } = await browserApi().call(shopAtWorkSubscribe, { query: { subscriptionCode } })
    setCompany(data.company)
  })

  if (company)
    return (
      <output className={styles.form}>
        <h2>{t('done', { name: company.name })}</h2>
        <p>{t('where', { address: company.address })}</p>
        <LinkButton href={paths.home()}>{t('shop')}</LinkButton>
      </output>
    )
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {refusal === undefined && joined && <Notice tone="info">{t('already', { name: joined.name })}</Notice>}
      <TextField
        ref={field}
        name="code"
        label={t('code')}
        defaultValue={code}
        error={missing ? t('codeMissing') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        required
      />
      <Button type="submit" size="large" busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
