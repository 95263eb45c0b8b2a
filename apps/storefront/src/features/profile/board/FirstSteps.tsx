import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import cards from '../../orders/at-hand/AtHand.module.css'
import { boardWords } from '../words/board.ts'

/** The first steps of a customer who has not shopped yet: say where to deliver, then fill the cart. */
export function FirstSteps() {
  const t = useTranslations(boardWords, 'first')
  const hasPlace = useShopperPart(({ cart }) => cart.shippingAddress !== undefined)
  const { choosePlace } = useCheckoutFlow()
  return (
    <article className={cards.card}>
      <h2>
        <Icon name={hasPlace ? 'cart' : 'pin'} /> {t('title')}
      </h2>
      <p className={cards.when}>{t(hasPlace ? 'fill' : 'place')}</p>
      <p className={cards.details}>{t(hasPlace ? 'fillText' : 'placeText')}</p>
      <div className={cards.actions}>
        {!hasPlace && <Button onClick={() => void choosePlace()}>{t('choose')}</Button>}
        <LinkButton href={paths.offers()} variant={hasPlace ? 'primary' : 'secondary'}>
          {t('offers')}
        </LinkButton>
      </div>
    </article>
  )
}
