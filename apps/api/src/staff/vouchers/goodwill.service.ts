import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { createHash } from 'node:crypto'
import { unlessTaken } from '../../kernel/database/unless-taken.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { refuseUnlessOpen } from '../customers/staff-customers.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { issueCredit } from '../../trade/vouchers/credit-voucher.service.ts'

export interface Goodwill {
  userId: number
  key: string
  cents: number
  days: number
  reason: string
}

const name = { it: 'Un pensiero per te', de: 'Eine kleine Aufmerksamkeit', en: 'A small thank-you' }

/** One voucher for one key of one staff member: a second press gives nothing more. */
export async function giveVoucher(db: Db, staff: StaffMember, goodwill: Goodwill, now: Date): Promise<void> {
  const { userId, key, cents, days, reason } = goodwill
  const hash = createHash('sha256').update(`${staff.userId} ${userId} ${key}`).digest('hex')
  const code = `GRAZIE-${hash.slice(0, 10).toUpperCase()}`
  const validUntil = addDays(shopDate(now), days)
  await unlessTaken(() =>
    db.transaction(async (tx) => {
      await refuseUnlessOpen(tx, userId)
      await issueCredit(tx, { userId, code, cents, name, description: name, validUntil }, now)
      await enqueue(tx, 'mail.goodwill', { userId, code }, now)
      const change = { subject: ['customer', userId], after: { code, cents, validUntil, reason } } as const
      await recordChange(tx, staff, { action: 'customer.voucherGiven', ...change }, now)
    }),
  )
}
