import type { CountedKind, DocumentKind } from '@bottega/rules/documents/sales-document.ts'
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { documentCounter, electronicInvoice, invoicedOrder, salesDocument } from './documents.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { cooperative, store, warehouse, seller } from '../../places/stores/stores.tables.ts'

export type SalesDocument = typeof salesDocument.$inferSelect

/** The next number of a series; its row is locked until the transaction ends, so none is lost by a rollback. */
export async function takeNumber(tx: Tx, kind: CountedKind, seriesId: number, year: number): Promise<number> {
  const [row] = await tx
    .insert(documentCounter)
    .values({ kind, seriesId, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounter.kind, documentCounter.seriesId, documentCounter.year],
      set: { last: sql`${documentCounter.last} + 1` },
    })
    .returning({ last: documentCounter.last })
  if (row === undefined) throw new Error(`no number was given for ${kind} ${seriesId}`)
  return row.last
}

export async function insertDocument(tx: Tx, row: typeof salesDocument.$inferInsert): Promise<SalesDocument> {
  const [document] = await tx.insert(salesDocument).values(row).returning()
  if (document === undefined) throw new Error('the document was not stored')
  return document
}

export async function insertInvoicedOrders(tx: Tx, documentId: number, orderIds: readonly number[]): Promise<void> {
  await tx.insert(invoicedOrder).values(orderIds.map((orderId) => ({ orderId, documentId })))
}

export async function insertElectronicInvoice(tx: Tx, row: typeof electronicInvoice.$inferInsert): Promise<void> {
  await tx.insert(electronicInvoice).values(row)
}

export async function findByReference(db: Reader, reference: string): Promise<SalesDocument | undefined> {
  const [row] = await db.select().from(salesDocument).where(eq(salesDocument.reference, reference))
  return row
}

/** Undefined for another customer's document as for one that never existed. */
export async function findOwnDocument(db: Reader, userId: number, id: number): Promise<SalesDocument | undefined> {
  const [row] = await db
    .select()
    .from(salesDocument)
    .where(and(eq(salesDocument.id, id), eq(salesDocument.userId, userId)))
  return row
}

export async function findOwnReceipt(db: Reader, userId: number, orderId: number): Promise<SalesDocument | undefined> {
  const [row] = await db
    .select()
    .from(salesDocument)
    .where(and(eq(salesDocument.orderId, orderId), eq(salesDocument.userId, userId), eq(salesDocument.kind, 'receipt')))
  return row
}

/**
 * The documents issued for an order, oldest first: its receipt, invoice and credit notes, a summary invoice included.
 */
export function findOfOrder(db: Reader, orderId: number): Promise<SalesDocument[]> {
  const summaries = db
    .select({ id: invoicedOrder.documentId })
    .from(invoicedOrder)
    .where(eq(invoicedOrder.orderId, orderId))
  return db
    .select()
    .from(salesDocument)
    .where(sql`${salesDocument.orderId} = ${orderId} or ${inArray(salesDocument.id, summaries)}`)
    .orderBy(asc(salesDocument.id))
}

export interface DocumentFilter {
  userId: number
  kind?: DocumentKind | undefined
  year?: number | undefined
  orderId?: number | undefined
}

function matching({ userId, kind, year, orderId }: DocumentFilter) {
  return and(
    eq(salesDocument.userId, userId),
    kind === undefined ? undefined : eq(salesDocument.kind, kind),
    orderId === undefined
      ? undefined
      : sql`(${salesDocument.orderId} = ${orderId} or exists (select 1 from ${invoicedOrder} where ${invoicedOrder.documentId} = ${salesDocument.id} and ${invoicedOrder.orderId} = ${orderId}))`,
    year === undefined
      ? undefined
      : and(gte(salesDocument.issuedOn, `${year}-01-01`), lt(salesDocument.issuedOn, `${year + 1}-01-01`)),
  )
}

export async function countDocuments(db: Reader, filter: DocumentFilter): Promise<number> {
  const [row] = await db.select({ documents: count() }).from(salesDocument).where(matching(filter))
  return row?.documents ?? 0
}

const { content: _content, ...listed } = getTableColumns(salesDocument)
const isElectronic = sql<boolean>`exists (select 1 from ${electronicInvoice} where ${electronicInvoice.documentId} = ${salesDocument.id})`

/** Newest first. */
export function listDocuments(db: Reader, filter: DocumentFilter, limit: number, offset: number) {
  return db
    .select({
      ...listed,
      isElectronic,
      corrects: sql<string | null>`${salesDocument.content} -> 'corrects' ->> 'name'`,
    })
    .from(salesDocument)
    .where(matching(filter))
    .orderBy(desc(salesDocument.issuedOn), desc(salesDocument.id))
    .limit(limit)
    .offset(offset)
}

/** Years a customer has documents of, newest first. */
export async function findYears(db: Reader, userId: number): Promise<number[]> {
  const year = sql<number>`extract(year from ${salesDocument.issuedOn})::int`
  const rows = await db
    .selectDistinct({ year })
    .from(salesDocument)
    .where(eq(salesDocument.userId, userId))
    .orderBy(desc(year))
  return rows.map((row) => row.year)
}

export async function findElectronicInvoice(db: Reader, documentId: number) {
  const [row] = await db.select().from(electronicInvoice).where(eq(electronicInvoice.documentId, documentId))
  return row
}

/** A store with its cooperative and the place it sells from, as documents name them. */
export async function findSellingStore(db: Reader, storeId: number) {
  const [row] = await db
    .select({ store, warehouse, cooperativeName: cooperative.name, facts: seller.facts })
    .from(store)
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .innerJoin(cooperative, eq(cooperative.id, store.cooperativeId))
    .leftJoin(seller, eq(seller.cooperativeId, store.cooperativeId))
    .where(eq(store.id, storeId))
  return row
}

export async function findCustomerName(db: Reader, userId: number): Promise<string> {
  const [row] = await db
    .select({ first: appUser.firstName, last: appUser.lastName, company: appUser.companyName })
    .from(appUser)
    .where(eq(appUser.id, userId))
  return row === undefined ? '' : (row.company ?? `${row.first} ${row.last}`)
}

export interface WaitingReceipt {
  receipt: SalesDocument
  orderId: number
  cooperativeId: number
}

const waiting = (db: Reader) =>
  db
    .select({ receipt: getTableColumns(salesDocument), cooperativeId: store.cooperativeId })
    .from(salesDocument)
    .innerJoin(store, eq(store.id, salesDocument.seriesId))
    .leftJoin(invoicedOrder, eq(invoicedOrder.orderId, salesDocument.orderId))

/** Receipts whose order waits for its invoice since before a day; those of one way to pay, or of all others. */
export async function findWaitingReceipts(
  db: Reader,
  { before, from, limit, summed }: { before: string; from?: string; limit: number; summed: boolean },
): Promise<WaitingReceipt[]> {
  const wants = sql`${salesDocument.content} -> 'invoice' ->> 'kind'`
  const rows = await waiting(db)
    .where(
      and(
        eq(salesDocument.kind, 'receipt'),
        isNull(invoicedOrder.orderId),
        isNotNull(salesDocument.orderId),
        isNotNull(salesDocument.userId),
        lt(salesDocument.issuedOn, before),
        from === undefined ? undefined : gte(salesDocument.issuedOn, from),
        summed ? eq(wants, 'summary') : eq(wants, 'single'),
        ne(salesDocument.totalCents, 0),
      ),
    )
    .orderBy(asc(salesDocument.userId), asc(salesDocument.id))
    .limit(limit)
  return rows.flatMap(({ receipt, cooperativeId }) =>
    receipt.orderId === null ? [] : [{ receipt, orderId: receipt.orderId, cooperativeId }],
  )
}
