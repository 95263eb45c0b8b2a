import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { track } from '../../lib/analytics/track.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { localeOfPage } from '../../lib/visit/setting-of-page.ts'
import { notifications } from '../../lib/notices/notifications.ts'
import type { ShopperStore } from '../../lib/visit/shopper.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { translatorOfAll } from '../../lib/words/words.ts'
import { cartWords } from './words/cart.ts'
import { itemOf, lineKey, type CartLine } from './cart-line.ts'
import type { CartStore, LineOutcome } from './cart-store.ts'
import { putBack } from './put-back.ts'
import { quantityNumber } from './quantity-text.ts'
import { sellingModeOf } from './selling.ts'

export interface ChangeParts {
  readonly store: CartStore
  readonly shopper: ShopperStore
}

/**
 * Shows the new quantity of a line and its price; a lowered quantity is reported as a removal, and a line taken out can
 * be put back. `before` is the cart as it was. (Shopping core, sections 4 and 8)
 */
export function reportChange(
  parts: ChangeParts,
  line: CartLine,
  { by, quantity, remarked }: Extract<LineOutcome, { kind: 'settled' }>,
  before: CartView,
): void {
  const { product } = line
  const { productId, name } = product
  track({ event: by > 0 ? 'add_to_cart' : 'remove_from_cart', productId, name, quantity: Math.abs(by) })
  if (remarked) return
  const locale = localeOfPage()
  const t = translatorOfAll([cartWords, commonWords], locale)
  const number = (amount: Thousandths) => quantityNumber(Math.abs(amount), locale)
  const words = { unit: t(`cart.unit.${sellingModeOf(product)}`), name }
  const about = `line ${lineKey(line)}`
  const was = itemOf(before, line)
  if (quantity > 0) {
    const total = formatEuros(itemOf(parts.shopper.get().cart, line)?.total ?? 0, locale)
    const now = { ...words, quantity: number(quantity), total }
    const text = by > 0 ? t('cart.productAddText', now) : t('cart.productLowered', { ...now, taken: number(by) })
    notifications.notify('success', text, { about })
  } else if (was) {
    const vouchers = before.giftCertificates.filter(({ itemId }) => itemId === was.itemId)
    const action = {
      label: t('common.undo'),
      undoes: true,
      run: () => void putBack(parts, { items: [was], vouchers }),
    }
    notifications.notify('success', t('cart.productRemoved', { ...words, quantity: number(by) }), { about, action })
  }
}
