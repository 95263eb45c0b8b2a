import { formatNumber } from '@bottega/rules/text/format.ts'
import type { ContentUnit, PackContent } from '@bottega/rules/money/prices.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type LabelValues, type Nutrient, nutrientNames, nutrients } from '@bottega/rules/catalog/product-label.ts'

const headings: Record<Language, readonly [what: string, per: string]> = {
  it: ['Valori medi', 'per'],
  de: ['Durchschnittswerte', 'pro'],
  en: ['Average values', 'per'],
}

/** The amount the values are of: 100 g of food, 100 ml of what is sold by volume. (Regulation (EU) 1169/2011, article 32) */
export type NutritionBase = 'g' | 'ml'

const byVolume: ReadonlySet<ContentUnit> = new Set(['ml', 'cl', 'l'])

/** By the unit of the pack; goods from the scale and by the piece are weighed. */
export const nutritionBaseOf = (content: PackContent | null): NutritionBase =>
  content !== null && byVolume.has(content.unit) ? 'ml' : 'g'

const kilojoulesPerKilocalorie = 4.184

/** The declaration as an HTML table with a header row; values that are not declared have no row. */
export function nutritionTable(nutrition: LabelValues['nutrition'], language: Language, per: NutritionBase): string {
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
  const [what, of] = headings[language]
  const head = [what, `${of} 100 ${per}`].map((heading) => `<th scope="col">${heading}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
