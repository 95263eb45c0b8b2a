import { tillClosing } from '@bottega/contract/tills/calls.ts'
import type { TillTaking } from '@bottega/contract/tills/tills.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { type Column, DataTable } from '../../lib/lists/DataTable.tsx'
import { Facts } from '../../lib/Part.tsx'
import { readOne } from '../../lib/reading/read-one.ts'
import { Section } from '../../lib/Section.tsx'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { useWhoseTill } from './till-columns.tsx'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  return readOne(
    params['closingId'],
    'error.till.notFound',
    async (id) => (await api.call(tillClosing, { query: { closing_id: id } })).data,
  )
}

/** A closing of a till, with the orders whose money it counted. */
export function Component() {
  const t = useTranslations('tills')
  const { closing, takings } = useLoaderData<typeof loader>()
  const euros = useEuros()
  const when = useWhen()
  const whose = useWhoseTill()
  const figure = (key: 'due' | 'cash' | 'card' | 'vouchers' | 'short'): Column<TillTaking> => ({
    key,
    title: t(key),
    figures: true,
    renderCell: (taking) => euros(taking[key]),
  })
  const columns: readonly Column<TillTaking>[] = [
    {
      key: 'order',
      title: t('order'),
      renderCell: ({ orderId }) => <Anchor href={paths.order(orderId)}>{String(orderId)}</Anchor>,
    },
    { key: 'at', title: t('at'), renderCell: ({ at }) => when(at) },
    figure('due'),
    figure('cash'),
    figure('card'),
    figure('vouchers'),
    figure('short'),
    { key: 'reason', title: t('reason'), renderCell: ({ reason = '' }) => reason },
  ]
  return (
    <>
      <PageHead
        back={{ href: paths.tills(), text: t('title') }}
        title={t('number', { id: String(closing.closingId) })}
        text={`${whose(closing)} · ${closing.store}`}
      />
      <Facts
        of={[
          [t('closedAt'), when(closing.closedAt)],
          [t('closedBy'), closing.closedBy],
          [t('cash'), euros(closing.cash)],
          [t('counted'), euros(closing.counted)],
          [t('difference'), euros(closing.difference)],
          [t('reason'), closing.reason],
          [t('card'), euros(closing.card)],
          [t('vouchers'), euros(closing.vouchers)],
          [t('short'), euros(closing.short)],
        ]}
      />
      <Section title={t('takings')}>
        <DataTable caption={t('takings')} columns={columns} rows={takings} keyOf={({ orderId }) => orderId} />
      </Section>
    </>
  )
}
