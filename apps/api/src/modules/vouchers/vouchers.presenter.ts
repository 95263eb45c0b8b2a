import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import { presentCertificate } from '../cart/cart-vouchers.presenter.ts'
import type { HeldCertificate } from './vouchers.service.ts'

/** The whitelist from what a person holds to the wire; `itemIds` are the lines that may take one. */
export function presentHeld(held: HeldCertificate, itemIds: readonly number[], language: Language): MyVoucherView {
  return {
    ...presentCertificate(held, language),
    cartItems: [...itemIds],
    userGiftCertificates: held.pieces.map(({ userGiftCertificateId, cartId, lineId, orderId }) => ({
      userGiftCertificateId,
      ...(cartId === null || orderId !== null ? {} : { cartId }),
      ...(lineId === null || orderId !== null ? {} : { itemId: lineId }),
      ...(orderId === null ? {} : { orderId }),
    })),
  }
}
