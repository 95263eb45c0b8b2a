import { vouchersList, vouchersSendCode } from '@bottega/contract/vouchers/calls.ts'
import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import type { Ask } from '../../lib/questions/ask.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { asRefusal } from '../../lib/api/refusals.ts'
import type { ShopperStore } from '../../lib/visit/shopper.ts'
import { itemOf, type CartLine } from '../cart/store/cart-line.ts'
import type { AddChoices, CartStore } from '../cart/store/cart-store.ts'
import { giftCodeAction } from './gift-code-action.ts'
import { GiftCodeDialog } from './GiftCodeDialog.tsx'
import '../../messages/purchase.ts'

/** The person's vouchers for certain goods, asked for once in the life of the page. */
let known: Promise<readonly MyVoucherView[]> | undefined

function vouchersForGoods(): Promise<readonly MyVoucherView[]> {
  known ??= browserApi()
    .call(vouchersList, { query: { show_products: true } })
    .then(
      ({ data }) => data.giftCertificates.filter(({ productIds }) => productIds !== undefined),
      (error: unknown) => {
        asRefusal(error)
        // Vouchers that could not be read do not stop an add; the next add asks again.
        known = undefined
        return []
      },
    )
  return known
}

const isFree = (voucher: MyVoucherView) =>
  voucher.userGiftCertificates.some(({ cartId, orderId }) => cartId === undefined && orderId === undefined)

/** Whether a voucher goes on what is about to be added. Undefined when the shopper turned away: then nothing is. */
export async function askGiftCode(
  ask: Ask,
  { productId, name }: { productId: number; name: string },
): Promise<AddChoices | undefined> {
  const voucher = (await vouchersForGoods()).find((one) => isFree(one) && one.productIds?.includes(productId))
  if (voucher === undefined) return {}
  const yes = await ask<boolean | undefined>((answer) => (
    <GiftCodeDialog product={name} voucher={voucher} onAnswer={answer} />
  ))
  if (yes === undefined) return undefined
  return yes ? { giftCode: voucher.giftCode } : {}
}

/** Lays the voucher on the line that is there now. A code that is not taken says nothing. (Shopping core, section 8) */
export async function layGiftCode(
  store: CartStore,
  shopper: ShopperStore,
  line: CartLine,
  code: string,
): Promise<void> {
  const item = itemOf(shopper.get().cart, line)
  if (item === undefined) return
  known = undefined
  const body = { code, itemId: item.itemId }
  await giftCodeAction(store, (api) => api.call(vouchersSendCode, { query: { show_sectors: true }, body }))
}
