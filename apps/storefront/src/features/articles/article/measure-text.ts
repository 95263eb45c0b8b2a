import type { RecipeMeasure } from '@bottega/rules/content/recipe.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { articlesWords } from '../../article-card/words/articles.ts'

/** `320 g`, `2 cucchiai`, `1,5`: grams and millilitres are whole, other measures in quarters. */
export function measureText({ quantity, unit }: RecipeMeasure, locale: Language): string {
  const isWeighed = unit === 'g' || unit === 'ml'
  const count = isWeighed ? Math.max(1, Math.round(quantity)) : Math.max(0.25, Math.round(quantity * 4) / 4)
  return translatorOf(articlesWords, locale)(`measure.${unit}`, { count, amount: formatNumber(count, locale) })
}
