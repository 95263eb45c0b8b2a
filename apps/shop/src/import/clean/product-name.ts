import { longestName, namesSomething } from '@bottega/rules/catalog/product-names.ts'
import type { Reason } from '../reasons.ts'
import { capitalised, withoutShouting } from '@bottega/api/trade/product-label/capitals.ts'
import { cleanText } from '@bottega/api/trade/product-label/clean-text.ts'
import { withoutMarkup } from '@bottega/api/trade/product-label/markup.ts'

/** Characters looked at; beyond them is no name any more. */
const longestRead = 2000

/**
 * A name as it should stand on a shelf label, or undefined when there is none: no HTML, no capitals throughout, no
 * cut-off brackets ("Spaghetti [pâtes. .."), no signs left over at its ends.
 */
export function cleanName(raw: string): { name?: string; notes: Reason[] } {
  const { text, notes } = cleanText(raw.slice(0, longestRead))
  const plain = withoutMarkup(text)
  if (plain !== text) notes.push('markup-removed')
  const tidy = plain
    .replaceAll(/\[[^\]]*$|\[\s*\]|\(\s*\)/g, ' ')
    .replaceAll('_', ' ')
    .replaceAll(/\*+(?=\p{L})/gu, ' ')
    .replaceAll(/^[\s.,;:*#$|•?-]+|(?:(?<!\.\p{L})\.|[\s,;:*#|•\\-])+$/gu, '')
    .replaceAll(/(?<!\d)\s(?:gr|lt|ml|kg|cl)\.?$/gi, '')
    .replaceAll(/\s+([,;.)])/g, '$1')
    .replaceAll(/([([])\s+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const unquoted = /^"[^"]+"$/.test(tidy) ? tidy.slice(1, -1).trim() : tidy
  if (!namesSomething(unquoted)) return { notes }
  const name = capitalised(withoutShouting(unquoted))
  if (name.length <= longestName) return { name, notes }
  return {
    name: name
      .slice(0, longestName)
      .replace(/\s+\S*$/, '')
      .toWellFormed(),
    notes: [...notes, 'name-shortened'],
  }
}
