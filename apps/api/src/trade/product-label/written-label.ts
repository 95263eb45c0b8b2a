import { labelFields, type LabelTextName, type LabelTexts } from '@bottega/rules/catalog/product-label.ts'
import { decodeHTML } from 'entities'
import { markupAsUnderscores } from './markup.ts'

/** A field as its form shows it: by language, or under `it` alone where it is the same in all. */
export interface WrittenField {
  it?: string
  de?: string
  en?: string
}

/** A text as somebody would write it: allergens between underscores, no entities. Reading it gives the text again. */
const unmarked = (text: string) => decodeHTML(markupAsUnderscores(text))

/** A field of a label as staff read and write it; empty where the label does not have it. */
export function writtenField(name: LabelTextName, texts: LabelTexts): WrittenField {
  const value = texts[name]
  if (value === undefined) return {}
  if (typeof value === 'string') return { it: value }
  if (Array.isArray(value)) return { it: value.join(', ') }
  const written = labelFields[name].kind === 'emphasised' ? unmarked : (text: string) => text
  const { it, de, en } = value
  return { it: written(it), ...(de !== undefined && { de: written(de) }), ...(en !== undefined && { en: written(en) }) }
}
