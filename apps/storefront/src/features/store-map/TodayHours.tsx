import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { useNow } from '../../lib/hooks/use-now.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { openNow } from './store-hours.ts'
import styles from './TodayHours.module.css'

type TodayHoursProps = {
  hours: WarehouseView['serviceHours']
  /** The time at which the page was rendered: it counts until the browser's clock takes over. */
  since: string
}

/** Whether a store is open, as a green or red dot and in words, with its hours of today. */
export function TodayHours({ hours, since }: TodayHoursProps) {
  const { locale } = usePageSetting()
  const now = useNow(60_000) ?? new Date(since)
  const { open, text, today } = openNow(now, hours, locale)
  return (
    <p className={styles.hours}>
      <span className={styles.state} data-open={open}>
        {open !== undefined && <span className={styles.dot} data-open={open} aria-hidden="true" />}
        {text}
      </span>
      {today !== undefined && <span className={styles.today}>{today}</span>}
    </p>
  )
}
