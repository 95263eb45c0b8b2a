import { formatWholePrice } from '@bottega/rules/text/format.ts'
import type { SpendingView } from '@bottega/contract/orders/order-lists.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatShopMonth } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { orderHistoryWords } from '../words/orderHistory.ts'
import { barsOf, coloured, ownColours } from './chart-bars.ts'
import styles from './SpendingChart.module.css'

const barWidth = 100

/** A picture of what the table below says: hidden from screen readers, which read the table. */
export function SpendingChart({ spending }: { spending: SpendingView }) {
  const t = useTranslations(orderHistoryWords, 'spending')
  const { locale } = usePageSetting()
  const bars = barsOf(spending)
  const hasOthers = bars.some(({ parts }) => parts.some(({ rank }) => rank === ownColours))
  return (
    <div aria-hidden="true">
      <svg className={styles.chart} viewBox={`0 0 ${bars.length * barWidth} 100`} preserveAspectRatio="none">
        {bars.flatMap(({ month, parts }, index) =>
          parts.map(({ rank, from, height }) => (
            <rect
              key={`${month} ${rank} ${from}`}
              className={styles.part}
              data-rank={rank}
              x={index * barWidth + barWidth * 0.18}
              y={100 - from - height}
              width={barWidth * 0.64}
              height={height}
            />
          )),
        )}
      </svg>
      <ol className={styles.months}>
        {spending.months.map(({ month, total }) => (
          <li key={month}>
            <span>{formatShopMonth(`${month}-01`, locale).split(' ')[0]?.slice(0, 3)}</span>
            {bars.length <= 6 && <b>{formatWholePrice(Math.round(total * 100), locale)}</b>}
          </li>
        ))}
      </ol>
      <ul className={styles.legend}>
        {coloured(spending.departments).map(({ categoryId, name }, rank) => (
          <li key={categoryId}>
            <span className={styles.swatch} data-rank={rank} />
            {name}
          </li>
        ))}
        {hasOthers && (
          <li>
            <span className={styles.swatch} data-rank={ownColours} />
            {t('others')}
          </li>
        )}
      </ul>
    </div>
  )
}
