import type { Tx } from '@bottega/api/kernel/database/database.ts'
import { dueTransaction, paymentDue } from '@bottega/api/trade/dues/dues.tables.ts'
import type { seller } from '@bottega/api/places/stores/stores.tables.ts'
import { salesDocument } from '@bottega/api/trade/documents/documents.tables.ts'
import { shopOrder } from '@bottega/api/trade/orders/orders.tables.ts'
import { documentOrder } from '@bottega/api/trade/orders/document-order.service.ts'
import { documentedStatuses, orderStatus } from '@bottega/rules/orders/order-status.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { OrderRows } from '../people/order-rows.ts'

/** The sellers, invented like everything here; the VAT numbers have their check digit. */
export const sellerRows: readonly (typeof seller.$inferInsert)[] = [
  sellerRow(
    1,
    'Bottega Lombardia società cooperativa',
    '05678901231',
    'MI',
    '1984312',
    'Via Larga',
    '8',
    '20122',
    'Milano',
  ),
  sellerRow(
    3,
    'Bottega Piemonte società cooperativa',
    '02345678904',
    'TO',
    '1120944',
    'Via Po',
    '21',
    '10124',
    'Torino',
  ),
  sellerRow(
    4,
    'Bottega Alto Adige / Südtirol soc. coop.',
    '03456789019',
    'BZ',
    '0207731',
    'Via Resia',
    '12',
    '39100',
    'Bolzano',
  ),
  sellerRow(
    5,
    'Bottega Trentino società cooperativa',
    '04567890126',
    'TN',
    '0221508',
    'Via Brennero',
    '40',
    '38121',
    'Trento',
  ),
]

function sellerRow(
  cooperativeId: number,
  name: string,
  vatNumber: string,
  registerOffice: string,
  registerNumber: string,
  street: string,
  streetNumber: string,
  postalCode: string,
  city: string,
): typeof seller.$inferInsert {
  const place = { street, streetNumber, postalCode, city, province: registerOffice }
  return { cooperativeId, facts: { name, vatNumber, registerOffice, registerNumber, ...place } }
}

/**
 * Receipts, invoices and dues of the past, issued by the shop itself at the times of the orders' events, so that their
 * numbers and sums are those of real ones.
 */
export async function seedDocuments(tx: Tx, { events }: OrderRows): Promise<void> {
  const issuedAt = new Map<number, Date>()
  for (const { orderId, statusId, at } of events) {
    const isFirst = documentedStatuses.has(statusId) && !issuedAt.has(orderId)
    if (isFirst && at instanceof Date) issuedAt.set(orderId, at)
  }
  const found = await tx
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.id, [...issuedAt.keys()]))
  const inTurn = found.toSorted((one, other) => timeOf(issuedAt, one.id) - timeOf(issuedAt, other.id))
  for (const order of inTurn) {
    const at = issuedAt.get(order.id)
    if (at !== undefined && order.statusId !== orderStatus.cancelled) await documentOrder(tx, order, at)
  }
  await seedDuePayments(tx)
}

const timeOf = (times: ReadonlyMap<number, Date>, orderId: number) => times.get(orderId)?.getTime() ?? 0

/**
 * Azienda Rossi has a due of every kind: the oldest was paid, the next is overdue after a transfer that failed, one waits
 * for its day, and the newest is being paid.
 */
async function seedDuePayments(tx: Tx): Promise<void> {
  const dues = await tx
    .select({ due: paymentDue, issuedAt: salesDocument.issuedAt })
    .from(paymentDue)
    .innerJoin(salesDocument, eq(salesDocument.id, paymentDue.documentId))
    .orderBy(asc(salesDocument.issuedAt))
  const [paid, failed] = dues
  const paying = dues.at(-1)
  const stories = [
    { found: paid, state: 'captured', days: 28 },
    { found: failed, state: 'declined', days: 29 },
    { found: paying, state: 'pending', days: 14 },
  ] as const
  for (const { found, state, days } of stories) {
    if (found === undefined) continue
    const { due, issuedAt } = found
    const at = new Date(issuedAt.getTime() + days * 86_400_000)
    await tx.insert(dueTransaction).values({
      paymentDueId: due.id,
      state,
      paymentTypeId: paymentType.deferred,
      amountCents: due.amountCents,
      createdAt: at,
      updatedAt: at,
    })
    if (state === 'captured') await tx.update(paymentDue).set({ settledAt: at }).where(eq(paymentDue.id, due.id))
  }
}
