import type { StaffAccountView } from '@bottega/contract/backoffice/accounts.ts'
import { staffAccounts } from '@bottega/contract/backoffice/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Email } from '../../lib/links.tsx'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { namesOfPlaces } from './PlacesField.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['admin'])
  return (await api.call(staffAccounts)).data
}

const tones = { invited: 'warn', active: 'ok', disabled: 'quiet' } as const

/** The staff with their roles; one's own account is changed by others. */
export function Component() {
  const t = useTranslations('accounts')
  const roles = useTranslations('shell.roles')
  const when = useWhen()
  const { username } = useSignedInStaff()
  const data = useLoaderData<typeof loader>()
  const { accounts } = data
  const [inviting, setInviting] = useState(false)
  const [openId, setOpenId] = useState<number>()
  const open = accounts.find(({ userId }) => userId === openId)

  const columns: readonly Column<StaffAccountView>[] = [
    { key: 'name', title: t('name'), renderCell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { key: 'email', title: t('email'), renderCell: ({ email }) => <Email address={email} /> },
    { key: 'role', title: t('role'), renderCell: ({ role }) => roles(role) },
    {
      key: 'places',
      title: t('places'),
      renderCell: (account) => namesOfPlaces(account, data).join(', ') || t('wholeGroup'),
    },
    {
      key: 'state',
      title: t('state'),
      renderCell: ({ state, invitationEndsAt }) => (
        <>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {invitationEndsAt !== undefined && <div>{t('until', { when: when(invitationEndsAt) })}</div>}
        </>
      ),
    },
    {
      key: 'change',
      title: t('actions'),
      actions: true,
      renderCell: ({ userId, login, firstName, lastName }) =>
        login === username ? (
          t('own')
        ) : (
          <Button
            variant="secondary"
            aria-label={t('changeOf', { name: `${firstName} ${lastName}` })}
            onClick={() => setOpenId(userId)}
          >
            {t('change')}
          </Button>
        ),
    },
  ]

  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button onClick={() => setInviting(true)}>{t('invite')}</Button>
      </PageHead>
      <DataTable caption={t('title')} columns={columns} rows={accounts} keyOf={({ userId }) => userId} />
      {inviting && <InviteDialog choice={data} onClose={() => setInviting(false)} />}
      {open !== undefined && <AccountDialog account={open} choice={data} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
