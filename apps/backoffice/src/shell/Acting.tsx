import { staffStopActing } from '@bottega/contract/backoffice/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../lib/api.ts'
import { Remark } from '../lib/Remark.tsx'
import { useCommand } from '../lib/use-command.ts'
import { forgetStaff, useSignedInStaff } from '../lib/signed-in-staff.ts'
import styles from './above-page.module.css'

/** Stands above every page while the browser is signed in for a customer. (Safety, 15) */
export function Acting() {
  const t = useTranslations('shell')
  const { actingFor } = useSignedInStaff()
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async () => {
    await api.call(staffStopActing)
    forgetStaff()
    await revalidate()
  })
  if (actingFor === undefined) return null
  return (
    <div className={styles.above}>
      <Remark tone="warn">
        <div className={styles.line}>
          <span>{t('acting', { name: actingFor })}</span>
          <a href="/">{t('toCustomer', { name: actingFor })}</a>
          <Button variant="secondary" busy={busy} onClick={() => run()}>
            {t('stopActing')}
          </Button>
        </div>
        {refusal}
      </Remark>
    </div>
  )
}
