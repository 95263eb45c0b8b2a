import * as calls from '@bottega/contract/documents/calls.ts'
import type { DocumentView } from '@bottega/contract/documents/documents.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import { type ListedDocument, listMyDocuments, myDocumentFile, myElectronicInvoice } from './documents.service.ts'

const presentDocument = (document: ListedDocument): DocumentView => ({
  documentId: document.id,
  kind: document.kind,
  name: document.name,
  date: document.issuedOn,
  ...(document.orderId === null ? {} : { orderId: document.orderId }),
  total: eurosFromCents(document.totalCents),
  isElectronic: document.isElectronic,
  ...(document.corrects === null ? {} : { corrects: document.corrects }),
})

/** The calls that need no more than documents. `order/receipt` needs the order itself: the orders module answers it. */
export const documentHandlers = handlersOf(calls, {
  documentsList: async ({ shop, visitor }, { query }) => {
    const { page, page_size: pageSize, kind, year, order_id: orderId } = query
    const { userId } = customerOf(visitor)
    const found = await listMyDocuments(shop.db, { userId, kind, year, orderId }, { page, pageSize })
    return { data: { ...found, documents: found.documents.map(presentDocument) } }
  },
  documentsFile: async ({ shop, visitor }, { query }) => ({
    data: await myDocumentFile(shop.db, customerOf(visitor).userId, query.document_id, visitor.language),
  }),
  documentsXml: async ({ shop, visitor }, { query }) => ({
    data: await myElectronicInvoice(shop.db, customerOf(visitor).userId, query.document_id),
  }),
})
