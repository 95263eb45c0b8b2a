import { formatWholePrice } from '@bottega/rules/text/format.ts'
import { Bar, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useLocale, useTranslations } from 'use-intl'
import type { Sale } from './Sales.tsx'

/** Orders as bars, takings as a line: told apart by shape, not by colour alone. Arrow keys walk along it. */
export function SalesPlot({ sales }: { sales: readonly Sale[] }) {
  const t = useTranslations('today')
  const language = useLocale()
  const euros = (value: unknown) => formatWholePrice(Number(value) * 100, language)
  return (
    <ResponsiveContainer width="100%" height={240}>
      <ComposedChart data={[...sales]} accessibilityLayer margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <XAxis dataKey="label" tick={{ fill: 'var(--ink-soft)', fontSize: 12 }} stroke="var(--line-strong)" />
        <YAxis
          yAxisId="orders"
          width={32}
          allowDecimals={false}
          tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
          stroke="var(--line-strong)"
        />
        <YAxis
          yAxisId="takings"
          orientation="right"
          width={64}
          tickFormatter={euros}
          tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
          stroke="var(--line-strong)"
        />
        <Tooltip
          formatter={(value, _name, { dataKey }) => (dataKey === 'takings' ? euros(value) : String(value))}
          contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', color: 'var(--ink)' }}
        />
        <Legend />
        <Bar yAxisId="orders" dataKey="orders" name={t('orders')} fill="var(--primary)" isAnimationActive={false} />
        <Line
          yAxisId="takings"
          dataKey="takings"
          name={t('takings')}
          stroke="var(--warn)"
          strokeWidth={2}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
