import { lotteryCode as checkLotteryCode, tidyLotteryCode } from '@bottega/rules/documents/lottery-code.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { findLotteryCode, saveLotteryCode } from './billing.repository.ts'
import { isCompany } from './billing.service.ts'

/** The customer's code of the receipts lottery; null where they take no part. */
export const lotteryCodeOf = findLotteryCode

/** Stores the code for this and later orders; an empty one takes part no longer. A business never takes part. */
export async function saveMyLotteryCode(db: Reader, user: SessionUser, typed: string): Promise<string | null> {
  const code = tidyLotteryCode(typed)
  if (isCompany(user) && code !== '') throw new ShopError('error.billing.lotteryBusiness')
  if (!checkLotteryCode(code).ok) throw new ShopError('error.billing.lotteryCode')
  const stored = code === '' ? null : code
  await saveLotteryCode(db, user.userId, stored)
  return stored
}

/** The lottery code an order is placed with; null for an order with an invoice, which takes no part in the lottery. */
export async function lotteryCodeForOrder(db: Reader, userId: number, hasInvoice: boolean): Promise<string | null> {
  return hasInvoice ? null : findLotteryCode(db, userId)
}
