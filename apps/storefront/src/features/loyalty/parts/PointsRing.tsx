import { formatNumber } from '@bottega/rules/text/format.ts'
import { nextGoal } from '@bottega/rules/loyalty/points.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { loyaltyWords } from '../words/loyalty.ts'
import styles from './PointsRing.module.css'

/** The circle is a hundred units long, so that a share of it is a percentage. */
const radius = 100 / (2 * Math.PI)

/** The balance in a ring that fills up to the next voucher. */
export function PointsRing({ points, goals }: { points: number; goals: readonly number[] }) {
  const t = useTranslations(loyaltyWords, 'points')
  const { locale } = usePageSetting()
  const next = nextGoal(points, goals)
  const share = next === undefined ? 100 : (100 * points) / next.goal
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r={radius} className={styles.track} />
        <circle cx="20" cy="20" r={radius} className={styles.filled} strokeDasharray={`${share} 100`} />
      </svg>
      <div className={styles.words}>
        <p className={styles.number}>{formatNumber(points, locale)}</p>
        <p className={styles.unit}>{t('amount')}</p>
      </div>
      {goals.length > 0 && (
        <p className={styles.next}>{next === undefined ? t('reached') : t('next', { missing: next.missing })}</p>
      )}
    </div>
  )
}
