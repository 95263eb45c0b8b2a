import { pattern } from '../validators/verdict.ts'

/** The code of the receipts lottery: eight letters or digits. */
export const lotteryCode = pattern(/^[A-Za-z0-9]{8}$/, 'validations.lotteryCode')

/** As it is stored and printed. */
export const tidyLotteryCode = (typed: string): string => typed.trim().toUpperCase()

/**
 * True when the payment may be confirmed: only a code that was typed and not saved holds it up, and only where no
 * invoice is wanted, because an order with an invoice takes no part in the lottery. (Account and after-sales, section
 * 2)
 */
export function lotteryHoldsUp(typed: string, saved: string, wantsInvoice: boolean): boolean {
  const code = tidyLotteryCode(typed)
  return !wantsInvoice && code !== '' && code !== saved
}
