import type { ContentDraft, ContentFinding, ContentVersion } from '@bottega/contract/staff-content/staff-content.ts'
import { findingText } from '@bottega/contract/staff-content/findings.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Finding } from '../../kernel/publishing/content-kind.ts'
import { nameOf, type PublicationRow, type selectDrafts } from '../../kernel/publishing/drafts.service.ts'

/** Documents named beside a version: a whole folder may touch thousands. */
const namedDocuments = 12

const madeBy = (author: string | null, at: Date) => ({
  at: at.toISOString(),
  ...(author !== null && { author }),
})

export function presentVersion({ id, at, author, added, changed, removed }: PublicationRow): ContentVersion {
  return {
    version: id,
    ...madeBy(author, at),
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    names: [...added, ...changed, ...removed].slice(0, namedDocuments),
  }
}

/** In the language of the staff member who reads it. */
export const presentFinding = (finding: Finding, language: Language): ContentFinding => ({
  file: finding.file,
  line: finding.line,
  field: finding.field,
  code: finding.code,
  text: findingText(finding, language),
})

type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number]

export function presentDraft(row: DraftRow): ContentDraft {
  const { publishedVersion, publishedAt, publishedAuthor } = row
  const isOvertaken = publishedVersion !== null && publishedVersion !== row.basedOn
  return {
    name: nameOf(row),
    change: changeOf(row),
    files: row.files.map(({ path }) => path),
    ...madeBy(row.author, row.at),
    ...(isOvertaken && publishedAt !== null && { overtaken: madeBy(publishedAuthor, publishedAt) }),
  }
}

function changeOf({ removal, publishedVersion }: DraftRow): ContentDraft['change'] {
  if (removal) return 'remove'
  return publishedVersion === null ? 'add' : 'change'
}
