import { call } from '../call.ts'
import type * as schemas from './documents.ts'

/** The receipt of one of my orders, as a PDF. (Account and after-sales, section 7) */
export const ordersReceipt = call<typeof schemas.ordersReceipt>({
  method: 'GET',
  path: '/order/receipt',
  shape: 'file',
  access: 'owner',
  effect: 'read',
})

export const documentsList = call<typeof schemas.documentsList>({
  method: 'GET',
  path: '/document/list',
  access: 'customer',
  effect: 'read',
})

/** A receipt, an invoice or a credit note of mine, as a PDF. */
export const documentsFile = call<typeof schemas.documentsFile>({
  method: 'GET',
  path: '/document/file',
  shape: 'file',
  access: 'owner',
  effect: 'read',
})

/** The same invoice as the tax agency has it. */
export const documentsXml = call<typeof schemas.documentsXml>({
  method: 'GET',
  path: '/document/xml',
  shape: 'file',
  access: 'owner',
  effect: 'read',
})
