import type { ShopDate } from '../../delivery/shop-calendar.ts'

/**
 * The origin of a customer's voucher: assigned to them, or open to all who know its code. (Shopping core, section 9)
 */
export const giftAdjustmentType = { openCode: 1000, assigned: 1001 } as const

/** Days of the shop's calendar, both included. */
export interface VoucherTerms {
  readonly validFrom: ShopDate
  readonly validUntil: ShopDate | null
  /** For everybody together; null is not counted. */
  readonly usesLeft: number | null
  /** The balance the customer holds of it. */
  readonly balance: number
}

export const voucherStates = ['usable', 'not-yet', 'expired', 'used-up', 'used'] as const
export type VoucherState = (typeof voucherStates)[number]

/** The state of a voucher for its customer today. Used by them is checked before used up by all. */
export function voucherState(
  { validFrom, validUntil, usesLeft, balance }: VoucherTerms,
  today: ShopDate,
): VoucherState {
  if (balance <= 0) return 'used'
  if (today < validFrom) return 'not-yet'
  if (validUntil !== null && today > validUntil) return 'expired'
  return usesLeft !== null && usesLeft <= 0 ? 'used-up' : 'usable'
}

/** The goods of a line voucher; both null is anything. */
export interface VoucherGoods {
  readonly productId: number | null
  /** With everything below it. */
  readonly categoryId: number | null
}

export interface VoucherCandidate {
  readonly productId: number
  readonly categoryIds: readonly number[]
  /** The law allows no voucher on it. */
  readonly isFirstInfantFormula: boolean
}

export function mayTakeVoucher(goods: VoucherGoods, candidate: VoucherCandidate): boolean {
  if (candidate.isFirstInfantFormula) return false
  if (goods.productId !== null) return goods.productId === candidate.productId
  return goods.categoryId === null || candidate.categoryIds.includes(goods.categoryId)
}
