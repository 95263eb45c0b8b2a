import { vouchersList, vouchersSendCode } from '@bottega/contract/vouchers/calls.ts'
import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { asRefusal } from '../../../lib/api/refusals.ts'
import type { ShopperStore } from '../../../lib/visit/shopper.ts'
import { itemOf, type CartLine } from '../cart-line.ts'
import type { CartStore } from '../cart-store.ts'
import { giftCodeAction } from './gift-code-action.ts'

/** Cached for the life of the page, until a voucher is used or reading them fails. */
let cached: Promise<readonly MyVoucherView[]> | undefined

/** The customer's vouchers for certain goods. On failure there are none: vouchers never stop an add. */
export function vouchersForGoods(): Promise<readonly MyVoucherView[]> {
  cached ??= browserApi()
    .call(vouchersList, { query: { show_products: true } })
    .then(
      ({ data }) => data.giftCertificates.filter(({ productIds }) => productIds !== undefined),
      (error: unknown) => {
        asRefusal(error)
        cached = undefined
        return []
      },
    )
  return cached
}

/**
 * Applies the voucher to its line, which is in the cart by now. A refused code shows nothing. (Shopping core, section
 * 8)
 */
export async function layGiftCode(
  store: CartStore,
  shopper: ShopperStore,
  line: CartLine,
  code: string,
): Promise<void> {
  const item = itemOf(shopper.get().cart, line)
  if (item === undefined) return
  cached = undefined
  const body = { code, itemId: item.itemId }
  await giftCodeAction(store, (api) => api.call(vouchersSendCode, { query: { show_sectors: true }, body }))
}
