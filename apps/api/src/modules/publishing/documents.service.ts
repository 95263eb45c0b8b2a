import type { CatalogContext } from '../catalog/catalog.context.ts'
import type { Edition } from './documents.repository.ts'

/** Editors' documents as other modules read them. */
export {
  countDocuments,
  findDocument,
  isRemovalDrafted,
  selectDocuments as listDocuments,
  type DocumentPage,
  type DocumentQuery,
  type Edition,
} from './documents.repository.ts'
export type { StoredDocument } from './publish.repository.ts'

/** What everybody sees at this moment. */
export const published = (now: Date): Edition => ({ now, preview: false })

/** The documents that belong to what this shopper sees of the catalogue. */
export const editionOf = ({ delivery: { now }, preview = false }: CatalogContext): Edition => ({ now, preview })
