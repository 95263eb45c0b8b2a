import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'

type Piece = MyVoucherView['userGiftCertificates'][number]

/** A use that is not in an order yet. */
export interface AvailableVoucher {
  readonly userGiftCertificateId: number
  /** `free` offers "use now", `on-cart` offers "remove", `not-now` offers nothing. */
  readonly state: 'free' | 'on-cart' | 'not-now'
  /** The line of the cart it is on. */
  readonly itemId: number | undefined
}

export interface UsedVoucher {
  readonly userGiftCertificateId: number
  readonly orderId: number
}

/**
 * The uses of a voucher by where they are in its life: available without an order, assigned to the cart, used with one.
 * (Content and discovery, section 4: gift code card)
 */
export function voucherCard({ isAssignable, userGiftCertificates }: MyVoucherView): {
  available: readonly AvailableVoucher[]
  used: readonly UsedVoucher[]
} {
  const stateOf = ({ cartId }: Piece) => (cartId !== undefined ? 'on-cart' : isAssignable ? 'free' : 'not-now')
  return {
    available: userGiftCertificates
      .filter(({ orderId }) => orderId === undefined)
      .map((piece) => ({
        userGiftCertificateId: piece.userGiftCertificateId,
        state: stateOf(piece),
        itemId: piece.itemId,
      })),
    used: userGiftCertificates.flatMap(({ userGiftCertificateId, orderId }) =>
      orderId === undefined ? [] : [{ userGiftCertificateId, orderId }],
    ),
  }
}

/** The address the button of a card leads to: the proposal's own, else its department; undefined for none. */
export function proposalLink(
  { categoryProposal: proposal }: Pick<MyVoucherView, 'categoryProposal'>,
  categoryPath: (slug: string) => string,
): string | undefined {
  return proposal?.proposalUrl ?? (proposal?.slug === undefined ? undefined : categoryPath(proposal.slug))
}
