/** What is wrong at one place of an operator's files, and what is allowed there. */
export interface Finding {
  readonly file: string
  /** From 1; 0 where the whole file is meant. */
  readonly line: number
  /** `services.0.fee`; empty where no field is meant. */
  readonly field: string
  readonly text: string
}

/** Where something stands. */
export interface Place {
  readonly file: string
  readonly line: number
}

const byPlace = (one: Finding, other: Finding) =>
  one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1

/** `stores/milano.yaml:12 cooperative: names no cooperative of shop.yaml`, file by file and line by line. */
export function findingLines(findings: readonly Finding[]): string[] {
  const sorted = findings.toSorted(byPlace)
  return sorted.map(
    ({ file, line, field, text }) => `${file}${line > 0 ? `:${line}` : ''}${field === '' ? '' : ` ${field}`}: ${text}`,
  )
}
