import type { Language } from '@bottega/rules/text/language.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { PricedLoadedCart } from '../cart/price-loaded-cart.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { spendVouchers } from '../vouchers/spend-vouchers.service.ts'

/**
 * Takes every voucher the order counts on; one that others used up meanwhile stops it: no higher total is paid unseen.
 */
export async function spendCartVouchers(
  tx: Tx,
  order: { id: number; userId: number },
  { vouchers }: PricedLoadedCart,
  language: Language,
  now: Date,
): Promise<void> {
  const counting = vouchers.filter(({ cents }) => cents > 0).map(({ voucher }) => voucher)
  const ids = counting.map(({ userGiftCertificateId }) => userGiftCertificateId)
  const gone = await spendVouchers(tx, { orderId: order.id, userId: order.userId }, ids, now)
  if (gone.length === 0) return
  const names = counting
    .filter(({ userGiftCertificateId }) => gone.includes(userGiftCertificateId))
    .map(({ name }) => textIn(language, name))
  throw new ShopError('error.voucher.usedUp', { names: names.join(', ') })
}
