/**
 * How long a shop uses the detail of what a customer bought. The order itself stays ten years for the books (article 2220
 * of the civil code) and for who asks about it; these are the limits of the data protection authority for everything
 * drawn from it. (Garante, 24 February 2005, «Fidelity card», point 7; decision 828)
 */
export const purchaseMonths = {
  /** Services of the shop itself: goods bought most, and carts as they were left. */
  own: 24,
  /** Guesses at habits: suggestions made from purchases. */
  profiling: 12,
} as const

/** As many months the customer's mails stand in their archive. */
export const messageMonths = 24

/** The same moment some months ago; of a day that month lacks, the days beyond its end. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
