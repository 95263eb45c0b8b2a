import type { Finding } from '@bottega/api/kernel/publishing/content-kind.ts'
import { findingText } from '@bottega/contract/staff-content/findings.ts'
import type { ImportOptions, ImportResult } from '@bottega/api/kernel/publishing/import-content.ts'

const placeOf = ({ file, line, field }: Finding) =>
  [file, ...(line > 0 ? [line] : [])].join(':') + (field && ` ${field}`)

/** The findings and changes of an import of content, a line each. */
export function contentReport(result: ImportResult, { dryRun, draft }: ImportOptions): string[] {
  const { errors, notes, added, changed, unchanged, removed } = result
  if (errors.length > 0)
    return [
      ...errors.map((finding) => `${placeOf(finding)}: ${findingText(finding, 'en')}`),
      `${errors.length} errors: nothing was published, and what was published stays.`,
    ]
  const as = draft === true ? ' as drafts' : ''
  return [
    ...notes.map((finding) => `note: ${placeOf(finding)}: ${findingText(finding, 'en')}`),
    ...added.map((name) => `  new      ${name}`),
    ...changed.map((name) => `  changed  ${name}`),
    ...removed.map((name) => `  removed  ${name}`),
    `${added.length} new, ${changed.length} changed, ${unchanged} unchanged, ${removed.length} removed${as}.`,
    ...(dryRun === true ? ['Dry run: nothing was written to the shop.'] : []),
  ]
}
