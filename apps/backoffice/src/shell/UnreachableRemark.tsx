import { useTranslations } from 'use-intl'
import { Remark } from '../lib/Remark.tsx'
import { useShownSince } from '../lib/reading/stay-open.ts'
import { useReadWhenBack } from '../lib/reading/use-read.ts'
import styles from './above-page.module.css'
import { useTime } from '../lib/format/use-time.ts'

/** Stays in view above a page that stays open without an answer of the shop, and reads it again as soon as there may be one. */
export function UnreachableRemark() {
  const t = useTranslations('shell')
  const time = useTime()
  const since = useShownSince()
  useReadWhenBack(since !== undefined)
  if (since === undefined) return null
  return (
    <div className={styles.unreachable}>
      <Remark tone="warn">{t('away', { time: time(since) })}</Remark>
    </div>
  )
}
