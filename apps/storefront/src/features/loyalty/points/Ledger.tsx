import type { PointsMovementView } from '@bottega/contract/loyalty/loyalty.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatDatedShopDay } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { loyaltyWords } from '../words/loyalty.ts'
import styles from './PointsPage.module.css'

/** Every movement with its date, reason, amount and the balance after it. */
export function Ledger({ movements }: { movements: readonly PointsMovementView[] }) {
  const t = useTranslations(loyaltyWords, 'points')
  const { locale } = usePageSetting()
  return (
    <table className={styles.ledger}>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('reason')}</th>
          <th scope="col" className={styles.amount}>
            {t('amount')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.movementId}>
            <td className={styles.date}>{formatDatedShopDay(shopDate(new Date(movement.date)), locale)}</td>
            <td>
              <Reason movement={movement} />
            </td>
            <td className={styles.amount} data-gain={movement.amount > 0}>
              {movement.amount > 0 ? '+' : '−'}
              {formatNumber(Math.abs(movement.amount), locale)}
            </td>
            <td className={styles.amount}>{formatNumber(movement.balance, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Reason({ movement: { reason, orderId, subject } }: { movement: PointsMovementView }) {
  const t = useTranslations(loyaltyWords, 'points.reasons')
  if (orderId !== undefined && (reason === 'order' || reason === 'return'))
    return <ShopLink to={paths.order(orderId)}>{t(`${reason}Number`, { orderId: String(orderId) })}</ShopLink>
  if (subject !== undefined && reason === 'donation') return t('donationTo', { subject })
  if (subject !== undefined && reason === 'reward') return t('rewardNamed', { subject })
  return t(reason)
}
