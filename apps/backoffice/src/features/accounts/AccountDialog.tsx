import type { StaffAccounts, StaffAccountView } from '@bottega/contract/backoffice/accounts.ts'
import type { BodyOf } from '@bottega/contract/call-schema.ts'
import type { SchemaOf } from '@bottega/contract/call.ts'
import { staffAccountChange, staffAccountReinvite } from '@bottega/contract/backoffice/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { staffRoles } from '@bottega/rules/people/roles.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Conflict } from '../../lib/actions/Conflict.tsx'
import { changedMeanwhile, type Fact } from '../../lib/actions/conflict.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { namesOfPlaces, PlacesField, placesIn } from './PlacesField.tsx'
import styles from './Accounts.module.css'

interface AccountDialogProps {
  account: StaffAccountView
  choice: StaffAccounts
  onClose: () => void
}

/**
 * Role, places and state of one account. Each change names the version that was seen; when another administrator was faster, the
 * refusal says who, and the dialog shows what they changed.
 */
export function AccountDialog({ account, choice, onClose }: AccountDialogProps) {
  const t = useTranslations('accounts')
  const shell = useTranslations('shell')
  const { revalidate } = useRevalidator()
  const { userId, version, state } = account
  const seen = { user_id: userId, version }
  const [role, setRole] = useState(account.role)
  const facts: readonly Fact[] = [
    [t('role'), shell(`roles.${account.role}`)],
    [t('places'), namesOfPlaces(account, choice).join(', ') || t('wholeGroup')],
    [t('state'), t(`states.${state}`)],
  ]
  const [sent, setSent] = useState({ seen: facts, yours: facts.slice(0, 0) })
  const command = useCommand(
    async (work: () => Promise<unknown>, yours: readonly Fact[]) => {
      setSent({ seen: facts, yours: [...yours] })
      try {
        await work()
        onClose()
      } finally {
        await revalidate()
      }
    },
    (refusal) => refusal,
  )
  const change = (to: Partial<BodyOf<SchemaOf<typeof staffAccountChange>>>, yours: Fact) =>
    command.run(() => api.call(staffAccountChange, { body: { ...seen, ...to } }), [yours])
  const isOvertaken = command.refusal?.code === changedMeanwhile
  const isDisabled = state === 'disabled'

  return (
    <Dialog
      open
      onClose={() => !command.busy && onClose()}
      title={`${account.firstName} ${account.lastName}`}
      closeLabel={shell('close')}
    >
      <div className={layout.form}>
        {command.refusal !== undefined && <Remark tone="error">{command.refusal.text}</Remark>}
        {isOvertaken && <Conflict {...sent} now={facts} />}
        <p>{t('now', { role: shell(`roles.${account.role}`), state: t(`states.${state}`) })}</p>
        <Select
          label={t('newRole')}
          value={role}
          options={staffRoles.map((value) => ({ value, label: shell(`roles.${value}`) }))}
          onChange={({ currentTarget }) => setRole(staffRoles.find((one) => one === currentTarget.value) ?? role)}
        />
        <Button busy={command.busy} onClick={() => change({ role }, [t('role'), shell(`roles.${role}`)])}>
          {t('saveRole')}
        </Button>
        <form
          noValidate
          className={styles.more}
          onSubmit={(event) => {
            event.preventDefault()
            const places = placesIn(new FormData(event.currentTarget))
            const chosen = { storeIds: places.store_ids, cooperativeIds: places.cooperative_ids }
            change(places, [t('places'), namesOfPlaces(chosen, choice).join(', ') || t('wholeGroup')])
          }}
        >
          <PlacesField choice={choice} given={account} />
          <Button type="submit" variant="secondary" busy={command.busy}>
            {t('savePlaces')}
          </Button>
        </form>
        <div className={styles.more}>
          <p>{t(isDisabled ? 'enableText' : 'disableText')}</p>
          <Button
            variant="secondary"
            busy={command.busy}
            onClick={() => change({ disabled: !isDisabled }, [t('state'), t(isDisabled ? 'enable' : 'disable')])}
          >
            {t(isDisabled ? 'enable' : 'disable')}
          </Button>
        </div>
        <div className={styles.more}>
          <p>{t('reinviteText')}</p>
          <Button
            variant="secondary"
            busy={command.busy}
            onClick={() => command.run(() => api.call(staffAccountReinvite, { body: seen }), [])}
          >
            {t('reinvite')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
