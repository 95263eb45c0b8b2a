import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { pageOf, type PageView } from '@bottega/contract/common.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { documentWords } from './document-words.ts'
import {
  countDocuments,
  type DocumentFilter,
  findElectronicInvoice,
  findOfOrder,
  findOwnDocument,
  findOwnReceipt,
  findYears,
  listDocuments,
  type SalesDocument,
} from './documents.repository.ts'

/** Documents on one page: as many as orders. */
const usualPageSize = 12

export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number]

export interface DocumentsPage {
  page: PageView
  documents: ListedDocument[]
  years: number[]
}

export async function listMyDocuments(
  db: Reader,
  filter: DocumentFilter,
  { page = 1, pageSize = usualPageSize }: { page?: number | undefined; pageSize?: number | undefined },
): Promise<DocumentsPage> {
  const total = await countDocuments(db, filter)
  const documents = await listDocuments(db, filter, pageSize, (page - 1) * pageSize)
  return { page: pageOf(page, pageSize, total), documents, years: await findYears(db, filter.userId) }
}

async function printed(document: SalesDocument, language: Language): Promise<FileAnswer> {
  const { documentPdf } = await import('./document-pdf.ts')
  return {
    name: `${documentWords[language].kinds[document.kind]} ${document.name}.pdf`,
    mediaType: 'application/pdf',
    content: await documentPdf(document, language),
  }
}

/** The receipt of one of the customer's orders; undefined while there is none. */
export async function myReceipt(
  db: Reader,
  userId: number,
  orderId: number,
  language: Language,
): Promise<FileAnswer | undefined> {
  const receipt = await findOwnReceipt(db, userId, orderId)
  return receipt && printed(receipt, language)
}

async function myDocument(db: Reader, userId: number, documentId: number): Promise<SalesDocument> {
  const document = await findOwnDocument(db, userId, documentId)
  if (document === undefined) throw new ShopError('error.document.notFound')
  return document
}

export async function myDocumentFile(db: Reader, userId: number, documentId: number, language: Language) {
  return printed(await myDocument(db, userId, documentId), language)
}

/** A document issued for this order; one of another order does not exist here, not even of the same customer. */
export async function orderDocumentFile(db: Reader, orderId: number, documentId: number, language: Language) {
  const document = (await findOfOrder(db, orderId)).find(({ id }) => id === documentId)
  if (document === undefined) throw new ShopError('error.document.notFound')
  return printed(document, language)
}

/** The tax agency's file; of a receipt there is none. */
export async function myElectronicInvoice(db: Reader, userId: number, documentId: number): Promise<FileAnswer> {
  const { id } = await myDocument(db, userId, documentId)
  const electronic = await findElectronicInvoice(db, id)
  if (electronic === undefined) throw new ShopError('error.document.notFound')
  return { name: electronic.fileName, mediaType: 'application/xml', content: Buffer.from(electronic.xml) }
}
