import { timeslotsSelect } from '@bottega/contract/delivery/calls.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import type { IconName } from '@bottega/ui/components/text/icon-paths.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { handoverOf, placeOf } from '../../lib/words/service-text.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useNow } from '../../lib/hooks/use-now.ts'
import { windowText } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { useCheckoutFlow } from '../../lib/questions/flow-context.ts'
import { destinationWords } from './words/destination.ts'
import styles from './DeliveryChoice.module.css'
import { minutesLeft } from '../../lib/words/slot-words.ts'

type DeliveryChoiceProps = {
  /** Read-only, as part of a larger sheet: nothing of it can be changed during the payment. */
  locked?: boolean
}

/** Reserves the width of most numbers of minutes. */
const usualMinutes = 20

/**
 * The place and time of the delivery of this cart, the time until which its slot is held, and the controls to change
 * either.
 */
export function DeliveryChoice({ locked = false }: DeliveryChoiceProps) {
  const t = useTranslations(destinationWords)
  const { locale } = usePageSetting()
  const { choosePlace, chooseTime } = useCheckoutFlow()
  const { perform } = useCartStore()
  const now = useNow(15_000)
  const { cart } = useShopper()
  const { shippingAddress: address, timeslot, deliveryService } = cart
  const handover = handoverOf(deliveryService)
  const minutes = now && minutesLeft(timeslot?.holdExpiresAt, now)
  const runsOut = timeslot?.holdExpiresAt !== undefined
  const isOver =
    timeslot !== undefined && (timeslot.holdExpired || (runsOut && now !== undefined && minutes === undefined))
  // The slot of an order being changed is booked: there is no hold to renew.
  const canKeep = !locked && (runsOut || isOver)

  /** Selects the same slot again: its hold restarts, or the shop refuses because another shopper took the slot. */
  async function keep() {
    if (timeslot === undefined) return
    const query = { sel_date: timeslot.date, timeslot_id: timeslot.timeslotId }
    await perform((api) => api.call(timeslotsSelect, { query }))
  }

  return (
    <div className={styles.choice} data-locked={locked}>
      <Row
        icon={handover === 'pickup' ? 'store' : 'truck'}
        title={deliveryService?.name ?? t(handover)}
        change={locked ? undefined : { label: t('changePlace'), onClick: () => void choosePlace() }}
        changeText={t('change')}
      >
        {address ? `${placeOf(cart)}, ${address.city}` : t('noPlace')}
        {address?.autoAssigned === true && <span className={styles.auto}>{t('autoPlace')}</span>}
      </Row>
      <Row
        icon="clock"
        title={timeslot ? windowText(timeslot.date, timeslot, locale) : t('noTime')}
        change={locked ? undefined : { label: t('changeTime'), onClick: () => void chooseTime() }}
        changeText={t('change')}
      >
        {timeslot && isOver && <span className={styles.over}>{t('expired')}</span>}
        {timeslot && !isOver && minutes !== undefined && <span>{t('heldFor', { minutes })}</span>}
        {/* Reserves the space of the sentence until the page knows the time, so that nothing below moves. */}
        {runsOut && now === undefined && (
          <span className={styles.unsaid}>{t('heldFor', { minutes: usualMinutes })}</span>
        )}
        {timeslot?.autoAssigned === true && <span className={styles.auto}>{t('autoTime')}</span>}
        {canKeep && (
          <button type="button" className={styles.extend} aria-label={t('extend')} onClick={() => void keep()}>
            {t('extendShort')}
          </button>
        )}
      </Row>
    </div>
  )
}

type RowProps = {
  icon: IconName
  title: string
  change: { label: string; onClick: () => void } | undefined
  changeText: string
  children: React.ReactNode
}

function Row({ icon, title, change, changeText, children }: RowProps) {
  return (
    <div className={styles.row}>
      <Icon name={icon} size={24} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <div className={styles.detail}>{children}</div>
      </div>
      {change && (
        <button type="button" className={styles.change} aria-label={change.label} onClick={change.onClick}>
          {changeText}
        </button>
      )}
    </div>
  )
}
