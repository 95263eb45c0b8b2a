import type { StaffAccountView } from '@bottega/contract/backoffice/accounts.ts'
import { staffAccountChange, staffAccountReinvite } from '@bottega/contract/backoffice/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { staffRoles, type StaffRole } from '@bottega/rules/people/roles.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import styles from './Accounts.module.css'

/**
 * Role and state of one account. Each change names the version that was seen; when another administrator was faster, the
 * refusal says who, and the dialog shows what is true now.
 */
export function AccountDialog({ account, onClose }: { account: StaffAccountView; onClose: () => void }) {
  const t = useTranslations('accounts')
  const roles = useTranslations('shell.roles')
  const { revalidate } = useRevalidator()
  const { userId, version, state } = account
  const seen = { user_id: userId, version }
  const [role, setRole] = useState(account.role)
  const command = useCommand(async (work: () => Promise<unknown>) => {
    try {
      await work()
      onClose()
    } finally {
      await revalidate()
    }
  })
  const change = (to: { role?: StaffRole; disabled?: boolean }) =>
    void command.run(() => api.call(staffAccountChange, { body: { ...seen, ...to } }))

  return (
    <Dialog open onClose={onClose} title={`${account.firstName} ${account.lastName}`} closeLabel={t('close')}>
      <div className={styles.form}>
        {command.refusal !== undefined && <Remark tone="error">{command.refusal}</Remark>}
        <p>{t('now', { role: roles(account.role), state: t(`states.${state}`) })}</p>
        <Select
          label={t('newRole')}
          value={role}
          options={staffRoles.map((value) => ({ value, label: roles(value) }))}
          onChange={({ currentTarget }) => setRole(staffRoles.find((one) => one === currentTarget.value) ?? role)}
        />
        <Button busy={command.busy} onClick={() => change({ role })}>
          {t('saveRole')}
        </Button>
        <div className={styles.more}>
          <p>{t(state === 'disabled' ? 'enableText' : 'disableText')}</p>
          <Button variant="secondary" busy={command.busy} onClick={() => change({ disabled: state !== 'disabled' })}>
            {t(state === 'disabled' ? 'enable' : 'disable')}
          </Button>
        </div>
        <div className={styles.more}>
          <p>{t('reinviteText')}</p>
          <Button
            variant="secondary"
            busy={command.busy}
            onClick={() => void command.run(() => api.call(staffAccountReinvite, { body: seen }))}
          >
            {t('reinvite')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
