/** Minutes for which an order holds its place and goods after its payment was declined. */
export const unpaidOrderMinutes = 60

/** Minutes after which a customer who went to pay and has not paid is written to: most have paid by then. */
export const unpaidMailMinutes = 2

export interface UnpaidOrder {
  /** The time its payment was declined last, or began. */
  readonly updatedAt: Date
  readonly slotBeginAt: Date
}

/**
 * Until when an unpaid order waits to be paid: an hour after its payment was declined, at the latest until its slot
 * begins. One left at the bank waits at least so long from when it was sent there: it is declined when its page is
 * closed.
 */
export function waitsUntil({ updatedAt, slotBeginAt }: UnpaidOrder): Date {
  return new Date(Math.min(updatedAt.getTime() + unpaidOrderMinutes * 60_000, slotBeginAt.getTime()))
}
