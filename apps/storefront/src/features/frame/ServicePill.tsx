import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { PersonalPart } from '../../lib/personal/PersonalPart.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useCheckoutFlow } from '../../lib/questions/flow-context.ts'
import { handoverOf, placeOf, shortSlotText } from '../../lib/words/service-text.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'
import styles from './ServicePill.module.css'

/** Always shows place and slot, or asks for them; before the scripts load, the checkout page asks. */
export function ServicePill() {
  return (
    <PersonalPart frame="service">
      <Pill />
    </PersonalPart>
  )
}

function Pill() {
  const t = useTranslations(frameWords, 'service')
  const { site, locale } = usePageSetting()
  const { choosePlace, chooseTime } = useCheckoutFlow()
  const { cart } = useShopper()
  const { shippingAddress: address, timeslot, deliveryService, store } = cart
  const handover = handoverOf(deliveryService)
  const place = placeOf(cart)
  const where = place === undefined ? undefined : t(handover, { place })
  const prices = store.chosen === true ? t('prices', { name: store.name }) : undefined
  const choose = t(`choose.${site}`)
  function when(): string {
    if (timeslot !== undefined) return timeslot.holdExpired ? t('expired') : shortSlotText(timeslot, locale)
    if (where !== undefined) return t('noSlot')
    return prices === undefined ? t('hint') : choose
  }

  return (
    <ShopLink
      to={paths.checkout()}
      className={styles.pill}
      data-chosen={(where ?? prices) !== undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void (address ? chooseTime() : choosePlace())
      }}
    >
      <Icon name={handover === 'pickup' || site === 'collect' ? 'store' : 'truck'} />
      <span className={styles.words}>
        <span className={styles.where}>{where ?? prices ?? choose}</span>
        <span className={styles.when} data-expired={timeslot?.holdExpired}>
          {when()}
        </span>
      </span>
    </ShopLink>
  )
}
