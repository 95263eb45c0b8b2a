import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findingText } from '@bottega/contract/staff-content/findings.ts'
import { parseYaml } from '@bottega/api/kernel/publishing/source-yaml.ts'
import type { z } from 'zod'
import { openTable } from '../import/file/open-table.ts'
import { ImportError } from '../import/import-error.ts'
import { type Finding, type Place, reasonText } from './findings.ts'

type Path = readonly (string | number)[]

/** A file that could be read, with the line of each of its parts. */
export interface ReadYaml<Value> {
  readonly value: Value
  readonly placeOf: (path: Path) => Place
}

/** A YAML file against its schema; undefined with what is wrong with it. */
export async function readYaml<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  findings: Finding[],
): Promise<ReadYaml<z.output<Schema>> | undefined> {
  const parsed = parseYaml(file, await readFile(join(folder, file), 'utf8'))
  if (!('body' in parsed)) {
    findings.push(...parsed.map((found) => ({ ...found, text: findingText(found, 'en') })))
    return undefined
  }
  const placeOf = (path: Path): Place => ({ file, line: parsed.lineOf(path) })
  const result = schema.safeParse(parsed.body)
  if (result.success) return { value: result.data, placeOf }
  for (const { path, text } of problemsOf(result.error.issues))
    findings.push({ ...placeOf(path), field: path.join('.'), text })
  return undefined
}

type Issue = z.core.$ZodIssue

/** The mistakes of a line, field by field. */
export const issuesOf = (issues: readonly Issue[]) =>
  problemsOf(issues).map(({ path, text }) => ({ field: path.join('.'), text }))

/** A field that is not known is an error of that field, not of what is around it. */
function problemsOf(issues: readonly Issue[]): { path: (string | number)[]; text: string }[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    if (issue.code !== 'unrecognized_keys') return [{ path, text: issue.message }]
    return issue.keys.map((name) => ({ path: [...path, name], text: 'is not a field here' }))
  })
}

export interface ReadLine<Value> {
  readonly value: Value
  readonly place: Place
}

/** The lines of a CSV file against their schema, one by one; those that do not fit become findings. */
export async function* readCsv<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  findings: Finding[],
): AsyncGenerator<ReadLine<z.output<Schema>>> {
  try {
    const { rows } = await openTable(join(folder, file))
    for await (const row of rows) {
      const place = { file, line: row.line }
      if (row.kind === 'unreadable') {
        findings.push({ ...place, field: '', text: reasonText(row.reason, row.value) })
        continue
      }
      const cells = Object.fromEntries([...row.values].filter(([, cell]) => cell.trim() !== ''))
      const result = schema.safeParse(cells)
      if (result.success) yield { value: result.data, place }
      else for (const issue of issuesOf(result.error.issues)) findings.push({ ...place, ...issue })
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    findings.push({ file, line: 0, field: '', text: error.message })
  }
}
