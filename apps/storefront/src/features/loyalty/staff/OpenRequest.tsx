import type { CallReply } from '@bottega/contract/call.ts'
import { rewardsServe, type rewardsToServe } from '@bottega/contract/loyalty/calls.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { canRewardBecome } from '@bottega/rules/loyalty/reward-status.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatDatedShopDay } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import parts from '../parts/parts.module.css'
import { useQuestion } from '../parts/use-question.tsx'
import styles from '../rewards/RewardsCartPage.module.css'
import { loyaltyWords } from '../words/loyalty.ts'

type Request = CallReply<typeof rewardsToServe>['requests'][number]

const steps = ['ready', 'handedOver', 'cancelled'] as const

/** Whose rewards, which, and the steps possible now; cancelling gives the points back and is asked about. */
export function OpenRequest({ request }: { request: Request }) {
  const t = useTranslations(loyaltyWords, 'staff')
  const { locale } = usePageSetting()
  const question = useQuestion()
  const { revalidate } = useRevalidator()
  const { requestId, date, status, statusName, points, rewards, customer } = request
  const number = String(requestId)
  const { busy, refusal, run } = useCommand(async (wanted: (typeof steps)[number]) => {
    await browserApi().call(rewardsServe, { body: { request_id: requestId, status: wanted } })
    await revalidate()
  })

  async function press(wanted: (typeof steps)[number]) {
    const words = { title: t('ask.title', { number }), text: t('ask.text', { points }), yes: t('ask.yes') }
    if (wanted !== 'cancelled' || (await question({ ...words, no: t('ask.no') }))) run(wanted)
  }

  return (
    <li className={parts.panel}>
      <div className={parts.row}>
        <div>
          <h2>{t('of', { number, name: customer.name })}</h2>
          <p className={parts.soft}>{t('on', { day: formatDatedShopDay(shopDate(new Date(date)), locale) })}</p>
        </div>
        <Badge tone={status === 'ready' ? 'ok' : 'warn'}>{statusName}</Badge>
      </div>
      <ul className={styles.chosen}>
        {rewards.map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <div className={parts.row}>
        {steps
          .filter((step) => canRewardBecome(status, step))
          .map((step) => (
            <Button
              key={step}
              variant={step === 'cancelled' ? 'secondary' : 'primary'}
              busy={busy}
              aria-label={t(`named.${step}`, { number })}
              onClick={() => void press(step)}
            >
              {t(`steps.${step}`)}
            </Button>
          ))}
      </div>
    </li>
  )
}
