import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import { presentCertificate } from '../cart/presenters/cart-vouchers.presenter.ts'
import type { HeldCertificate } from './vouchers.service.ts'

interface Places {
  /** Lines of the cart that may take one. */
  itemIds: readonly number[]
  productIds: readonly number[] | undefined
}

/** The whitelist from what a customer holds to the wire. */
export function presentHeld(held: HeldCertificate, { itemIds, productIds }: Places, language: Language): MyVoucherView {
  return {
    ...presentCertificate(held, language),
    cartItems: [...itemIds],
    ...(productIds === undefined ? {} : { productIds: [...productIds] }),
    userGiftCertificates: held.pieces.map(({ userGiftCertificateId, cartId, lineId, orderId }) => ({
      userGiftCertificateId,
      ...(cartId === null || orderId !== null ? {} : { cartId }),
      ...(lineId === null || orderId !== null ? {} : { itemId: lineId }),
      ...(orderId === null ? {} : { orderId }),
    })),
  }
}
