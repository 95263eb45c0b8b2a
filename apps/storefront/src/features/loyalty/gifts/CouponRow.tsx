import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { itemsOf } from '../../cart-store/cart-line.ts'
import { proposalLink } from '../../vouchers/voucher-card.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Choices } from './CouponForm.tsx'

type CouponRowProps = {
  coupon: MyVoucherView
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** One coupon with its free uses, each for a line of the cart, and where those on the cart are. */
export function CouponRow({ coupon, choices, onChoose }: CouponRowProps) {
  const t = useTranslations(loyaltyWords, 'coupons')
  const { cart } = useShopper()
  const { name, description, userGiftCertificates, cartItems } = coupon
  const items = itemsOf(cart)
  const lines = items.filter(({ itemId }) => cartItems.includes(itemId))
  const nameOf = (itemId: number | undefined) => items.find((one) => one.itemId === itemId)?.product.name ?? ''
  const open = userGiftCertificates.filter(({ orderId }) => orderId === undefined)
  const free = open.filter(({ cartId }) => cartId === undefined)
  const link = proposalLink(coupon, paths.category)

  function choose(use: number, line: number | undefined) {
    const { [use]: _before, ...others } = choices
    onChoose(line === undefined ? others : { ...others, [use]: line })
  }

  return (
    <li className={parts.panel}>
      <h2>{name}</h2>
      <p>{description}</p>
      {open.map(
        ({ userGiftCertificateId, cartId, itemId }) =>
          cartId !== undefined && (
            <p key={userGiftCertificateId} className={parts.soft}>
              {t('onCart', { product: nameOf(itemId) })}
            </p>
          ),
      )}
      {free.map(({ userGiftCertificateId: use }) => {
        const line = choices[use]
        const [first] = lines
        if (first === undefined) return null
        return (
          <div key={use}>
            <Checkbox
              checked={line !== undefined}
              onChange={(event) => choose(use, event.currentTarget.checked ? first.itemId : undefined)}
            >
              {t('choose', { name })}
            </Checkbox>
            {line !== undefined && (
              <Select
                label={t('line', { name })}
                value={String(line)}
                options={lines.map(({ itemId, product }) => ({ value: String(itemId), label: product.name }))}
                onChange={(event) => choose(use, Number(event.currentTarget.value))}
              />
            )}
          </div>
        )
      })}
      {free.length > 0 && lines.length === 0 && (
        <>
          <p className={parts.soft}>{t('noLine')}</p>
          {link !== undefined && (
            <LinkButton variant="secondary" href={link}>
              {t('find')}
            </LinkButton>
          )}
        </>
      )}
    </li>
  )
}
