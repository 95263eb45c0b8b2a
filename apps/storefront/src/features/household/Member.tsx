import { householdRemoveMember, householdSetMember } from '@bottega/contract/household/calls.ts'
import type { HouseholdMemberView } from '@bottega/contract/household/household.ts'
import { centsFromEuros, eurosFromCents } from '@bottega/rules/money/cents.ts'
import { highestWeeklyLimit } from '@bottega/rules/people/household.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { type SyntheticEvent, useState } from 'react'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Household.module.css'
import { useHouseholdCommand } from './use-household.tsx'
import { householdWords } from './words/household.ts'

/** Cents of a limit as typed, null for none, undefined where it is no amount. */
function limitOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const euros = Number(typed.trim().replace(',', '.'))
  const cents = Number.isFinite(euros) ? centsFromEuros(euros) : undefined
  return cents !== undefined && cents >= 0 && cents <= highestWeeklyLimit ? cents : undefined
}

/** One of the household, with role and limit; the holder changes those of the others. */
export function Member({ member, isHolder }: { member: HouseholdMemberView; isHolder: boolean }) {
  const t = useTranslations(householdWords)
  const { locale } = usePageSetting()
  const { firstName, role, isMe, spentCents, weeklyLimitCents = null } = member
  const euros = (cents: number) => formatEuros(eurosFromCents(cents), locale)
  return (
    <li className={styles.card}>
      <h3>{isMe ? `${firstName} (${t('you')})` : firstName}</h3>
      <span className={styles.detail}>{t(`role.${role}`)}</span>
      {spentCents !== undefined && role === 'adult' && (
        <span className={styles.detail}>
          {weeklyLimitCents === null
            ? t('spent', { spent: euros(spentCents) })
            : t('spentOf', { spent: euros(spentCents), limit: euros(weeklyLimitCents) })}
        </span>
      )}
      {isHolder && role !== 'holder' && <Terms member={member} />}
    </li>
  )
}

function Terms({ member }: { member: HouseholdMemberView }) {
  const t = useTranslations(householdWords)
  const { memberId, firstName: name, weeklyLimitCents = null } = member
  const [role, setRole] = useState<'adult' | 'child'>(member.role === 'child' ? 'child' : 'adult')
  const [limit, setLimit] = useState(weeklyLimitCents === null ? '' : String(eurosFromCents(weeklyLimitCents)))
  const cents = limitOf(limit)
  const save = useHouseholdCommand(async (api) => {
    if (cents === undefined) return
    await api.call(householdSetMember, { body: { member_id: memberId, role, weekly_limit_cents: cents } })
  })
  const remove = useHouseholdCommand((api) => api.call(householdRemoveMember, { body: { member_id: memberId } }), {
    title: t('removeTitle', { name }),
    text: t('removeText'),
    yes: t('remove'),
  })
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    save.run()
  }
  return (
    <form method="post" noValidate className={styles.fields} onSubmit={onSubmit}>
      <Select
        label={t('role.label')}
        options={(['adult', 'child'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value === 'child' ? 'child' : 'adult')}
      />
      {role === 'adult' && (
        <TextField
          label={t('limit.label')}
          help={t('limit.help')}
          error={cents === undefined ? t('limit.wrong') : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          value={limit}
          onChange={({ target }) => setLimit(target.value)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={save.busy} aria-label={t('saveOf', { name })}>
          {t('save')}
        </Button>
        <Button variant="quiet" busy={remove.busy} aria-label={t('removeOf', { name })} onClick={remove.run}>
          {t('remove')}
        </Button>
      </div>
    </form>
  )
}
