import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { PersonalPart } from '../../../lib/personal/PersonalPart.tsx'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { isSignedIn, useShopper } from '../../../lib/visit/shopper.ts'
import { handoverOf, placeOf, shortSlotText } from '../../../lib/words/service-text.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { blocksWords } from '../words/blocks.ts'
import styles from './CartInfoCard.module.css'

/** On a phone, for customers: service, address and slot, each opening its choice. (Content and discovery, section 6) */
export function CartInfoCard() {
  return (
    <PersonalPart>
      <Card />
    </PersonalPart>
  )
}

function Card() {
  const t = useTranslations(blocksWords, 'cartInfo')
  const { locale } = usePageSetting()
  const { user, cart } = useShopper()
  const { choosePlace, chooseTime } = useCheckoutFlow()
  const { deliveryService: service, timeslot } = cart
  if (!isSignedIn(user)) return null
  const slot = timeslot && !timeslot.holdExpired ? shortSlotText(timeslot, locale) : undefined
  const parts = [
    {
      name: t('service'),
      icon: handoverOf(service) === 'pickup' ? 'store' : 'truck',
      value: service?.name,
      open: () => choosePlace(service?.deliveryServiceId),
    },
    { name: t('address'), icon: 'pin', value: placeOf(cart), open: () => choosePlace() },
    { name: t('timeslot'), icon: 'clock', value: slot, open: () => chooseTime() },
  ] as const
  return (
    <section className={styles.card} aria-label={t('title')}>
      {parts.map(({ name, icon, value, open }) => (
        <button key={icon} type="button" className={styles.part} onClick={() => void open()}>
          <Icon name={icon} />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{value ?? t('choose')}</span>
          </span>
          <Icon name="chevronRight" />
        </button>
      ))}
    </section>
  )
}
