import { staffTagCustomer, staffUntagCustomer } from '@bottega/contract/staff-customers/calls.ts'
import type { StaffCustomer } from '@bottega/contract/staff-customers/staff-customers.ts'
import { longestTag, mostTags } from '@bottega/rules/people/customer-tags.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Remark } from '../../lib/Remark.tsx'
import layout from '../../lib/layout.module.css'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { useCommand } from '../../lib/use-command.ts'
import styles from './Customers.module.css'
import { isOver } from './customer-state.ts'

const known = 'tags-in-use'

/** The tags of a customer, put on and taken off; those in use are proposed while one is typed. */
export function Tags({ customer: { userId, state, tags, tagsInUse } }: { customer: StaffCustomer }) {
  const t = useTranslations('customers.tags')
  const { actingFor } = useSignedInStaff()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState('')
  const { busy, refusal, run } = useCommand(
    async (call: typeof staffTagCustomer | typeof staffUntagCustomer, tag: string) => {
      await api.call(call, { body: { user_id: userId, tag } })
      if (call === staffTagCustomer) setTyped('')
      await revalidate()
    },
  )
  const mayChange = actingFor === undefined && !isOver(state)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (typed.trim() !== '') run(staffTagCustomer, typed.trim())
  }
  return (
    <>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      {tags.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
            {mayChange && (
              <IconButton
                icon="close"
                label={t('remove', { tag })}
                disabled={busy}
                onClick={() => run(staffUntagCustomer, tag)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && tags.length < mostTags && (
        <form className={layout.form} onSubmit={submit}>
          <TextField
            label={t('one')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            list={known}
            maxLength={longestTag}
            autoComplete="off"
          />
          <datalist id={known}>
            {tagsInUse
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
          </datalist>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('add')}
          </Button>
        </form>
      )}
    </>
  )
}
