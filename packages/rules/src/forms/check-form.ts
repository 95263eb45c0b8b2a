import { isShopDate } from '../delivery/shop-calendar.ts'
import { postalCode } from '../validators/codes.ts'
import { dayFault } from '../validators/date.ts'
import { email } from '../validators/email.ts'
import { phone } from '../validators/phone.ts'
import { characters } from '../validators/text.ts'
import type { ValidationMessage } from '../validators/verdict.ts'
import {
  earliestDate,
  isAnswered,
  isFixed,
  usualLimit,
  type FormField,
  type FormValue,
  type FormValues,
  type NamedRule,
} from './form-field.ts'

/** The reason an answer is refused: a text of the validators, one of the forms' own, or the words its schema gives. */
export type FieldFault =
  | { readonly key: string; readonly reason: ValidationMessage; readonly count: number | null }
  | { readonly key: string; readonly reason: 'consent' | 'choice' | 'upload' | 'date.early' }
  | { readonly key: string; readonly reason: 'number.range'; readonly min: number | null; readonly max: number | null }
  | { readonly key: string; readonly reason: 'number.step'; readonly step: number }
  | { readonly key: string; readonly reason: 'schema'; readonly message: string }

/** The knowledge of the shop besides the form: the customer's orders, and the uploads made for the field. */
export interface FormKnowledge {
  readonly isOwnOrder?: (orderId: string) => boolean
  readonly isUpload?: (key: string, token: string) => boolean
}

/** Number as Italians or programs write it; NaN where it is none. */
const numberOf = (text: string): number =>
  /^-?\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN

const textsOf = (value: FormValue | undefined): readonly string[] =>
  (value === undefined ? [] : [value].flat()).map((text) => text.trim()).filter((text) => text !== '')

/** The typed or chosen text, without spaces at the ends; empty where nothing was. */
const textOf = (value: FormValue | undefined) => textsOf(value)[0] ?? ''

/**
 * Every complaint about a form as it is sent, in the order of its fields, one for each field. Screen and server ask the
 * same: the screen when the form is sent, not while it is filled in. (Content and discovery, section 5)
 */
export function checkForm(
  fields: readonly FormField[],
  values: FormValues,
  knowledge: FormKnowledge = {},
): readonly FieldFault[] {
  return fields.flatMap((field) => {
    if (!isAnswered(field) || isFixed(field)) return []
    const fault = checkField(field, values[field.key], knowledge)
    return fault === undefined ? [] : [fault]
  })
}

/** The complaint about one field; an empty one is refused only where it is required. */
export function checkField(
  field: FormField,
  value: FormValue | undefined,
  knowledge: FormKnowledge = {},
): FieldFault | undefined {
  const texts = textsOf(value)
  const { key, type } = field
  const named = namedFault(field, texts[0] ?? '')
  if (named !== undefined) return named
  if (texts.length === 0) {
    if (field.required !== true) return undefined
    return isOneBox(field) ? { key, reason: 'consent' } : { key, reason: 'validations.required', count: null }
  }
  const limit = field.input_limit ?? (type === 'textarea' ? usualLimit.text : usualLimit.line)
  if (type !== 'file' && texts.some((text) => characters(text) > limit))
    return { key, reason: 'validations.maxLength', count: limit }
  return faultOfType(field, texts, knowledge)
}

function faultOfType(field: FormField, texts: readonly string[], knowledge: FormKnowledge): FieldFault | undefined {
  const { key, type } = field
  const [text = ''] = texts
  if (isTickBox(field)) return field.required !== true || isTicked(text) ? undefined : { key, reason: 'consent' }
  switch (type) {
    case 'email':
      return verdictFault(key, email(text))
    case 'phone':
      return verdictFault(key, phone(text))
    case 'cap':
      return verdictFault(key, postalCode(text))
    case 'number':
      return numberFault(field, text)
    case 'date':
      return dateFault(key, text)
    case 'select':
    case 'radio':
    case 'checkbox':
      return isOffered(field, texts) ? undefined : { key, reason: 'choice' }
    case 'order':
      return knowledge.isOwnOrder?.(text) === false ? { key, reason: 'choice' } : undefined
    case 'file':
      return texts.every((token) => knowledge.isUpload?.(key, token) !== false) ? undefined : { key, reason: 'upload' }
    case 'text':
    case 'textarea':
    case 'consent':
    case 'hidden':
    case 'html':
    case 'text_block':
    case 'file_viewer':
      return undefined
    default:
      return type satisfies never
  }
}

/** A box by itself asks for agreement; boxes of a group offer a choice. */
const isOneBox = ({ type, options = [] }: FormField) =>
  type === 'consent' || (type === 'checkbox' && options.length <= 1)

/** A box without values of its own is ticked or not; the page draws one for a choice its editor gave no options. */
export const isTickBox = ({ type, options = [] }: FormField) =>
  type === 'consent' || ((type === 'checkbox' || type === 'radio') && options.length === 0)

const isTicked = (text: string) => text === 'true' || text === '1' || text === 'on'

/** Of boxes several may be chosen, of all others one. */
function isOffered({ type, options = [] }: FormField, texts: readonly string[]): boolean {
  const known = new Set(options.map(({ value }) => value))
  return (type === 'checkbox' || texts.length === 1) && texts.every((text) => known.has(text))
}

const verdictFault = (key: string, verdict: ReturnType<typeof email>): FieldFault | undefined =>
  verdict.ok ? undefined : { key, reason: verdict.message, count: verdict.count }

function numberFault({ key, num_min: min, num_max: max, num_step: step }: FormField, text: string) {
  const number = numberOf(text)
  if (Number.isNaN(number)) return { key, reason: 'validations.number', count: null } as const
  if (number < (min ?? -Infinity) || number > (max ?? Infinity))
    return { key, reason: 'number.range', min: min ?? null, max: max ?? null } as const
  // In whole steps from the smallest number, as browsers count them; the tolerance is that of binary fractions.
  const steps = step === undefined ? 0 : (number - (min ?? 0)) / step
  const isWhole = Math.abs(steps - Math.round(steps)) < 1e-6
  return isWhole ? undefined : ({ key, reason: 'number.step', step: step ?? 1 } as const)
}

/** Days as browsers send them, `yyyy-mm-dd`. */
function dateFault(key: string, text: string): FieldFault | undefined {
  if (!isShopDate(text)) return { key, reason: dayFault(text) ?? 'validations.date', count: null }
  return text < earliestDate ? { key, reason: 'date.early' } : undefined
}

/** A rule the schema names shows the schema's own words. */
function namedFault({ key, rules = [] }: FormField, text: string): FieldFault | undefined {
  const broken = rules.find(({ rule, count = 0 }) => !passes[rule](text, count))
  return broken && { key, reason: 'schema', message: broken.message }
}

const passes: Readonly<Record<NamedRule, (text: string, count: number) => boolean>> = {
  required: (text) => text !== '',
  email: (text) => email(text).ok,
  phone: (text) => phone(text).ok,
  cap: (text) => postalCode(text).ok,
  number: (text) => text === '' || !Number.isNaN(numberOf(text)),
  min_length: (text, count) => text === '' || characters(text) >= count,
  max_length: (text, count) => characters(text) <= count,
}

/**
 * The answers as they are stored: of the fields the form has and nothing else, what an editor fixed in its own words,
 * empty ones left out.
 */
export function acceptedValues(fields: readonly FormField[], values: FormValues): Record<string, FormValue> {
  const answered = fields.filter(isAnswered).map((field): [string, readonly string[]] => {
    if (isFixed(field)) return [field.key, textsOf(field.value)]
    const texts = textsOf(values[field.key])
    return [field.key, isTickBox(field) && !texts.some(isTicked) ? [] : texts]
  })
  return Object.fromEntries(
    answered
      .filter(([, texts]) => texts.length > 0)
      .map(([key, texts]) => [key, texts.length === 1 ? textOf(texts) : texts]),
  )
}
