import type { DueView } from '@bottega/contract/dues/dues.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { owedCents, type StandingDue } from './dues.service.ts'

export const presentDue = (due: StandingDue): DueView => ({
  paymentDueId: due.id,
  paymentDueStatusId: due.statusId,
  documentId: due.documentId,
  documentName: due.documentName,
  documentDate: due.issuedOn,
  dueDate: due.dueOn,
  amount: eurosFromCents(owedCents(due)),
  paymentTypeId: due.paymentTypeId,
  orderIds: due.orderIds,
  ...(due.settledAt === null ? {} : { settledDate: shopDate(due.settledAt) }),
})
