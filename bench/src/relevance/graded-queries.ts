import type { Language } from '@bottega/rules/text/language.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'

/** The facts a grade is decided by; texts in plain words. */
export interface GradedProduct {
  /** Address of its category. */
  readonly shelf: string
  readonly name: string
  readonly brand: string
  readonly pack: string
  readonly attributes: readonly string[]
}

export type Grade = 0 | 1 | 2 | 3

export interface GradedQuery {
  readonly language: Language
  readonly text: string
  readonly gradeOf: (product: GradedProduct) => Grade
}

/** Of each catalogue there are two files: the search is tuned by one, and the other says what that was worth. */
export const halves = ['tuning', 'held-out'] as const

type Condition = (product: GradedProduct) => boolean

/**
 * Reads a file of graded queries, one a line:
 *
 *     it | latte | 3 shelf=latte-fresco | 2 shelf=latte-a-lunga
 *
 * Language, what is typed, then what a shopper who types it wants: 3 is what they mean, 2 what they would take too, 1 what
 * they would not be surprised to see. A product has the highest grade whose conditions, joined by `&`, all hold: a part of
 * the shelf's address, or a regular expression on name, brand or pack in plain words, or an attribute; `!` before it
 * turns it round. `#` begins a remark.
 */
export function readGradedQueries(file: string): GradedQuery[] {
  return file.split('\n').flatMap((line, index) => {
    const text = line.replace(/^#.*$/, '').trim()
    return text === '' ? [] : [readLine(text, index + 1)]
  })
}

function readLine(line: string, number: number): GradedQuery {
  const [language, text, ...clauses] = line.split(' | ').map((part) => part.trim())
  if ((language !== 'it' && language !== 'de' && language !== 'en') || !text || clauses.length === 0)
    throw new Error(`Line ${number} of the graded queries cannot be read: ${line}`)
  const graded = clauses.map((clause) => readClause(clause, number)).toSorted((a, b) => b.grade - a.grade)
  const gradeOf = (product: GradedProduct) =>
    graded.find(({ conditions }) => conditions.every((holds) => holds(product)))?.grade ?? 0
  return { language, text, gradeOf }
}

function readClause(clause: string, number: number): { grade: Grade; conditions: Condition[] } {
  const found = /^(?<grade>[123]) (?<conditions>.+)$/.exec(clause)?.groups
  if (!found?.['conditions']) throw new Error(`Line ${number}: no grade in "${clause}"`)
  const conditions = found['conditions'].split(' & ').map((one) => readCondition(one.trim(), number))
  return { grade: Number(found['grade']) as Grade, conditions }
}

function readCondition(text: string, number: number): Condition {
  const [, not, field, value = ''] = /^(!?)(shelf|name|brand|pack|is)=(.+)$/.exec(text) ?? []
  if (field === undefined) throw new Error(`Line ${number}: no condition in "${text}"`)
  if (field === 'shelf' && !/^[a-z0-9/-]+$/.test(value))
    throw new Error(`Line ${number}: "${value}" is no part of a shelf's address`)
  const holds = conditionOf(field, value)
  return not === '!' ? (product) => !holds(product) : holds
}

function conditionOf(field: string, value: string): Condition {
  if (field === 'shelf') return ({ shelf }) => shelf.includes(value)
  if (field === 'is') return ({ attributes }) => attributes.includes(plainWords(value))
  const expression = new RegExp(value, 'u')
  return (product) => expression.test(product[field as 'name' | 'brand' | 'pack'])
}
