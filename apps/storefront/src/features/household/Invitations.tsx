import { householdCancelInvitation, householdInvite } from '@bottega/contract/household/calls.ts'
import type { HouseholdView } from '@bottega/contract/household/household.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { type SyntheticEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Household.module.css'
import { useHouseholdCommand } from './use-household.tsx'
import { householdWords } from './words/household.ts'

type InvitationView = HouseholdView['invitations'][number]

/** Those that wait, and the form for another. */
export function Invitations({ invitations }: { invitations: readonly InvitationView[] }) {
  const t = useTranslations(householdWords)
  const { revalidate } = useRevalidator()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<'adult' | 'child'>('adult')
  const { busy, refusal, run } = useCommand(async () => {
    await browserApi().call(householdInvite, { body: { email, role } })
    setEmail('')
    await revalidate()
  })
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    run()
  }
  return (
    <section aria-labelledby="invite" className={styles.part}>
      <h2 id="invite">{t('invite.title')}</h2>
      <ul className={styles.list}>
        {invitations.map((one) => (
          <Waiting key={one.invitationId} invitation={one} />
        ))}
      </ul>
      <form method="post" noValidate className={styles.fields} onSubmit={onSubmit}>
        <TextField
          name="email"
          type="email"
          label={t('invite.email')}
          help={t('invite.help')}
          error={refusal}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Select
          label={t('role.label')}
          options={(['adult', 'child'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value === 'child' ? 'child' : 'adult')}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('invite.send')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function Waiting({ invitation: { invitationId, email, role, expiresAt } }: { invitation: InvitationView }) {
  const t = useTranslations(householdWords)
  const { locale } = usePageSetting()
  const { busy, run } = useHouseholdCommand((api) =>
    api.call(householdCancelInvitation, { body: { invitation_id: invitationId } }),
  )
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span>{t('invite.waiting', { email, day: formatDay(new Date(expiresAt), locale) })}</span>
        <span className={styles.detail}>{t(`role.${role}`)}</span>
      </span>
      <Button variant="quiet" busy={busy} aria-label={t('invite.undoOf', { email })} onClick={run}>
        {t('invite.undo')}
      </Button>
    </li>
  )
}
