import type { ShopDate } from '../delivery/shop-calendar.ts'

/** (Account and after-sales, section 9: invite scheme) */
export interface InviteTerms {
  /** Friends that count; later ones do not. */
  readonly friends: number
  /** The discount of one voucher on an order. */
  readonly percent: number
  readonly vouchers: number
  /** The last day, of the scheme and of its vouchers. */
  readonly until: ShopDate
  /** From a friend's first delivered order to the voucher. */
  readonly grantHours: number
  /** Vouchers one order may carry. */
  readonly perOrder: number
}

/** The document's values, where editors set no others. */
export const documentInviteTerms: InviteTerms = {
  friends: 10,
  percent: 10,
  vouchers: 10,
  until: '2022-12-31',
  grantHours: 24,
  perOrder: 1,
}

export const inviteIsOpen = ({ until }: InviteTerms, today: ShopDate): boolean => today <= until

/** The place of the next friend among those that count, from 1; undefined when no more count. */
export function nextPlace(terms: InviteTerms, counted: number, today: ShopDate): number | undefined {
  return inviteIsOpen(terms, today) && counted < terms.friends ? counted + 1 : undefined
}

/** True when one more voucher is granted to a person who has won so many. */
export const mayWinVoucher = ({ vouchers }: InviteTerms, won: number): boolean => won < vouchers
