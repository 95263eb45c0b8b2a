import {
  standingOrderEnd,
  standingOrderPause,
  standingOrderResume,
  standingOrderSkip,
} from '@bottega/contract/standing-orders/calls.ts'
import type { StandingOrderView, StandingOrdersView } from '@bottega/contract/standing-orders/standing-orders.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useAsk } from '../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { hoursText } from './hours-text.ts'
import { type Choices, StandingOrderForm } from './StandingOrderForm.tsx'
import styles from './StandingOrders.module.css'
import { standingWords } from './words/standing.ts'

type Props = {
  order: StandingOrderView
  choices: Choices
  onChanged: (orders: StandingOrdersView['orders']) => void
}

type Answered = Promise<{ data: StandingOrdersView }>

/** One standing order: its rhythm, its state and what can be done with it. */
export function StandingOrderCard({ order, choices, onChanged }: Props) {
  const { standingOrderId, listName, addressName, nextDay, everyWeeks, pausedFor, proposal } = order
  const t = useTranslations(standingWords)
  const { locale } = usePageSetting()
  const ask = useAsk()
  const [isChanging, setChanging] = useState(false)
  const { busy, run } = useCommand(async (work: () => Answered) => onChanged((await work()).data.orders), notifyRefusal)
  const body = { standing_order_id: standingOrderId }
  const day = formatShopDay(nextDay, locale)
  const openDay = proposal?.answer === undefined ? proposal?.day : undefined

  async function end() {
    const words = { title: t('ending.title'), text: t('ending.text'), yes: t('ending.yes'), no: t('cancel') }
    if (await ask<boolean>((answer) => <ConfirmDialog {...words} onAnswer={answer} />))
      run(() => browserApi().call(standingOrderEnd, { body }))
  }

  const skipped = openDay ?? nextDay
  return (
    <li className={styles.order}>
      <h2 className={styles.name}>{listName ?? t('listGone')}</h2>
      <p>
        {t(everyWeeks === 1 ? 'every.1' : 'every.2')}, {hoursText(order)}
      </p>
      {addressName !== undefined && <p className={styles.detail}>{addressName}</p>}
      {pausedFor === undefined ? (
        <p className={styles.detail}>{t('next', { day })}</p>
      ) : (
        <p>
          <Badge tone="warn">{t('paused')}</Badge> <span>{t(`reasons.${pausedFor}`)}</span>
        </p>
      )}
      {proposal?.answer !== undefined && (
        <p className={styles.detail}>{t(proposal.answer, { day: formatShopDay(proposal.day, locale) })}</p>
      )}
      {proposal !== undefined && openDay !== undefined && (
        <p>{t('proposed', { day: formatShopDay(openDay, locale) })}</p>
      )}
      {isChanging ? (
        <StandingOrderForm
          choices={choices}
          order={order}
          onSaved={(saved) => {
            onChanged(saved)
            setChanging(false)
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <div className={styles.actions}>
          {proposal !== undefined && openDay !== undefined && (
            <LinkButton href={`/profile/standing-orders/${proposal.proposalId}`}>{t('look')}</LinkButton>
          )}
          {pausedFor === undefined ? (
            <Button
              variant="secondary"
              busy={busy}
              onClick={() => run(() => browserApi().call(standingOrderPause, { body }))}
            >
              {t('pause')}
            </Button>
          ) : (
            <Button busy={busy} onClick={() => run(() => browserApi().call(standingOrderResume, { body }))}>
              {t('resume')}
            </Button>
          )}
          {pausedFor === undefined && (
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => run(() => browserApi().call(standingOrderSkip, { body: { ...body, day: skipped } }))}
            >
              {t('skip', { day: formatShopDay(skipped, locale) })}
            </Button>
          )}
          <Button variant="secondary" disabled={busy} onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void end()}>
            {t('end')}
          </Button>
        </div>
      )}
    </li>
  )
}
