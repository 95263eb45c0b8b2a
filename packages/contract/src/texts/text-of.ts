import type { BillingField } from '@bottega/rules/payments/billing.ts'
import { type MessageCode, messageOf } from '../codes.ts'

/** The names of the fields of an invoice's buyer in a refusal. */
const names: Readonly<Record<BillingField, Readonly<Record<Language, string>>>> = {
  name: { it: 'nome o ragione sociale', de: 'Name oder Firma', en: 'name or company' },
  fiscalCode: { it: 'codice fiscale', de: 'Steuernummer', en: 'fiscal code' },
  vatNumber: { it: 'partita IVA', de: 'MwSt.-Nummer', en: 'VAT number' },
  sdiCode: { it: 'codice SDI', de: 'SDI-Code', en: 'SDI code' },
  pec: { it: 'PEC', de: 'PEC', en: 'PEC' },
  cig: { it: 'CIG', de: 'CIG', en: 'CIG' },
  cup: { it: 'CUP', de: 'CUP', en: 'CUP' },
  country: { it: 'Paese', de: 'Land', en: 'country' },
  street: { it: 'via', de: 'Straße', en: 'street' },
  streetNumber: { it: 'numero civico', de: 'Hausnummer', en: 'street number' },
  postalCode: { it: 'CAP', de: 'Postleitzahl', en: 'postal code' },
  city: { it: 'città', de: 'Ort', en: 'city' },
  province: { it: 'provincia', de: 'Provinz', en: 'province' },
}

const isField = (name: string): name is BillingField => Object.hasOwn(names, name)

/** Fields listed with commas, in words. */
const billingFieldNames = (fields: string, language: Language): string =>
  fields
    .split(', ')
    .map((name) => (isField(name) ? names[name][language] : name))
    .join(', ')

/** A text with its `{name}` places filled; a place without a value stays visible rather than vanishing. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

const units = [
  { unit: 'hour', length: 3600, from: 5400 },
  { unit: 'minute', length: 60, from: 90 },
  { unit: 'second', length: 1, from: 0 },
] as const

/** Adds `wait`, how long `seconds` are in words, rounded up: "40 seconds", "15 minutes", "6 hours". */
function withWait(values: MessageArguments, language: Language): MessageArguments {
  const { seconds } = values
  if (typeof seconds !== 'number') return values
  const { unit, length } = units.find(({ from }) => seconds > from) ?? units[2]
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return { ...values, wait: format.format(Math.ceil(seconds / length)) }
}

export const languages = ['it', 'de', 'en'] as const
export type Language = (typeof languages)[number]
export type MessageArguments = Record<string, string | number>

/** The message in the shopper's language. */
export function textOf(code: MessageCode, language: Language, values: MessageArguments = {}): string {
  return fill(messageOf(code)[language], withFields(withWait(values, language), language))
}

/** Fields of an invoice stand in the language of the text. */
function withFields(values: MessageArguments, language: Language): MessageArguments {
  const { billingFields } = values
  return typeof billingFields === 'string'
    ? { ...values, billingFields: billingFieldNames(billingFields, language) }
    : values
}
