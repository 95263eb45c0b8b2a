import { formatNumber } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Nutrition } from '../../../kernel/database/schema/catalog.ts'

type Row = readonly [key: keyof Nutrition, labels: Record<Language, string>]

/** The mandatory declaration, in its mandatory order. (Regulation (EU) 1169/2011, annex XV) */
const rows: readonly Row[] = [
  ['energyKj', { it: 'Energia', de: 'Energie', en: 'Energy' }],
  ['fat', { it: 'Grassi', de: 'Fett', en: 'Fat' }],
  ['saturatedFat', { it: 'di cui acidi grassi saturi', de: 'davon gesättigte Fettsäuren', en: 'of which saturates' }],
  ['carbohydrates', { it: 'Carboidrati', de: 'Kohlenhydrate', en: 'Carbohydrate' }],
  ['sugars', { it: 'di cui zuccheri', de: 'davon Zucker', en: 'of which sugars' }],
  ['fiber', { it: 'Fibre', de: 'Ballaststoffe', en: 'Fibre' }],
  ['proteins', { it: 'Proteine', de: 'Eiweiß', en: 'Protein' }],
  ['salt', { it: 'Sale', de: 'Salz', en: 'Salt' }],
]
const headings: Record<Language, readonly [what: string, per: string]> = {
  it: ['Valori medi', 'per 100 g o 100 ml'],
  de: ['Durchschnittswerte', 'pro 100 g oder 100 ml'],
  en: ['Average values', 'per 100 g or 100 ml'],
}
const kilojoulesPerKilocalorie = 4.184

/** The declaration as an HTML table with a header row; values that are not declared have no row. */
export function nutritionTable(nutrition: Nutrition, language: Language): string {
  const number = (value: number) => formatNumber(Math.round(value * 100) / 100, language)
  const amount = (key: keyof Nutrition, value: number) =>
    key === 'energyKj'
      ? `${number(value)} kJ / ${number(Math.round(value / kilojoulesPerKilocalorie))} kcal`
      : `${number(value)} g`
  const body = rows.flatMap(([key, labels]) => {
    const value = nutrition[key]
    return value === undefined
      ? []
      : [`<tr><th scope="row">${labels[language]}</th><td>${amount(key, value)}</td></tr>`]
  })
  const head = headings[language].map((heading) => `<th scope="col">${heading}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
