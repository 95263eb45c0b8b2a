import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { type ChangedCart, renewedCart } from '../cart/cart.service.ts'
import { openCart, type Shopper } from '../cart/open-cart.ts'
import type { HeldCertificate } from './vouchers.repository.ts'
import { heldVouchers, applyToLine, VoucherNotTaken } from './vouchers.service.ts'

/** A voucher for a line that the shop assigned to a customer. */
export const isCoupon = ({ adjustmentTypeId, scope }: Pick<HeldCertificate, 'adjustmentTypeId' | 'scope'>): boolean =>
  adjustmentTypeId === giftAdjustmentType.assigned && scope === 'line'

export interface CouponOnLine {
  userGiftCertificateId: number
  cartItemId: number
}

/** Lays coupons on lines, all or none: one that is not taken undoes the others. */
export async function addCoupons(tx: Tx, shopper: Shopper, coupons: readonly CouponOnLine[]): Promise<ChangedCart> {
  const { cartId } = await openCart(tx, shopper)
  for (const { userGiftCertificateId, cartItemId } of coupons) {
    // Read again for each: the places of a line fill up with those before it.
    const cart = await openCart(tx, shopper)
    const held = (await heldVouchers(tx, shopper.user.userId)).filter(isCoupon)
    const coupon = held.find(({ pieces }) =>
      pieces.some((piece) => piece.userGiftCertificateId === userGiftCertificateId),
    )
    if (coupon === undefined) throw new VoucherNotTaken('unknown')
    await applyToLine(tx, cart, coupon, { userGiftCertificateId, lineId: cartItemId }, shopper.now)
  }
  return renewedCart(tx, shopper, cartId)
}
