import { cartClose } from '@bottega/contract/cart/calls.ts'
import type { CartItemView, CartView } from '@bottega/contract/cart/cart-view.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useAsk } from '../../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { notifications } from '../../../lib/notices/notifications.ts'
import { useShopper, useShopperStore } from '../../../lib/visit/shopper.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { itemsOf } from '../../cart-store/cart-line.ts'
import { putBack } from '../../cart-store/put-back.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import { cartWords } from '../../cart-store/words/cart.ts'

/** Takes everything out, after asking. */
export function EmptyCartButton() {
  const t = useTranslations([basketWords, cartWords, commonWords])
  const ask = useAsk()
  const store = useCartStore()
  const shopper = useShopperStore()
  const { cartId, totalItems } = useShopper().cart

  function undo(items: readonly CartItemView[], vouchers: CartView['giftCertificates']) {
    void putBack({ store, shopper }, { items, vouchers }, t('cart.productsPutBack'))
  }

  async function empty() {
    const sure = await ask<boolean>((answer) => (
      <ConfirmDialog
        title={t('basket.empty.sure')}
        text={t('basket.empty.sureText', { count: totalItems })}
        yes={t('basket.empty.yes')}
        no={t('common.cancel')}
        onAnswer={answer}
      />
    ))
    if (!sure) return
    const { cart } = shopper.get()
    const action = { label: t('common.undo'), undoes: true, run: () => undo(itemsOf(cart), cart.giftCertificates) }
    const query = { show_sectors: true }
    await store.perform(
      (api) => api.call(cartClose, { query, body: { cart_id: cartId } }),
      () => notifications.notify('success', t('cart.productsRemoved'), { action }),
    )
  }

  return (
    <Button variant="quiet" onClick={() => void empty()}>
      {t('basket.empty.button')}
    </Button>
  )
}
