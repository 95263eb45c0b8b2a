import { lotteryCode as checkLotteryCode, tidyLotteryCode } from '@bottega/rules/documents/lottery-code.ts'
import type { Reader } from '../../db/database.ts'
import { ShopError } from '../../shop-error.ts'
import { findLotteryCode, saveLotteryCode } from './billing.repository.ts'

/** The customer's code of the receipts lottery; null where they take no part. */
export const lotteryCodeOf = findLotteryCode

/** Stores the code for this and later orders; an empty one takes part no longer. */
export async function saveMyLotteryCode(db: Reader, userId: number, typed: string): Promise<string | null> {
  const code = tidyLotteryCode(typed)
  if (!checkLotteryCode(code).ok) throw new ShopError('error.billing.lotteryCode')
  const stored = code === '' ? null : code
  await saveLotteryCode(db, userId, stored)
  return stored
}

/** What an order is placed with: an order with an invoice takes no part in the lottery. */
export async function lotteryCodeForOrder(db: Reader, userId: number, hasInvoice: boolean): Promise<string | null> {
  return hasInvoice ? null : findLotteryCode(db, userId)
}
