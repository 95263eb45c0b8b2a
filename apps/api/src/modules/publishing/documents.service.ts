import type { Edition } from './documents.repository.ts'

/** Editors' documents as other modules read them. */
export { countDocuments, findDocument, selectDocuments } from './documents.repository.ts'
export type { DocumentPage, DocumentQuery, Edition } from './documents.repository.ts'

/** What everybody sees at this moment. */
export const published = (now: Date): Edition => ({ now, preview: false })
