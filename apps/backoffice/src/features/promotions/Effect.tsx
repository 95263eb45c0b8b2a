import type { PromotionEffect } from '@bottega/contract/staff-products/promotions.ts'
import { useTranslations } from 'use-intl'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { Remark } from '../../lib/Remark.tsx'
import styles from './Promotions.module.css'

type Row = PromotionEffect['rows'][number]
type Left = PromotionEffect['left'][number]

const placeOf = ({ code, store }: Row | Left) => [code, store].filter((part) => part !== '').join(' · ')
const keyOf = ({ productId, store }: Row | Left, place: number) => `${productId} ${store} ${place}`

interface EffectProps {
  effect: PromotionEffect
  withDays?: true
  /** In the place of how many products are promoted. */
  summary?: string
}

/** The effect of promotions: first what wants a decision, then each price before and after. */
export function Effect({ effect, withDays, summary }: EffectProps) {
  const t = useTranslations('promotions')
  const { rows, left, count, products, conflictCount, leftCount, unknown } = effect
  return (
    <div className={styles.effect}>
      <p>
        <strong>{summary ?? t('effect', { count: products })}</strong>
      </p>
      {unknown.length > 0 && (
        <Remark tone="error">{t('unknown', { count: unknown.length, codes: unknown.slice(0, 30).join(', ') })}</Remark>
      )}
      {conflictCount > 0 && <Remark tone="warn">{t('conflicts', { count: conflictCount })}</Remark>}
      {rows.length > 0 && (
        <ul className={styles.lines} aria-label={t('willBe')}>
          {rows.map((row, place) => (
            <Promoted key={keyOf(row, place)} row={row} withDays={withDays} />
          ))}
        </ul>
      )}
      {count > rows.length && <p>{t('more', { count: count - rows.length })}</p>}
      {leftCount > 0 && <h3>{t('leftOut', { count: leftCount })}</h3>}
      {left.length > 0 && (
        <ul className={styles.lines} aria-label={t('leftOut', { count: leftCount })}>
          {left.map((row, place) => (
            <LeftLine key={keyOf(row, place)} row={row} />
          ))}
        </ul>
      )}
      {leftCount > left.length && <p>{t('more', { count: leftCount - left.length })}</p>}
    </div>
  )
}

function Promoted({ row, withDays }: { row: Row; withDays: true | undefined }) {
  const t = useTranslations('promotions')
  const euros = useEuros()
  const day = useDay()
  const days = ({ from, to }: { from: string; to: string }) => `${day(from)} – ${day(to)}`
  return (
    <li>
      <div>
        <strong>{row.name}</strong>
        <small>{placeOf(row)}</small>
        {withDays && <small>{days(row)}</small>}
        {row.others.map((other) => (
          <small key={`${other.name} ${other.from}`} className={styles.warning}>
            {t('other', { name: other.name, days: days(other) })}
          </small>
        ))}
      </div>
      <div className={styles.prices}>
        <span>
          {euros(row.before)} → <strong>{euros(row.after)}</strong>
        </span>
        {row.lowest !== undefined && <small>{t('lowest', { price: euros(row.lowest) })}</small>}
      </div>
    </li>
  )
}

function LeftLine({ row }: { row: Left }) {
  const t = useTranslations('promotions')
  const euros = useEuros()
  return (
    <li>
      <div>
        <strong>{row.name}</strong>
        <small>{placeOf(row)}</small>
        <small className={styles.warning}>{t(`reasons.${row.reason}`)}</small>
      </div>
      <div className={styles.prices}>
        {row.before !== undefined && (
          <span>
            {euros(row.before)}
            {row.after !== undefined && ` → ${euros(row.after)}`}
          </span>
        )}
        {row.lowest !== undefined && <small>{t('lowest', { price: euros(row.lowest) })}</small>}
      </div>
    </li>
  )
}
