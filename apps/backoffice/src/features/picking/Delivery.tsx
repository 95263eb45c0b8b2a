import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { deliverySteps } from '@bottega/rules/fulfilment/delivery-steps.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldWords } from '../../lib/actions/use-field-words.ts'
import { formText } from '../../lib/form-text.ts'
import { Facts } from '../../lib/Part.tsx'
import { PhoneLink } from '../../lib/links.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { useAmount } from '../../lib/format/use-amount.ts'
import { dueNow, readMoney, type TypedMoney } from './door-money.ts'
import { DoorMoneyFields } from './DoorMoneyFields.tsx'
import { EndForm } from './EndForm.tsx'
import { packedGoods, readNotTaken } from './not-taken.ts'
import { NotTakenFields } from './NotTakenFields.tsx'
import styles from './Picking.module.css'
import type { Step } from './presses/press.ts'
import type { RefusedPress } from './presses/press-queue.ts'
import { presses, usePresses } from './presses/presses.ts'
import type { Waiting } from './use-order.ts'

interface DeliveryProps {
  order: PickListView
  waits: readonly Waiting[]
  press: (step: Step) => void
  /** The code that was refused last, until another is typed. */
  wrongCode: RefusedPress | undefined
}

/**
 * The way to the customer: what may be pressed next, by the state of the order. The code is checked by the shop alone,
 * and what is to be taken at the counter is known when it has weighed the end of picking.
 */
export function Delivery({ order, waits, press, wrongCode }: DeliveryProps) {
  const t = useTranslations('picking.steps')
  const { roles } = useSignedInStaff()
  const { offline } = usePresses()
  const fieldWords = useFieldWords()
  const { can } = order
  const amount = useAmount()
  const goods = packedGoods(order)
  const recalled = goods.filter((one) => one.recalled)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const undelivered = readNotTaken(goods, typed)
  const [typedMoney, setTypedMoney] = useState<TypedMoney>({})
  const due = dueNow(order, undelivered ?? [])
  const money = readMoney(due, typedMoney)
  const isReady = undelivered !== undefined && (due.cents === 0 || money.taken !== undefined)
  const taken = due.cents > 0 && money.taken !== undefined ? { taken: money.taken } : {}
  const inPart = undelivered !== undefined && undelivered.length > 0
  const kinds = new Set(waits.map(({ step }) => step.kind))
  const isSumOpen = order.toCollect > 0 && kinds.has('finish')
  const steps = deliverySteps.filter((step) => can[step])
  const isLast = (can.deliver || can.handOver) && !isSumOpen

  function submitCode(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = formText(new FormData(event.currentTarget), 'code').trim()
    if (code !== '' && isReady) press({ kind: 'handOver', code, undelivered, ...taken })
  }

  return (
    <section className={styles.steps}>
      {offline && kinds.has('handOver') && <Remark tone="warn">{t('codeWaits')}</Remark>}
      {offline && isSumOpen && <Remark tone="warn">{t('sumOpen')}</Remark>}
      {(steps.length > 0 || isLast) && <h2>{t('title')}</h2>}
      {(steps.length > 0 || isLast) && <Where order={order} />}
      {isLast && recalled.length > 0 && (
        <Remark tone="warn">
          {t('recalled', {
            goods: recalled.map(({ name, unit, quantity }) => `${name}, ${amount(quantity, unit)}`).join('; '),
          })}
        </Remark>
      )}
      {isLast && goods.length > 0 && (
        <NotTakenFields goods={goods} typed={typed} isWrong={undelivered === undefined} onType={setTyped} />
      )}
      {isLast && due.cents > 0 && <DoorMoneyFields due={due} typed={typedMoney} read={money} onType={setTypedMoney} />}
      <div className={styles.buttons}>
        {steps.map((step) => (
          <Button key={step} variant="secondary" size="large" onClick={() => press({ kind: 'move', step })}>
            {t(step)}
          </Button>
        ))}
        {can.deliver && isLast && (
          <Button
            size="large"
            disabled={!isReady}
            onClick={() => press({ kind: 'deliver', undelivered: undelivered ?? [], ...taken })}
          >
            {t(inPart ? 'deliverPart' : 'deliver')}
          </Button>
        )}
      </div>
      {can.handOver && isLast && (
        <form className={styles.count} onSubmit={submitCode} {...fieldWords}>
          <TextField
            name="code"
            label={t('code')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            required
            error={wrongCode?.text}
            onChange={() => {
              if (wrongCode !== undefined) presses.dismiss(wrongCode.press.id)
            }}
          />
          <Button type="submit" size="large" disabled={!isReady}>
            {t(inPart ? 'handOverPart' : 'handOver')}
          </Button>
        </form>
      )}
      {hasAnyRole(roles, ['shopkeeper']) && (can.fail || can.notCollected) && <EndForm can={can} press={press} />}
    </section>
  )
}

export function Where({ order }: { order: Pick<PickListView, 'address' | 'phone' | 'doorbell' | 'door' | 'note'> }) {
  const t = useTranslations('picking.steps')
  const { address, phone, doorbell, door, note } = order
  return (
    <Facts
      of={[
        [t('address'), address],
        [t('phone'), phone && <PhoneLink key="phone" phone={phone} />],
        [t('doorbell'), doorbell],
        [t('door'), door],
        [t('note'), note],
      ]}
    />
  )
}
