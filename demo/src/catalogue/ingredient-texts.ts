import type { LabelTexts } from '@bottega/rules/catalog/product-label.ts'
import type { Localized } from '@bottega/api/kernel/database/schema/columns.ts'
import { trilingual } from '../localized.ts'
import { allergenNames, type AllergenKey, ingredientTable } from './ingredient-table.ts'

interface Ingredient {
  text: Localized
  allergen: AllergenKey | undefined
}

/** Rows by their Italian text without marks, as families write it. */
const ingredients = new Map<string, Ingredient>(
  ingredientTable
    .trim()
    .split('\n')
    .map((line) => {
      const [it = '', de = '', en = '', allergen] = line.split('|').map((part) => part.trim())
      return [it.replaceAll('_', ''), { text: { it, de, en }, allergen: allergen as AllergenKey | undefined }]
    }),
)

/** The ingredient list in each language with its allergens emphasised, and what it contains. (Safety, 22) */
export function ingredientTexts(list: string): LabelTexts {
  const found = list.split(', ').map((name) => {
    const known = ingredients.get(name)
    if (!known) throw new Error(`Not in the ingredient table: "${name}"`)
    return known
  })
  const allergens = [...new Set(found.flatMap(({ allergen }) => allergen ?? []))]
  return {
    ingredients: sentence(found.map(({ text }) => text)),
    ...(allergens.length > 0 && { allergens: containsText(allergens) }),
  }
}

function sentence(texts: readonly Localized[]): Localized {
  const inLanguage = (language: 'it' | 'de' | 'en') => {
    const joined = texts.map((text) => text[language] ?? text.it).join(', ')
    return `${joined.replace(/_([^_]+)_/g, '<strong>$1</strong>').replace(/^(<strong>)?\p{L}/u, (start) => start.replace(/\p{L}$/u, (letter) => letter.toUpperCase()))}.`
  }
  return { it: inLanguage('it'), de: inLanguage('de'), en: inLanguage('en') }
}

function containsText(keys: readonly AllergenKey[]): Localized {
  const names = keys.map((key) => trilingual(allergenNames[key]))
  const listed = (language: 'it' | 'de' | 'en') => names.map((name) => name[language] ?? name.it).join(', ')
  return { it: `Contiene ${listed('it')}.`, de: `Enthält ${listed('de')}.`, en: `Contains ${listed('en')}.` }
}
