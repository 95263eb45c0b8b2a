import type { SpendingView } from '@bottega/contract/orders/order-lists.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { formatShopMonth } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { orderHistoryWords } from '../words/orderHistory.ts'
import styles from './SpendingPage.module.css'

/** Departments down, months across; it scrolls by itself where the page is narrow. */
export function SpendingTable({ spending: { months, departments, total } }: { spending: SpendingView }) {
  const t = useTranslations(orderHistoryWords, 'spending')
  const { locale } = usePageSetting()
  const newest = months.toReversed()
  const spent = (month: SpendingView['months'][number], id: number) =>
    month.departments.find(({ categoryId }) => categoryId === id)?.total ?? 0
  return (
    // A part that scrolls has to take the focus, or the keyboard cannot scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={t('inFigures')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('department')}</th>
            <th scope="col">{t('all')}</th>
            {newest.map(({ month }) => (
              <th key={month} scope="col">
                {formatShopMonth(`${month}-01`, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departments.map(({ categoryId, name, total: ofAll }) => (
            <tr key={categoryId}>
              <th scope="row">{name}</th>
              <td>{formatEuros(ofAll, locale)}</td>
              {newest.map((month) => (
                <td key={month.month}>{formatEuros(spent(month, categoryId), locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            <td>{formatEuros(total, locale)}</td>
            {newest.map((month) => (
              <td key={month.month}>{formatEuros(month.total, locale)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
