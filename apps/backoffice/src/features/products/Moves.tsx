import type { StaffMove } from '@bottega/contract/staff-stock/shelf-work.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { useTranslations } from 'use-intl'
import { useNumber } from '../../lib/format/use-number.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { type Column, DataTable } from '../../lib/lists/DataTable.tsx'
import { Section } from '../../lib/Section.tsx'
import { paths } from '../../paths.ts'

interface MovesProps {
  moves: readonly StaffMove[]
  /** The address of older ones; undefined where there are none. */
  older: string | undefined
}

/** How the stock of a product moved, the newest first. */
export function Moves({ moves, older }: MovesProps) {
  const t = useTranslations('products')
  const number = useNumber()
  const when = useWhen()
  if (moves.length === 0) return null
  const why = ({ reason, counted, expected, note }: StaffMove) =>
    [
      reason && t(`wasteReasons.${reason}`),
      counted !== undefined &&
        (expected === undefined
          ? t('countedFirst', { counted: number(counted) })
          : t('countedWhere', { counted: number(counted), expected: number(expected) })),
      note,
    ]
      .filter(Boolean)
      .join(' · ')
  const columns: readonly Column<StaffMove>[] = [
    { key: 'at', title: t('moved.at'), renderCell: ({ at }) => when(at) },
    {
      key: 'what',
      title: t('moved.what'),
      renderCell: ({ kind, orderId, otherStore, delta }) => {
        if (kind === 'order' && orderId !== undefined)
          return <Anchor href={paths.order(orderId)}>{t('moveOfOrder', { order: String(orderId) })}</Anchor>
        if (kind === 'transfer' && otherStore !== undefined)
          return t(delta < 0 ? 'moveTo' : 'moveFrom', { store: otherStore })
        if (kind === 'transferBack' && otherStore !== undefined) return t('moveBack', { store: otherStore })
        return t(`moveKinds.${kind}`)
      },
    },
    { key: 'store', title: t('store'), renderCell: ({ store }) => store },
    {
      key: 'delta',
      title: t('moved.delta'),
      figures: true,
      renderCell: ({ delta }) => (delta > 0 ? `+${number(delta)}` : number(delta)),
    },
    { key: 'by', title: t('moved.by'), renderCell: ({ by }) => by ?? '' },
    { key: 'why', title: t('moved.why'), renderCell: why },
  ]
  return (
    <Section title={t('moves')}>
      <DataTable caption={t('moves')} columns={columns} rows={moves} keyOf={({ moveId }) => moveId} />
      {older !== undefined && <Anchor href={older}>{t('olderMoves')}</Anchor>}
    </Section>
  )
}
