import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import type { Ask } from '../../lib/questions/ask.ts'
import type { AddChoices } from '../cart-store/cart-store.ts'
import { vouchersForGoods } from '../cart-store/vouchers/goods-vouchers.ts'
import { GiftCodeDialog } from './GiftCodeDialog.tsx'

const isFree = (voucher: MyVoucherView) =>
  voucher.userGiftCertificates.some(({ cartId, orderId }) => cartId === undefined && orderId === undefined)

/**
 * Asks whether to use a voucher for what is about to be added. Undefined when the shopper cancelled: then nothing is
 * added.
 */
export async function chooseGiftCode(
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
