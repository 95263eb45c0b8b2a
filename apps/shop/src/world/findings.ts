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

/** `stores/milano.yaml:12 cooperative: names no cooperative of shop.yaml` */
export const findingLine = ({ file, line, field, text }: Finding) =>
  `${file}${line > 0 ? `:${line}` : ''}${field === '' ? '' : ` ${field}`}: ${text}`

/** File by file and line by line. */
export const findingLines = (findings: readonly Finding[]): string[] => findings.toSorted(byPlace).map(findingLine)
