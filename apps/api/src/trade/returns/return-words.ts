import {
  returnMethod,
  returnStatus,
  type ReturnMethodId,
  type ReturnStatusId,
} from '@bottega/rules/returns/return-status.ts'
import type { Localized } from '../../kernel/database/columns.ts'

/** (Account and after-sales, section 4) */
export const statusNames: Readonly<Record<ReturnStatusId, Localized>> = {
  [returnStatus.toApprove]: { it: 'Da approvare', de: 'Wird geprüft', en: 'To approve' },
  [returnStatus.approved]: { it: 'Approvato', de: 'Genehmigt', en: 'Approved' },
  [returnStatus.cancelled]: { it: 'Annullato', de: 'Storniert', en: 'Cancelled' },
}

export const refusedName: Localized = { it: 'Non accettato', de: 'Abgelehnt', en: 'Refused' }

export const methodNames: Readonly<Record<ReturnMethodId, Localized>> = {
  [returnMethod.refund]: { it: 'Rimborso', de: 'Erstattung', en: 'Refund' },
  [returnMethod.replacement]: { it: 'Sostituzione', de: 'Ersatz', en: 'Replacement' },
}

/** The voucher money comes back as where it has no other way. */
export const creditName: Localized = {
  it: 'Rimborso di un reso',
  de: 'Erstattung einer Rückgabe',
  en: 'Refund of a return',
}
export const creditDescription: Localized = {
  it: 'Vale su una spesa di almeno questo importo e non scade.',
  de: 'Gilt für einen Einkauf ab diesem Betrag und verfällt nicht.',
  en: 'Counts on a purchase of at least this amount and does not expire.',
}

/** On credit notes, which are in Italian. */
export const returnName = (returnId: number) => `Reso n. ${returnId}`
