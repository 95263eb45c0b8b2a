import type { FindingCode, FindingValues } from '@bottega/contract/staff-content/findings.ts'
import { contentKeyword, type ContentKind as FieldKind } from '@bottega/contract/content/fields.ts'
import { languages } from '@bottega/rules/text/language.ts'
import type { TSchema } from 'typebox'
import { cleanConfig } from './fields/clean-config.ts'
import { cleanHtml } from './fields/clean-html.ts'
import { cleanStyle } from './fields/clean-style.ts'
import { branchOf, isRecord, partsOf } from './fields/content-schema.ts'
import { overHttps, safeLink } from './fields/safe-link.ts'

export type Path = readonly (string | number)[]

export interface Conformity {
  readonly error: (at: Path, code: FindingCode, values?: FindingValues) => undefined
  readonly note: (at: Path, code: FindingCode, values?: FindingValues) => undefined
  /** The address of a picture of the content folder, named as `pictures/…`; undefined where there is none. */
  readonly pictureAddress: (path: string) => string | undefined
}

/**
 * Returns the content an editor wrote, made to fit its schema and cleaned by it: markup, links and styles as the schema
 * names them. A part that does not fit is reported with its place; the result may then be incomplete and must not be
 * published. A text may be written in one language or as `{ it, de, en }`.
 */
export function conform(schema: TSchema, value: unknown, at: Path, report: Conformity): unknown {
  const { alternatives, properties, items, values, type, minItems } = partsOf(schema)
  if (alternatives !== undefined) return conformToOne(alternatives, value, at, report)
  if (values !== undefined) return oneOf(values, value, at, report)
  if (properties !== undefined) return conformFields(schema, value, at, report)
  if (items !== undefined) {
    if (!Array.isArray(value)) return report.error(at, 'notList')
    if (value.length < minItems) report.error(at, 'tooFew', { count: minItems })
    return value.map((one, index) => conform(items, one, [...at, index], report))
  }
  if (type === 'string') return conformText(schema, value, at, report)
  if (type === 'boolean') return typeof value === 'boolean' ? value : report.error(at, 'notBoolean')
  return conformNumber(schema, value, at, report)
}

function conformToOne(alternatives: readonly TSchema[], value: unknown, at: Path, report: Conformity): unknown {
  if (!isRecord(value)) return report.error(at, 'notFields')
  const [named, ...known] = distinguishing(alternatives)
  const branch = branchOf(alternatives, value) ?? branchNamed(alternatives, named, value)
  if (branch !== undefined) return conform(branch, value, at, report)
  if (named === undefined) report.error(at, 'unknownForm', { forms: alternatives.map(fieldsOf).join('; ') })
  else report.error([...at, named], 'notOneOf', { values: known.join(', ') })
  return undefined
}

/** The alternative an editor names, though it lacks something: what it lacks is then reported. */
function branchNamed(alternatives: readonly TSchema[], named: string | undefined, value: Record<string, unknown>) {
  if (named === undefined) return undefined
  return alternatives.find((one) => {
    const { values, byDefault } = partsOf(partsOf(one).properties?.[named] ?? {})
    return values?.includes(value[named] ?? byDefault)
  })
}

/** The field by which alternatives differ, then its values; empty where there is none. */
function distinguishing(alternatives: readonly TSchema[]): readonly string[] {
  const fixed = alternatives.map((one) => {
    const { properties = {}, required } = partsOf(one)
    return required.flatMap((name) =>
      (partsOf(properties[name] ?? {}).values ?? []).map((known) => [name, known] as const),
    )
  })
  const name = fixed[0]?.[0]?.[0]
  if (name === undefined || !fixed.every((pairs) => pairs.some(([one]) => one === name))) return []
  return [name, ...fixed.flat().flatMap(([one, known]) => (one === name ? [String(known)] : []))]
}

const fieldsOf = (schema: TSchema) => partsOf(schema).required.join(', ')

function oneOf(values: readonly unknown[], value: unknown, at: Path, report: Conformity): unknown {
  const known = values.find((one) => one === value || (typeof one === 'string' && one === textOf(value)))
  if (known === undefined) report.error(at, 'notOneOf', { values: values.map(String).join(', ') })
  return known
}

function conformFields(schema: TSchema, value: unknown, at: Path, report: Conformity): unknown {
  const { properties = {}, required } = partsOf(schema)
  if (!isRecord(value)) return report.error(at, 'notFields')
  for (const name of Object.keys(value))
    if (!Object.hasOwn(properties, name))
      report.error([...at, name], 'unknownField', { fields: Object.keys(properties).join(', ') })
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const own = value[name]
    if (own !== undefined && own !== null) return [[name, conform(field, own, [...at, name], report)] as const]
    if (required.includes(name) && partsOf(field).byDefault === undefined) report.error([...at, name], 'missing')
    return []
  })
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}

function conformNumber(schema: TSchema, value: unknown, at: Path, report: Conformity): unknown {
  const { type, minimum, maximum } = partsOf(schema)
  const fits = typeof value === 'number' && (type !== 'integer' || Number.isInteger(value))
  if (fits && value >= minimum && value <= maximum) return value
  return report.error(at, type === 'integer' ? 'notWholeNumber' : 'notNumber', { range: rangeOf(minimum, maximum) })
}

/** In signs that every language reads: ` (1–10)`; empty where there are no bounds. */
function rangeOf(minimum: number, maximum: number): string {
  if (Number.isFinite(minimum) && Number.isFinite(maximum)) return ` (${minimum}–${maximum})`
  if (Number.isFinite(minimum)) return ` (≥ ${minimum})`
  return Number.isFinite(maximum) ? ` (≤ ${maximum})` : ''
}

function conformText(schema: TSchema, value: unknown, at: Path, report: Conformity): unknown {
  if (!isRecord(value)) return oneText(schema, value, at, report)
  for (const name of Object.keys(value))
    if (!(languages as readonly string[]).includes(name))
      report.error([...at, name], 'unknownLanguage', { languages: languages.join(', ') })
  if (value['it'] === undefined) report.error([...at, 'it'], 'noItalianText')
  const texts = languages.flatMap((language) => {
    const text = value[language] === undefined ? undefined : oneText(schema, value[language], [...at, language], report)
    return text === undefined ? [] : [[language, text] as const]
  })
  return Object.fromEntries(texts)
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

function oneText(schema: TSchema, value: unknown, at: Path, report: Conformity): string | undefined {
  const text = textOf(value)
  if (text === undefined) return report.error(at, 'notText')
  if (text.trim() === '') return report.error(at, 'empty')
  const kind = Reflect.get(schema, contentKeyword) as FieldKind | undefined
  switch (kind) {
    case 'markup':
      return conformMarkup(text, at, report)
    case 'link':
      return conformLink(text, at, report)
    case 'style':
      return changed(cleanStyle(text), text, at, report)
    case 'options':
      return cleanConfig(text)
    case undefined: {
      const { pattern, examples = [] } = partsOf(schema)
      const fits = pattern === undefined || pattern.test(text)
      return fits ? text : report.error(at, 'badForm', { example: examples[0] ?? pattern.source })
    }
    default:
      return kind satisfies never
  }
}

const picturePath = /^(?:\.\.\/)*(pictures\/[^"?#]+)$/
const pictureSource = /(\ssrc=")(?:\.\.\/)*(pictures\/[^"?#]+)"/g
const insecureLink = /<a\b[^>]*?\shref\s*=\s*["']?\s*(http:\/\/[^\s"'>]+)/gi
const tags = (html: string) => html.match(/<[a-z!]/gi)?.length ?? 0

function conformMarkup(text: string, at: Path, report: Conformity): string {
  const withPictures = text.replaceAll(pictureSource, (whole, before: string, path: string) => {
    const address = addressOf(path, at, report)
    return address === undefined ? whole : `${before}${address}"`
  })
  for (const [, address = ''] of text.matchAll(insecureLink))
    report.note(at, 'madeSecure', { link: overHttps(address) })
  const clean = cleanHtml(withPictures)
  if (tags(clean) < tags(withPictures)) report.note(at, 'markupLeftOut')
  return clean
}

function conformLink(text: string, at: Path, report: Conformity): string | undefined {
  const path = picturePath.exec(text.trim())?.[1]
  if (path !== undefined) return addressOf(path, at, report)
  const secure = overHttps(text)
  if (secure !== text.trim()) report.note(at, 'madeSecure', { link: secure })
  const link = safeLink(secure)
  if (link === undefined) report.error(at, 'badLink')
  return link
}

function addressOf(path: string, at: Path, report: Conformity): string | undefined {
  const address = report.pictureAddress(path)
  if (address === undefined) report.error(at, 'unknownPicture', { path })
  return address
}

function changed(clean: string, text: string, at: Path, report: Conformity): string {
  const declarations = (css: string) => css.split(';').filter((one) => one.trim() !== '').length
  if (declarations(clean) < declarations(text)) report.note(at, 'styleLeftOut')
  return clean
}
