import { rewardsTakeBack } from '@bottega/contract/loyalty/calls.ts'
import type { RewardRequestView } from '@bottega/contract/loyalty/rewards.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { notifications } from '../../../lib/notices/notifications.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatDatedShopDay } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import parts from '../parts/parts.module.css'
import { useQuestion } from '../parts/use-question.tsx'
import { loyaltyWords } from '../words/loyalty.ts'
import styles from './RewardsCartPage.module.css'

const tones = { requested: 'warn', ready: 'ok', handedOver: 'quiet', cancelled: 'quiet' } as const

export function RewardRequest({ request }: { request: RewardRequestView }) {
  const t = useTranslations(loyaltyWords, 'requested')
  const pointsOf = useTranslations(loyaltyWords, 'rewards')
  const { locale } = usePageSetting()
  const question = useQuestion()
  const { revalidate } = useRevalidator()
  const { requestId, date, status, statusName, statusDate, points, mayCancel, rewards } = request
  const number = String(requestId)
  const day = (instant: string) => formatDatedShopDay(shopDate(new Date(instant)), locale)
  const { busy, run } = useCommand(async () => {
    await browserApi().call(rewardsTakeBack, { body: { request_id: requestId } })
    notifications.notify('success', t('cancelled'))
    await revalidate()
  }, notifyRefusal)

  async function press() {
    const sure = await question({
      title: t('ask.title'),
      text: t('ask.text', { points }),
      yes: t('ask.yes'),
      no: t('ask.no'),
    })
    if (sure) run()
  }

  return (
    <li className={parts.panel}>
      <div className={parts.row}>
        <div>
          <h2>{t('number', { number })}</h2>
          <p className={parts.soft}>{t('on', { day: day(date) })}</p>
        </div>
        <p>
          <Badge tone={tones[status]}>{statusName}</Badge>{' '}
          {status !== 'requested' && <span className={parts.soft}>{t('since', { day: day(statusDate) })}</span>}
        </p>
      </div>
      <ul className={styles.chosen}>
        {rewards.map(({ name, quantity, points: each }) => (
          <li key={name} className={styles.line}>
            <span>
              {quantity} × {name}
            </span>
            <span>{pointsOf('points', { points: each * quantity })}</span>
          </li>
        ))}
      </ul>
      <div className={parts.row}>
        <p>
          {pointsOf('total')}: <strong>{pointsOf('points', { points })}</strong>
        </p>
        {mayCancel && (
          <Button
            variant="secondary"
            busy={busy}
            aria-label={t('cancelNamed', { number })}
            onClick={() => void press()}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
    </li>
  )
}
