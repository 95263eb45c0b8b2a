import { printable, reasons, type Remark } from '../import/reasons.ts'

/** A mistake at one place of an operator's files, with the values allowed there. */
export interface Finding {
  readonly file: string
  /** From 1; 0 where the whole file is meant. */
  readonly line: number
  /** `services.0.fee`; empty where no field is meant. */
  readonly field: string
  readonly text: string
}

/** A place in the files. */
export interface Place {
  readonly file: string
  readonly line: number
}

const byPlace = (one: Finding, other: Finding) =>
  one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1

/** `stores/milano.yaml:12 cooperative: names no cooperative of shop.yaml` */
export const findingLine = ({ file, line, field, text }: Finding) =>
  `${file}${line > 0 ? `:${line}` : ''}${field === '' ? '' : ` ${field}`}: ${text}`

/** File by file and line by line; of each file at most so many, with how many more there are. */
export function findingLines(findings: readonly Finding[], most = Number.POSITIVE_INFINITY): string[] {
  const files = Map.groupBy(findings.toSorted(byPlace), ({ file }) => file)
  return [...files].flatMap(([file, found]) =>
    found
      .slice(0, most)
      .map(findingLine)
      .concat(found.length > most ? `${file}: and ${found.length - most} more` : []),
  )
}

/** Characters of a value that are quoted. */
const longestQuote = 120

/** The mistake of a line, in the words of the imports. */
export function reasonText(reason: Remark['reason'], value: string): string {
  const quote = value === '' ? '' : ` (${printable(value.slice(0, longestQuote))})`
  const hint = reason === 'column-count' ? '; a value that holds the divider stands in quotes, as "1,29"' : ''
  return `${reasons[reason].meaning}${quote}${hint}`
}

/** A remark of an import on a line of a file. */
export const findingOf = (file: string, { line, field, reason, value }: Remark): Finding => ({
  file,
  line,
  field,
  text: reasonText(reason, value),
})
