import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { basketWords } from '../../cart-store/words/basket.ts'

type CheckoutLinkProps = { size?: 'medium' | 'large'; wide?: boolean }

/** The link to the payment. Before the scripts load, the checkout page asks the questions. */
export function CheckoutLink({ size = 'medium', wide = false }: CheckoutLinkProps) {
  const t = useTranslations(basketWords)
  const { checkOut } = useCheckoutFlow()
  const changing = useShopperPart(({ cart }) => cart.orderId)
  return (
    <LinkButton
      href={changing === undefined ? paths.checkout() : paths.orderChanges(changing)}
      size={size}
      wide={wide}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void checkOut()
      }}
    >
      {t(changing === undefined ? 'toCheckout' : 'toChanges')}
    </LinkButton>
  )
}
