import { staffReturnsDecide, staffReturnsReceive, staffReturnsReplace } from '@bottega/contract/returns/calls.ts'
import type { StaffReturnView } from '@bottega/contract/returns/staff.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { ReturnBadge } from '../ReturnBadge.tsx'
import { ReturnedGoods } from '../ReturnedGoods.tsx'
import styles from '../Returns.module.css'
import { returnsWords } from '../words/returns.ts'

/** One return for the staff: goods, photos, amounts, and the steps possible now. */
export function StaffReturn({ refund }: { refund: StaffReturnView }) {
  const t = useTranslations(returnsWords)
  const { locale } = usePageSetting()
  const { orderRefundId, orderId, customer, method, date, vat, answer, decidedBy } = refund
  return (
    <Sheet title={`${t('one', { id: String(orderRefundId) })} · ${formatEuros(refund.amount, locale)}`}>
      <div className={styles.head}>
        <ReturnBadge refund={refund} />
        <span>
          {[
            customer.name,
            t('order', { id: String(orderId) }),
            method.name,
            formatDay(new Date(date), locale),
            ...vat.map(({ percent, amount }) =>
              t('staff.vat', { percent: String(percent), amount: formatEuros(amount, locale) }),
            ),
          ].join(' · ')}
        </span>
      </div>
      <ReturnedGoods products={refund.products} />
      {decidedBy !== undefined && (
        <p className={styles.soft}>
          {[t('staff.decidedBy', { name: decidedBy }), answer].filter((one) => one !== undefined).join(' · ')}
        </p>
      )}
      <Steps refund={refund} />
    </Sheet>
  )
}

function Steps({ refund }: { refund: StaffReturnView }) {
  const t = useTranslations(returnsWords, 'staff')
  const { revalidate } = useRevalidator()
  const [answer, setAnswer] = useState('')
  const [restock, setRestock] = useState(false)
  const [orderId, setOrderId] = useState(String(refund.openOrders[0]?.orderId ?? ''))
  const { orderRefundId: order_refund_id, steps } = refund
  const said = answer.trim() === '' ? {} : { answer: answer.trim() }
  const { busy, refusal, run } = useCommand(async (step: StaffReturnView['steps'][number]) => {
    const api = browserApi()
    if (step === 'approve' || step === 'refuse')
      await api.call(staffReturnsDecide, { body: { order_refund_id, decision: step, ...said } })
    else if (step === 'receive') await api.call(staffReturnsReceive, { body: { order_refund_id, restock } })
    else
      await api.call(staffReturnsReplace, {
        body: { order_refund_id, ...(step === 'replace' ? { order_id: Number(orderId) } : {}) },
      })
    await revalidate()
  })
  const may = (step: (typeof steps)[number]) => steps.includes(step)
  return (
    <div>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {may('approve') && (
        <div className={styles.actions}>
          <TextArea
            label={t('reply')}
            help={t('replyHelp')}
            rows={2}
            maxLength={500}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
          <Button busy={busy} onClick={() => run('approve')}>
            {t('approve')}
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => run('refuse')}>
            {t('refuse')}
          </Button>
        </div>
      )}
      {may('replace') && (
        <div className={styles.actions}>
          {refund.openOrders.length === 0 ? (
            <p>{t('noOrder')}</p>
          ) : (
            <>
              <Select
                label={t('replaceWith')}
                value={orderId}
                options={refund.openOrders.map((order) => ({
                  value: String(order.orderId),
                  label: `${order.orderId} · ${order.deliveryDate}`,
                }))}
                onChange={(event) => setOrderId(event.currentTarget.value)}
              />
              <Button busy={busy} onClick={() => run('replace')}>
                {t('replace')}
              </Button>
            </>
          )}
          <Button variant="secondary" busy={busy} onClick={() => run('payInstead')}>
            {t('payInstead')}
          </Button>
        </div>
      )}
      {may('receive') && (
        <div className={styles.actions}>
          <Checkbox checked={restock} onChange={(event) => setRestock(event.currentTarget.checked)}>
            {t('restock')}
          </Checkbox>
          <Button variant="secondary" busy={busy} onClick={() => run('receive')}>
            {t('receive')}
          </Button>
        </div>
      )}
    </div>
  )
}
