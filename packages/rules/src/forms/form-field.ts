/**
 * The types of fields of a form. `consent` is a single box that must be ticked when required; `order` lists the
 * customer's own orders; `html` and `text_block` show something and are not answered. (Content and discovery, section
 * 3)
 */
export const fieldTypes = [
  'text',
  'textarea',
  'email',
  'phone',
  'cap',
  'number',
  'select',
  'radio',
  'checkbox',
  'consent',
  'date',
  'file',
  'hidden',
  'order',
  'html',
  'text_block',
  'file_viewer',
] as const
export type FieldType = (typeof fieldTypes)[number]

/** Rules a schema may name beside the type's own, each with the message it shows. */
export const namedRules = ['required', 'email', 'phone', 'cap', 'number', 'min_length', 'max_length'] as const
export type NamedRule = (typeof namedRules)[number]

/** As much of a field as decides whether its answer is accepted. */
export interface FormField {
  readonly key: string
  readonly type: FieldType
  readonly required?: boolean | undefined
  readonly disable_input?: boolean | undefined
  /** Characters at most. */
  readonly input_limit?: number | undefined
  readonly options?: readonly { readonly value: string }[] | undefined
  /** The answer of a disabled or hidden field. */
  readonly value?: string | undefined
  readonly num_min?: number | undefined
  readonly num_max?: number | undefined
  readonly num_step?: number | undefined
  readonly rules?:
    readonly { readonly rule: NamedRule; readonly count?: number; readonly message: string }[] | undefined
}

/** The value of a field: a text, or several for boxes of which some are ticked. */
export type FormValue = string | readonly string[]
export type FormValues = Readonly<Record<string, FormValue>>

const shownOnly: ReadonlySet<FieldType> = new Set(['html', 'text_block', 'file_viewer'])

/** True when a field has an answer at all. */
export const isAnswered = ({ type }: Pick<FormField, 'type'>): boolean => !shownOnly.has(type)

/** The editor's own answer: a shopper cannot change it, whatever is sent. */
export const isFixed = ({ type, disable_input: disabled }: FormField): boolean => type === 'hidden' || disabled === true

/** First day a date may be. (Content and discovery, section 5) */
export const earliestDate = '1910-01-01'

/** Orders a field offers for choice. (Content and discovery, section 7) */
export const offeredOrders = 12

/** Characters of an answer whose field names no limit. */
export const usualLimit: Readonly<Record<'line' | 'text', number>> = { line: 250, text: 4000 }
