import type { StaffCountGood } from '@bottega/contract/staff-stock/counts.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useTranslations } from 'use-intl'
import { useAmount } from '../../../lib/format/use-amount.ts'
import { useEuros } from '../../../lib/format/use-euros.ts'
import { type Column, DataTable } from '../../../lib/lists/DataTable.tsx'
import { ProductName } from '../../../lib/lists/ProductName.tsx'
import { Section } from '../../../lib/Section.tsx'

interface Difference extends StaffCountGood {
  readonly counted: number
  readonly expected: number
}

const isDifferent = (good: StaffCountGood): good is Difference =>
  good.counted !== undefined &&
  good.expected !== undefined &&
  (good.counted !== good.expected || good.isLeftOut === true)

/** Goods of which something else lies there than should, the dearest first, and what they come to. */
export function Differences({ goods }: { goods: readonly StaffCountGood[] }) {
  const t = useTranslations('stock.counts')
  const amount = useAmount()
  const euros = useEuros()
  const different = goods
    .filter(isDifferent)
    .toSorted((one, other) => Math.abs(other.value ?? 0) - Math.abs(one.value ?? 0))
  if (goods.length === 0) return null
  const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text)
  const columns: readonly Column<Difference>[] = [
    { key: 'name', title: t('product'), renderCell: (good) => <ProductName product={good} /> },
    {
      key: 'expected',
      title: t('expected'),
      figures: true,
      renderCell: ({ expected, isLoose }) => amount(expected, isLoose ? 'kg' : 'pz'),
    },
    {
      key: 'counted',
      title: t('countedAmount'),
      figures: true,
      renderCell: ({ counted, isLoose }) => amount(counted, isLoose ? 'kg' : 'pz'),
    },
    {
      key: 'difference',
      title: t('difference'),
      figures: true,
      renderCell: ({ counted, expected, isLoose }) => {
        const difference = Math.round((counted - expected) * 1000) / 1000
        return signed(difference, amount(difference, isLoose ? 'kg' : 'pz'))
      },
    },
    {
      key: 'value',
      title: t('value'),
      figures: true,
      renderCell: ({ value }) => (value === undefined ? t('noPrice') : signed(value, euros(value))),
    },
    {
      key: 'by',
      title: t('by'),
      renderCell: ({ by, isLeftOut }) => (
        <>
          {by} {isLeftOut === true && <Badge tone="warn">{t('leftOut')}</Badge>}
        </>
      ),
    },
  ]
  const total = different.reduce((sum, { value = 0 }) => sum + value, 0)
  return (
    <Section title={t('differences')}>
      {different.length === 0 ? (
        <p>{t('noDifferences')}</p>
      ) : (
        <>
          <DataTable
            caption={t('differences')}
            columns={columns}
            rows={different}
            keyOf={({ productId }) => productId}
          />
          <p>
            <strong>{t('total', { count: different.length, value: signed(total, euros(total)) })}</strong>
          </p>
        </>
      )}
      {different.some(({ isLeftOut }) => isLeftOut) && <p>{t('leftOutText')}</p>}
    </Section>
  )
}
