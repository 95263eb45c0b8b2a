import type { Edition } from './documents.repository.ts'

/** Editors' documents as other modules read them. */
export {
  countDocuments,
  findDocument,
  isRemovalDrafted,
  listDocuments,
  type DocumentPage,
  type DocumentQuery,
  type Edition,
} from './documents.repository.ts'
export type { StoredDocument } from './publish.repository.ts'

/** The edition everybody sees at this moment. */
export const published = (now: Date): Edition => ({ now, preview: false })

/** The edition the shopper of a reading context sees. */
export const editionOf = ({ delivery: { now }, preview = false }: ReadingContext): Edition => ({ now, preview })

interface ReadingContext {
  readonly delivery: { readonly now: Date }
  readonly preview?: boolean | undefined
}
