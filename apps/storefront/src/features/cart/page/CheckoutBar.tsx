import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { CheckoutLink } from './CheckoutLink.tsx'
import { ThumbBar } from './ThumbBar.tsx'

/** The bar with the link to the checkout, on a phone. */
export function CheckoutBar() {
  const total = useShopperPart(({ cart }) => cart.total)
  return (
    <ThumbBar total={total} onDesk="nothing">
      <CheckoutLink />
    </ThumbBar>
  )
}
