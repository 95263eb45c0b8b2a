import type { AuditEntryView } from '@bottega/contract/backoffice/audit.ts'
import { pageOf } from '@bottega/contract/common.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Db } from '../../kernel/database/database.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import {
  countEntries,
  type EntryRow,
  type LogAsked,
  findServices,
  listAuthors,
  listEntries,
  listServiceNames,
  listStoreNames,
} from './audit-log.repository.ts'

const pageSize = 50

export async function readAudit(db: Db, filter: LogAsked, language: Language) {
  const { page = 1 } = filter
  const [entries, total, staff] = [
    await listEntries(db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    await countEntries(db, filter),
    await listAuthors(db, filter.stores),
  ]
  const servicesOfOrders = await findServices(db, ordersIn(entries))
  const services = await listServiceNames(db)
  return {
    entries: entries.map((row) => presentEntry(row, servicesOfOrders)),
    staff,
    stores: await listStoreNames(db, filter.stores),
    services: services.map(({ deliveryServiceId, name }) => ({ deliveryServiceId, name: textIn(language, name) })),
    page: pageOf(page, pageSize, total),
  }
}

const ordersIn = (entries: readonly EntryRow[]) =>
  entries.flatMap(({ subject, subjectId }) => (subject === 'order' ? [Number(subjectId)] : []))

function presentEntry(
  { at, subject, subjectId, before, after, customerId, reason, staffId, ...entry }: EntryRow,
  services: ReadonlyMap<number, number>,
): AuditEntryView {
  const deliveryServiceId = subject === 'order' ? services.get(Number(subjectId)) : undefined
  return {
    ...entry,
    at: at.toISOString(),
    ...(staffId !== null && { staffId }),
    ...(customerId !== null && { customerId }),
    ...(reason !== null && { reason }),
    ...(subject !== null && {
      subject: { kind: subject, id: subjectId ?? '', ...(deliveryServiceId !== undefined && { deliveryServiceId }) },
    }),
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  }
}
