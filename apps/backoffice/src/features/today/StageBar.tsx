import type { TodaySlot } from '@bottega/contract/today/today.ts'
import { useTranslations } from 'use-intl'
import styles from './Today.module.css'

/** How many orders are at which stage: in words, and as parts of a bar. */
export function StageBar({ slot: { byStage } }: { slot: TodaySlot }) {
  const t = useTranslations('today.stages')
  const sum = byStage.reduce((total, { orders }) => total + orders, 0)
  const parts = byStage.map(({ stage, orders }, place) => {
    const before = byStage.slice(0, place).reduce((total, one) => total + one.orders, 0)
    return { stage, x: (before / sum) * 100, width: (orders / sum) * 100 }
  })
  return (
    <div className={styles.stages}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
        {parts.map(({ stage, x, width }) => (
          <rect key={stage} x={x} width={width} height={6} data-stage={stage} />
        ))}
      </svg>
      <ul>
        {byStage.map(({ stage, orders }) => (
          <li key={stage} data-stage={stage}>
            {t(stage, { count: orders })}
          </li>
        ))}
      </ul>
    </div>
  )
}
