import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { shopDate, weekdayOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { openingDay, openingDays } from '@bottega/rules/stores/opening-hours.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatWeekday } from '../../lib/words/format.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './HoursTable.module.css'
import { windowsText } from '../store-map/store-hours.ts'
import { locatorWords } from '../store-map/words/locator.ts'

type HoursProps = { hours: WarehouseView['serviceHours']; since: string }

/** The coming seven days, holidays among them by name. */
export function HoursTable({ hours, since }: HoursProps) {
  const { locale } = usePageSetting()
  const t = useTranslations(locatorWords, 'store')
  const today = shopDate(new Date(since))
  return (
    <table className={styles.table}>
      <tbody>
        {openingDays(today, 7, hours).map((day) => (
          <tr key={day.date} data-today={day.date === today}>
            <th scope="row">
              {day.date === today ? t('today') : formatWeekday(weekdayOf(day.date), locale)}
              {day.custom?.name !== undefined && <span className={styles.why}> {day.custom.name}</span>}
            </th>
            <td>{windowsText(day, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many special days are announced. */
const announced = 6

/** The holidays to come, with their hours. */
export function Holidays({ hours, since }: HoursProps) {
  const { locale } = usePageSetting()
  const t = useTranslations(locatorWords, 'detail')
  const today = shopDate(new Date(since))
  const coming = hours.custom
    .filter(({ endDate }) => endDate >= today)
    .toSorted((one, other) => one.beginDate.localeCompare(other.beginDate))
    .slice(0, announced)
  if (coming.length === 0) return null
  return (
    <>
      <h2>{t('holidays')}</h2>
      <table className={styles.table}>
        <tbody>
          {coming.map(({ beginDate, endDate, beginHour, name }) => (
            <tr key={`${beginDate} ${beginHour}`}>
              <th scope="row">
                {[...new Set([beginDate, endDate])].map((date) => formatShopDay(date, locale)).join('–')}
                {name !== undefined && <span className={styles.why}> {name}</span>}
              </th>
              <td>{windowsText(openingDay(beginDate, hours), locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
