import { LinkButton } from '@bottega/ui/components/LinkButton.tsx'
import { useTranslations } from 'use-intl'
import { useCheckoutFlow } from '../checkout-flow/flow-context.ts'
import { paths } from '../../paths.ts'

type CheckoutLinkProps = { size?: 'medium' | 'large'; wide?: boolean }

/** The way to the payment. Before the scripts arrive the checkout page does the asking. */
export function CheckoutLink({ size = 'medium', wide = false }: CheckoutLinkProps) {
  const t = useTranslations('basket')
  const { checkOut } = useCheckoutFlow()
  return (
    <LinkButton
      href={paths.checkout()}
      size={size}
      wide={wide}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void checkOut()
      }}
    >
      {t('toCheckout')}
    </LinkButton>
  )
}
