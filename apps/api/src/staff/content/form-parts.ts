import { contentKeyword, day, moment, colour } from '@bottega/contract/content/fields.ts'
import type { FormPart } from '@bottega/contract/staff-content/documents.ts'
import { choiceName, fieldName } from '@bottega/contract/staff-content/field-names.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { TSchema } from 'typebox'
import type { KnownChoices } from '../../kernel/publishing/content-kind.ts'
import { partsOf } from '../../kernel/publishing/fields/content-schema.ts'

/** Links that show something: their form chooses a picture. */
const pictures = new Set(['image', 'mobileImage', 'picture', 'logo', 'HEADER_IMAGE', 'HEADER_IMAGE_MOBILE'])
/** Texts that name something of the catalogue. */
const references = { categorySlug: 'category', product: 'product', code: 'code' } as const

const patternOf = (schema: TSchema) => String(partsOf(schema).pattern)
const byPattern = new Map([
  [patternOf(day()), 'day'],
  [patternOf(moment()), 'moment'],
  [patternOf(colour()), 'colour'],
] as const)

/**
 * The form a schema of content asks for: its parts, the whole of it first, which name each other by their place. A part that
 * stands at several places is there once. `known` has the values of fields that the shop knows.
 */
export function formPartsOf(schema: TSchema, language: Language, known: KnownChoices = {}): FormPart[] {
  const parts: FormPart[] = []
  const placed = new Map<string, number>()
  add(schema, '')
  return parts

  function add(one: TSchema, name: string): number {
    const id = `${name} ${JSON.stringify(one)}`
    const there = placed.get(id)
    if (there !== undefined) return there
    const place = parts.length
    placed.set(id, place)
    parts.push({ kind: 'text' })
    parts[place] = partOf(one, name)
    return place
  }

  function partOf(one: TSchema, name: string): FormPart {
    const {
      alternatives,
      properties,
      required,
      items,
      values,
      type,
      examples = [],
      byDefault,
      ...limits
    } = partsOf(one)
    const usual = byDefault === undefined ? {} : { usual: byDefault }
    if (alternatives !== undefined)
      return { kind: 'oneOf', alternatives: alternatives.map((alternative) => alternativeOf(alternative, name)) }
    if (values !== undefined)
      return {
        kind: 'choice',
        ...usual,
        choices: values.map((value) => ({ value, label: choiceName(value, language) })),
      }
    if (properties !== undefined)
      return {
        kind: 'fields',
        fields: Object.entries(properties).map(([field, schemaOfField]) => ({
          name: field,
          label: fieldName(field, language),
          required: required.includes(field) && partsOf(schemaOfField).byDefault === undefined,
          part: add(schemaOfField, field),
        })),
      }
    if (items !== undefined) return { kind: 'list', items: add(items, name), minimum: limits.minItems, ...usual }
    if (type === 'boolean') return { kind: 'flag', ...usual }
    const choices = known[name]
    if (type === 'string' && choices !== undefined) return { kind: 'choice', choices: [...choices] }
    if (type === 'string')
      return { kind: kindOfText(one, name), ...exampleOf(examples), ...referenceOf(name), ...usual }
    return { kind: 'number', whole: type === 'integer', ...rangeOf(limits), ...usual }
  }

  function alternativeOf(one: TSchema, name: string) {
    const { properties = {}, required } = partsOf(one)
    const facts = required.map((field) => ({ field, ...partsOf(properties[field] ?? {}) }))
    const fixed = facts.flatMap(({ field, values }): [string, unknown[]][] =>
      values === undefined ? [] : [[field, [...values]]],
    )
    const needs = facts.filter(({ values, byDefault }) => values === undefined && byDefault === undefined)
    const [first] = fixed
    const isTold = first !== undefined && first[1].some((value) => typeof value === 'string')
    const label = isTold
      ? first[1].map((value) => choiceName(value, language)).join(' / ')
      : required.map((field) => fieldName(field, language)).join(', ')
    return {
      label,
      part: add(one, name),
      fixed: Object.fromEntries(fixed),
      needs: needs.map(({ field }) => field),
    }
  }
}

function kindOfText(schema: TSchema, name: string): FormPart['kind'] {
  const kind: unknown = Reflect.get(schema, contentKeyword)
  if (kind === 'link') return pictures.has(name) ? 'picture' : 'link'
  if (kind === 'markup' || kind === 'style' || kind === 'options') return kind
  return byPattern.get(patternOf(schema)) ?? (Object.hasOwn(references, name) ? 'reference' : 'text')
}

const referenceOf = (name: string) =>
  Object.hasOwn(references, name) ? { of: references[name as keyof typeof references] } : {}
const exampleOf = ([example]: readonly string[]) => (example === undefined ? {} : { example })
const rangeOf = ({ minimum, maximum }: { minimum: number; maximum: number }) => ({
  ...(Number.isFinite(minimum) && { minimum }),
  ...(Number.isFinite(maximum) && { maximum }),
})
