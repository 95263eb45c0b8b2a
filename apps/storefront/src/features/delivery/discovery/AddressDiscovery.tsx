import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { isSignedIn, useShopper } from '../../../lib/visit/shopper.ts'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import styles from './AddressDiscovery.module.css'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { PlaceCheck } from './PlaceCheck.tsx'

/** The question of the home page: does the shop deliver here? (Shopping core, section 2) */
export function AddressDiscovery() {
  const t = useTranslations(deliveryWords, 'discovery')
  const { site } = usePageSetting()
  const { user } = useShopper()
  const { choosePlace, chooseTime } = useCheckoutFlow()
  return (
    <section className={styles.widget} aria-labelledby="discovery-title">
      <h2 id="discovery-title">{t(`title.${site}`)}</h2>
      <PlaceCheck
        next={
          isSignedIn(user) ? (
            <Button onClick={() => void choosePlace()}>{t('start')}</Button>
          ) : (
            <Button onClick={() => void chooseTime()}>{t('signIn')}</Button>
          )
        }
      />
    </section>
  )
}
