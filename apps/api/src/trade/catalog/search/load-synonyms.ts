import { and, eq } from 'drizzle-orm'
import type { Synonym } from '@bottega/rules/search/synonyms.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { contentDocument } from '../../../kernel/publishing/publishing.tables.ts'
import { type SynonymTable, synonymTable } from './search-query.ts'
import { searchKind } from './synonyms.kind.ts'

/** The synonyms editors have published. */
export async function loadSynonyms(reader: Reader): Promise<SynonymTable> {
  const documents = await reader
    .select({ body: contentDocument.body })
    .from(contentDocument)
    .where(and(eq(contentDocument.kind, searchKind.folder), eq(contentDocument.draft, false)))
  return synonymTable(documents.flatMap(({ body }) => (body['synonyms'] ?? []) as Synonym[]))
}
