import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { daysOfMonth } from '@bottega/rules/reports/report-period.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { Cell } from '../../kernel/text/cell.ts'
import { csvFile } from '../../kernel/text/csv-file.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import {
  type Counted,
  findClosing,
  findClosings,
  findTakingsOf,
  type FoundClosing,
  insertClosing,
} from './tills.repository.ts'
import { tillWords } from './till-words.ts'

/** Throws `error.till.notFound`. */
export async function readClosing(db: Reader, closingId: number) {
  const closing = await findClosing(db, closingId)
  if (closing === undefined) throw new ShopError('error.till.notFound')
  return { closing, takings: await findTakingsOf(db, closingId) }
}

/**
 * Closes a till as it was counted. Throws `error.till.moved` where it is not as it was seen any more, so that the cash is
 * compared with the money that was in it.
 */
export function closeTill(
  shop: Shop,
  staff: StaffMember,
  counted: Omit<Counted, 'closedById'>,
  now: Date,
): Promise<FoundClosing> {
  if (counted.countedCents !== counted.cashCents && counted.reason === null)
    throw new ShopError('error.till.reasonMissing')
  return shop.db.transaction(async (tx) => {
    const closingId = await insertClosing(tx, { ...counted, closedById: staff.userId }, now)
    if (closingId === undefined) throw new ShopError('error.till.moved')
    const { closing } = await readClosing(tx, closingId)
    const { takings, cashCents, cardCents, voucherCents, shortCents, countedCents, reason } = closing
    const after = {
      takings,
      cashCents,
      cardCents,
      mealVoucherCents: voucherCents,
      shortCents,
      countedCents,
      ...(reason !== null && { reason }),
    }
    await recordChange(tx, staff, { action: 'till.closed', subject: ['till', closingId], after }, now)
    return closing
  })
}

/** More than a month has. */
const mostClosings = 10_000

/** The closings of a month as rows of a table, the first with the names of the columns. */
export async function closingRows(
  db: Reader,
  { month, stores }: { month: string; stores: StoreScope },
  language: Language,
): Promise<Cell[][]> {
  const words = tillWords[language]
  const closings = await findClosings(db, { stores, days: daysOfMonth(month) }, { limit: mostClosings })
  const { closing, day, store, staff, takings, cash, card, vouchers, short, counted, difference, reason, by } = words
  return [
    [closing, day, store, staff, takings, cash, card, vouchers, short, counted, difference, reason, by],
    ...closings
      .toReversed()
      .map((one): Cell[] => [
        one.id,
        shopDate(one.closedAt),
        one.store,
        one.staffName ?? '',
        one.takings,
        BigInt(one.cashCents),
        BigInt(one.cardCents),
        BigInt(one.voucherCents),
        BigInt(one.shortCents),
        BigInt(one.countedCents),
        BigInt(one.countedCents - one.cashCents),
        one.reason ?? '',
        one.closedBy ?? '',
      ]),
  ]
}

export async function closingsAsFile(
  db: Reader,
  asked: { month: string; stores: StoreScope },
  language: Language,
): Promise<FileAnswer> {
  return csvFile(`${tillWords[language].closings} ${asked.month}`, await closingRows(db, asked, language), language)
}
