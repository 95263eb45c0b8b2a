import type { FormPart, WrittenDocument } from '@bottega/contract/staff-content/documents.ts'
import type { Language } from '@bottega/rules/text/language.ts'

export type Path = readonly (string | number)[]
type Fields = Readonly<Record<string, unknown>>
export type Alternative = NonNullable<FormPart['alternatives']>[number]

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLocalized = (value: unknown): value is Fields => isFields(value) && 'it' in value

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, part) => {
    if (Array.isArray(inner)) return inner[Number(part)] as unknown
    return isFields(inner) ? inner[part] : undefined
  }, value)
}

/** A copy with another value at the path; undefined takes the field away. What stands around it is made where it is missing. */
function withValueAt(value: unknown, [part, ...rest]: Path, next: unknown): unknown {
  if (part === undefined) return next
  if (typeof part === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : []
    // A translation of a later item leaves room for the ones before it.
    while (list.length <= part) list.push({})
    list[part] = withValueAt(list[part], rest, next)
    return list
  }
  const fields = isFields(value) ? value : {}
  const inner = withValueAt(fields[part], rest, next)
  if (inner !== undefined) return { ...fields, [part]: inner }
  const { [part]: _, ...others } = fields
  return others
}

const fieldsWith = (fields: Fields | undefined, path: Path, next: unknown): Fields =>
  withValueAt(fields ?? {}, path, next) as Fields

export const setValue = (written: WrittenDocument, path: Path, next: unknown): WrittenDocument => ({
  ...written,
  fields: fieldsWith(written.fields, path, next),
})

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** The text of a field in a language: beside the Italian one, or of Markdown in the file of the translation. */
export function textAt({ fields, translations }: WrittenDocument, path: Path, language: Language): string {
  const value = valueAt(fields, path)
  if (isLocalized(value)) return asText(value[language])
  if (language === 'it') return asText(value)
  return asText(valueAt(translations?.[language], path))
}

/** An empty text takes the field, or its translation, away. */
export function setText(written: WrittenDocument, path: Path, language: Language, text: string): WrittenDocument {
  const { fields, translations } = written
  const value = valueAt(fields, path)
  const next = text === '' ? undefined : text
  if (!isLocalized(value) && language === 'it') return setValue(written, path, next)
  if (!isLocalized(value) && translations !== undefined && language !== 'it')
    return { ...written, translations: { ...translations, [language]: fieldsWith(translations[language], path, next) } }
  const texts = isLocalized(value) ? value : { ...(value !== undefined && value !== null && { it: value }) }
  const others = Object.entries({ ...texts, [language]: next }).filter(([, one]) => one !== undefined)
  if (others.length === 0) return setValue(written, path, undefined)
  const [first] = others
  const isItalianAlone = others.length === 1 && first?.[0] === 'it'
  return setValue(written, path, isItalianAlone ? first[1] : Object.fromEntries(others))
}

/** The same change of a list in the document and, of Markdown, in the lists of its translations. */
function changeList(
  written: WrittenDocument,
  path: Path,
  change: (list: readonly unknown[]) => readonly unknown[] | undefined,
): WrittenDocument {
  const changed = (fields: Fields | undefined) => {
    const list = valueAt(fields, path)
    return Array.isArray(list) ? fieldsWith(fields, path, change(list)) : fields
  }
  const { fields, translations } = written
  const of = (language: 'de' | 'en') => {
    const own = changed(translations?.[language])
    return own === undefined ? {} : { [language]: own }
  }
  return {
    ...written,
    fields: changed(fields) ?? {},
    ...(translations !== undefined && { translations: { ...of('de'), ...of('en') } }),
  }
}

export function addItem(written: WrittenDocument, path: Path, item: unknown): WrittenDocument {
  const list = valueAt(written.fields, path)
  return setValue(written, path, [...(Array.isArray(list) ? (list as unknown[]) : []), item])
}

/** The last item of a list that need not be there takes the list with it. */
export const removeItem = (written: WrittenDocument, path: Path, index: number, required: boolean): WrittenDocument =>
  changeList(written, path, (list) => {
    const left = list.filter((_, place) => place !== index)
    return left.length === 0 && !required ? undefined : left
  })

export const moveItem = (written: WrittenDocument, path: Path, index: number, by: -1 | 1): WrittenDocument =>
  changeList(written, path, (list) => {
    const moved = [...list]
    // A translation may be shorter than what it translates.
    while (moved.length <= Math.max(index, index + by)) moved.push({})
    const [one, other] = [moved[index], moved[index + by]]
    moved[index] = other
    moved[index + by] = one
    return moved
  })

const usualOf = (parts: readonly FormPart[], { part }: Alternative, name: string): unknown =>
  parts[parts[part]?.fields?.find((field) => field.name === name)?.part ?? 0]?.usual

/** The alternative a value is: by the fields that tell it, else by those it has; of nothing the first. */
export function alternativeOf(parts: readonly FormPart[], { alternatives = [] }: FormPart, value: unknown): number {
  const fields = isFields(value) ? value : {}
  const has = (name: string) => fields[name] !== undefined && fields[name] !== null
  const isTold = (one: Alternative) =>
    Object.entries(one.fixed).every(([name, values]) => values.includes(fields[name] ?? usualOf(parts, one, name)))
  const found = [
    alternatives.findIndex((one) => isTold(one) && one.needs.every(has)),
    alternatives.findIndex((one) => Object.keys(one.fixed).length > 0 && isTold(one)),
    alternatives.findIndex((one) => one.needs.some(has)),
  ].find((index) => index >= 0)
  return found ?? 0
}

/** The beginning of a part: the fields that must be there and have no text of their own, the rest absent. */
export function blankOf(parts: readonly FormPart[], place: number): unknown {
  const part = parts[place]
  if (part?.kind === 'list') return []
  if (part?.kind === 'oneOf') return blankAlternative(parts, part.alternatives?.[0])
  if (part?.kind === 'choice') return part.choices?.length === 1 ? part.choices[0]?.value : undefined
  if (part?.kind !== 'fields') return undefined
  const blanks = (part.fields ?? [])
    .filter(({ required }) => required)
    .map(({ name, part: inner }) => [name, blankOf(parts, inner)] as const)
  return Object.fromEntries(blanks.filter(([, value]) => value !== undefined))
}

function blankAlternative(parts: readonly FormPart[], one: Alternative | undefined): Fields {
  if (one === undefined) return {}
  const told = Object.entries(one.fixed).map(([name, values]) => [name, values[0]])
  return { ...(blankOf(parts, one.part) as Fields), ...Object.fromEntries(told) } as Fields
}

/** The value as another alternative: fields both know stay, those of the former alone go, unknown ones stay. */
export function asAlternative(parts: readonly FormPart[], part: FormPart, value: unknown, chosen: number): Fields {
  const { alternatives = [] } = part
  const [from, to] = [alternatives[alternativeOf(parts, part, value)], alternatives[chosen]]
  const partOf = (one: Alternative | undefined, name: string) =>
    parts[one?.part ?? 0]?.fields?.find((field) => field.name === name)?.part
  const kept = Object.entries(isFields(value) ? value : {}).filter(
    ([name]) => !Object.hasOwn(to?.fixed ?? {}, name) && partOf(from, name) === partOf(to, name),
  )
  return { ...blankAlternative(parts, to), ...Object.fromEntries(kept) }
}

/** A place at which two editors of one document say different things. */
export interface Difference {
  /** In the written document: `fields`, `translations` and their language, `texts` or `files` first. */
  readonly path: Path
  readonly mine: unknown
  readonly theirs: unknown
}

/**
 * The places at which two contents of one document differ, each as deep as both have it. A list with other items is one
 * place: of items that were added or moved nobody can say which of the others they were.
 */
export function differencesOf(mine: unknown, theirs: unknown, path: Path = []): Difference[] {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
  if (isFields(mine) && isFields(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    return names.flatMap((name) => differencesOf(mine[name], theirs[name], [...path, name]))
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
    return mine.flatMap((one: unknown, index) => differencesOf(one, theirs[index], [...path, index]))
  return [{ path, mine, theirs }]
}

/** The text I wrote, with what they have at that place. */
export const takeTheirs = (written: WrittenDocument, { path, theirs }: Difference): WrittenDocument =>
  withValueAt(written, path, theirs) as WrittenDocument

/** The names of the fields a path leads through; items of lists by their number. */
export function labelsOf(parts: readonly FormPart[], written: WrittenDocument, [root, ...rest]: Path): string[] {
  const inFields = root === 'translations' ? rest.slice(1) : rest
  const language = root === 'translations' || root === 'texts' ? rest.slice(0, 1) : []
  if (root !== 'fields' && root !== 'translations') return language.map(String)
  const labels: string[] = []
  let part = parts[0]
  let value: unknown = written.fields
  for (const step of inFields) {
    if (part?.kind === 'oneOf') part = parts[part.alternatives?.[alternativeOf(parts, part, value)]?.part ?? 0]
    const field = part?.fields?.find(({ name }) => name === step)
    labels.push(field?.label ?? (typeof step === 'number' ? String(step + 1) : step))
    part = typeof step === 'number' ? parts[part?.items ?? 0] : parts[field?.part ?? -1]
    value = valueAt(value, [step])
  }
  return [...labels, ...language.map(String)]
}
