import { formatNumber } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type LabelValues, type Nutrient, nutrientNames, nutrients } from '@bottega/rules/catalog/product-label.ts'

const headings: Record<Language, readonly [what: string, per: string]> = {
  it: ['Valori medi', 'per 100 g o 100 ml'],
  de: ['Durchschnittswerte', 'pro 100 g oder 100 ml'],
  en: ['Average values', 'per 100 g or 100 ml'],
}
const kilojoulesPerKilocalorie = 4.184

/** The declaration as an HTML table with a header row; values that are not declared have no row. */
export function nutritionTable(nutrition: LabelValues['nutrition'], language: Language): string {
  const number = (value: number) => formatNumber(Math.round(value * 100) / 100, language)
  const amount = (key: Nutrient, value: number) =>
    nutrients[key].unit === 'kJ'
      ? `${number(value)} kJ / ${number(Math.round(value / kilojoulesPerKilocalorie))} kcal`
      : `${number(value)} g`
  const body = nutrientNames.flatMap((key) => {
    const value = nutrition[key]
    return value === undefined
      ? []
      : [`<tr><th scope="row">${nutrients[key].names[language]}</th><td>${amount(key, value)}</td></tr>`]
  })
  const head = headings[language].map((heading) => `<th scope="col">${heading}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
