import type { DocumentContent, Seller } from '@bottega/rules/documents/sales-document.ts'
import type { findSellingStore } from './documents.repository.ts'

/** A store and its cooperative; without facts of its own the cooperative has no VAT number and issues no invoices. */
export function sellingStore(found: Awaited<ReturnType<typeof findSellingStore>>): {
  cooperativeId: number
  seller: Seller
  store: DocumentContent['store']
} {
  if (found === undefined) throw new Error('the store of a document is gone')
  const { street, streetNumber, postalCode, city, province, phone } = found.warehouse
  const place = { street, streetNumber, postalCode, city, province }
  return {
    cooperativeId: found.store.cooperativeId,
    seller: found.facts ?? { ...place, name: found.cooperativeName, vatNumber: '' },
    store: { ...place, name: found.store.name, ...(phone === null ? {} : { phone }) },
  }
}
