import { staffUnnoteCustomer } from '@bottega/contract/staff-customers/calls.ts'
import type { StaffCustomer } from '@bottega/contract/staff-customers/staff-customers.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { useCommand } from '../../lib/use-command.ts'
import { isOver } from './customer-state.ts'

/** The notes of colleagues about a customer: who wrote them, when, and which go with each order. */
export function Notes({ customer: { userId, state, notes } }: { customer: StaffCustomer }) {
  const t = useTranslations('customers.notes')
  const when = useWhen()
  const { actingFor } = useSignedInStaff()
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async (noteId: number) => {
    await api.call(staffUnnoteCustomer, { body: { user_id: userId, note_id: noteId } })
    await revalidate()
  })
  if (notes.length === 0) return <p>{t('none')}</p>
  return (
    <>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      <ol className={layout.story}>
        {notes.map(({ noteId, at, staffName, body, onOrders }) => (
          <li key={noteId}>
            <time dateTime={at}>{when(at)}</time> <strong>{staffName}</strong>{' '}
            {onOrders && <Badge>{t('onOrders')}</Badge>}
            <p>{body}</p>
            {actingFor === undefined && !isOver(state) && (
              <Button
                variant="secondary"
                busy={busy}
                aria-label={t('deleteOf', { name: staffName, when: when(at) })}
                onClick={() => run(noteId)}
              >
                {t('delete')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
