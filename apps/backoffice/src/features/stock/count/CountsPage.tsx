import { staffCountStart, staffStockCounts } from '@bottega/contract/staff-stock/calls.ts'
import type { StaffCountView } from '@bottega/contract/staff-stock/counts.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import type { SubmitEvent } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { numberIn } from '../../../lib/actions/EurosField.tsx'
import { api } from '../../../lib/api.ts'
import { useWhen } from '../../../lib/format/use-when.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import { type Column, DataTable } from '../../../lib/lists/DataTable.tsx'
import { Remark } from '../../../lib/Remark.tsx'
import { Section } from '../../../lib/Section.tsx'
import { requireRole } from '../../../lib/signed-in-staff.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { paths } from '../../../paths.ts'
import styles from './Count.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  return (await api.call(staffStockCounts, { query: {} })).data
}

/** Begin to count a department, go on with a count, or look at one that has ended. */
export function Component() {
  const t = useTranslations('stock.counts')
  const when = useWhen()
  const navigate = useNavigate()
  const { stores, departments, counts } = useLoaderData<typeof loader>()
  const { busy, refusal, run } = useCommand(async (warehouseId: number, departmentId: number) => {
    const body = { warehouse_id: warehouseId, department_id: departmentId }
    const { countId } = (await api.call(staffCountStart, { body })).data
    await navigate(paths.stockCount(countId))
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    run(numberIn(fields, 'store'), numberIn(fields, 'department'))
  }

  const options = (named: readonly { id: number; name: string }[]) =>
    named.map(({ id, name }) => ({ value: String(id), label: name }))
  const columns: readonly Column<StaffCountView>[] = [
    {
      key: 'department',
      title: t('department'),
      renderCell: ({ countId, department }) => <Anchor href={paths.stockCount(countId)}>{department}</Anchor>,
    },
    { key: 'store', title: t('store'), renderCell: ({ store }) => store },
    {
      key: 'begun',
      title: t('begun'),
      renderCell: ({ startedAt, startedBy }) => `${when(startedAt)}, ${startedBy}`,
    },
    { key: 'counted', title: t('counted'), figures: true, renderCell: ({ counted }) => counted },
    {
      key: 'state',
      title: t('state'),
      renderCell: ({ endedAt, endedBy, isApplied }) =>
        endedAt === undefined ? (
          <Badge tone="ok">{t('open')}</Badge>
        ) : (
          t(isApplied ? 'applied' : 'dropped', { when: when(endedAt), name: endedBy ?? '' })
        ),
    },
  ]
  return (
    <>
      <PageHead back={{ href: paths.stock(), text: t('back') }} title={t('title')} text={t('text')} />
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      <Section title={t('begin')}>
        <form className={styles.begin} onSubmit={submit}>
          <Select name="store" label={t('store')} options={options(stores)} required />
          <Select name="department" label={t('department')} options={options(departments)} required />
          <Button type="submit" busy={busy}>
            {t('beginOrGoOn')}
          </Button>
        </form>
      </Section>
      <Section title={t('list')}>
        {counts.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <DataTable caption={t('list')} columns={columns} rows={counts} keyOf={({ countId }) => countId} />
        )}
      </Section>
    </>
  )
}
