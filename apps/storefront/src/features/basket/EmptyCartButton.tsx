import { Button } from '@bottega/ui/components/Button.tsx'
import { useTranslations } from 'use-intl'
import { useAsk } from '../../lib/ask.ts'
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx'
import { notifications } from '../../lib/notifications.ts'
import { useShopper } from '../../lib/shopper.ts'
import { useCartStore } from '../cart/cart-context.ts'

/** Takes everything out, after asking. */
export function EmptyCartButton() {
  const t = useTranslations()
  const ask = useAsk()
  const { perform } = useCartStore()
  const { cartId, totalItems } = useShopper().cart

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
    const query = { show_sectors: true }
    await perform(
      (api) => api.call('cart.close', { query, body: { cart_id: cartId } }),
      () => notifications.notify('success', t('cart.productsRemoved')),
    )
  }

  return (
    <Button variant="quiet" onClick={() => void empty()}>
      {t('basket.empty.button')}
    </Button>
  )
}
