import { ordersChangeDate, ordersChangeDates } from '@bottega/contract/orders/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useAsk } from '../../../lib/questions/ask.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { formatShopDay } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { orderRequestsWords } from '../words/orderRequests.ts'
import styles from './OrderRequests.module.css'

type NewDate = CallReply<typeof ordersChangeDates>['dates'][number]

/** Asks for the days that have a place, and shows them to choose from. */
export function useChangeDate(orderId: number) {
  const ask = useAsk()
  const { revalidate } = useRevalidator()
  const { busy, run } = useCommand(async () => {
    const { data } = await browserApi().call(ordersChangeDates, { query: { order_id: orderId } })
    const moved = await ask<boolean>((answer) => (
      <ChangeDateDialog orderId={orderId} dates={data.dates} onDone={answer} />
    ))
    if (moved) await revalidate()
  }, notifyRefusal)
  return { busy, changeDate: run }
}

type ChangeDateDialogProps = { orderId: number; dates: readonly NewDate[]; onDone: (moved: boolean) => void }

function ChangeDateDialog({ orderId, dates, onDone }: ChangeDateDialogProps) {
  const t = useTranslations(orderRequestsWords, 'date')
  const common = useTranslations(commonWords)
  const { locale } = usePageSetting()
  const [day, setDay] = useState(dates[0]?.date)
  const { busy, refusal, run } = useCommand(async (date: string) => {
    const { response } = await browserApi().call(ordersChangeDate, {
      body: { order_id: orderId, new_order_date: date },
    })
    notifyRemarks(response)
    onDone(true)
  })
  return (
    <Dialog
      open
      title={t('title')}
      closeLabel={common('close')}
      onClose={() => onDone(false)}
      footer={
        day !== undefined && (
          <Button busy={busy} onClick={() => run(day)}>
            {t('save')}
          </Button>
        )
      }
    >
      <div className={styles.choices}>
        <p>{t(day === undefined ? 'none' : 'text')}</p>
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
        {day !== undefined && (
          <RadioGroup
            legend={t('days')}
            value={day}
            onChange={setDay}
            options={dates.map(({ date, beginTime: begin, endTime: end }) => ({
              value: date,
              label: t('day', { day: formatShopDay(date, locale), begin, end }),
            }))}
          />
        )}
      </div>
    </Dialog>
  )
}
