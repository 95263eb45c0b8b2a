import { machineKeyRevoke, machineKeys } from '@bottega/contract/live-figures/calls.ts'
import type { MachineKeyView } from '@bottega/contract/live-figures/live-figures.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { MakeKeyDialog } from './MakeKeyDialog.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['admin'])
  return (await api.call(machineKeys)).data.keys
}

/** The keys of tills and warehouse systems. */
export function Component() {
  const t = useTranslations('machineKeys')
  const when = useWhen()
  const keys = useLoaderData<typeof loader>()
  const [making, setMaking] = useState(false)
  const ending = useActionDialog(async ({ keyId }: MachineKeyView) => {
    await api.call(machineKeyRevoke, { body: { key_id: keyId } })
  })

  const columns: readonly Column<MachineKeyView>[] = [
    { key: 'name', title: t('name'), renderCell: ({ name }) => name },
    { key: 'begins', title: t('begins'), renderCell: ({ begins }) => <code>{begins}…</code> },
    {
      key: 'scopes',
      title: t('scopes'),
      renderCell: ({ scopes }) => scopes.map((one) => t(`scope.${one}`)).join(', '),
    },
    { key: 'made', title: t('made'), renderCell: ({ madeAt, madeBy }) => `${when(madeAt)} · ${madeBy}` },
    { key: 'used', title: t('used'), renderCell: ({ usedAt }) => (usedAt === undefined ? t('never') : when(usedAt)) },
    {
      key: 'state',
      title: t('state'),
      renderCell: (key) =>
        key.revokedAt === undefined ? (
          <Button variant="secondary" aria-label={t('revokeOf', { name: key.name })} onClick={() => ending.show(key)}>
            {t('revoke')}
          </Button>
        ) : (
          <Badge tone="quiet">{t('revoked', { when: when(key.revokedAt) })}</Badge>
        ),
    },
  ]

  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button onClick={() => setMaking(true)}>{t('make')}</Button>
      </PageHead>
      {keys.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <DataTable caption={t('title')} columns={columns} rows={keys} keyOf={({ keyId }) => keyId} />
      )}
      {making && <MakeKeyDialog onClose={() => setMaking(false)} />}
      {ending.open !== undefined && (
        <ActionDialog
          dialog={ending}
          title={t('revokeOf', { name: ending.open.name })}
          text={t('revokeText')}
          button={t('revoke')}
        />
      )}
    </>
  )
}
