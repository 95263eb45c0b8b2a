import type { BillingField } from '@bottega/rules/payments/billing.ts'
import type { Language } from '@bottega/rules/text/language.ts'

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
export const billingFieldNames = (fields: string, language: Language): string =>
  fields
    .split(', ')
    .map((name) => (isField(name) ? names[name][language] : name))
    .join(', ')
