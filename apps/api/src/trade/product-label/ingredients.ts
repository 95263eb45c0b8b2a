import { plainWords } from '@bottega/rules/text/plain-words.ts'
import type { LabelReason, LabelRemark } from './label-remark.ts'
import { allergenWords } from './allergens.ts'
import { isShouted, sentenceCase } from './capitals.ts'
import { cleanText } from './clean-text.ts'
import { escapeHtml, markupAsUnderscores, withoutMarkup } from './markup.ts'

/** Longest list of ingredients shown, in characters; the longest of a real label in four languages is about 5,000. */
const longestIngredients = 10_000

/**
 * Underscores around one name: `_latte_`, `d'_œuf_`, `_lait _`; never across a comma, so that a lost partner harms
 * little.
 */
const pairOrWord = /_(\p{L}[^_,;:.<>]{0,60}?)[\s,.;:]?_(\p{L}*)|_(\p{L}+)|(\p{L}+)_/gu

/** `**latte**`; a footnote's stars close nothing: "cacao**, latte* (**Fairtrade)". */
const starred = /(?<!\*)\*\*(\p{L}[^*,;:.<>()]{0,60})\*\*(?!\*)/gu
/** An allergen in capitals where the rest is in small letters, as many labels emphasise. */
const loudWord = /(?<![\p{L}_])\p{Lu}{3,}(?![\p{L}_])/gu

function capitalsAsUnderscores(text: string): string {
  return text.replaceAll(loudWord, (word) => (allergenWords.has(plainWords(word)) ? `_${word}_` : word))
}

// Characters of the private use area hold the place of the tags while the rest is escaped; the text itself cannot hold
// them.
const opening = '\ue000'
const closing = '\ue001'

/**
 * Ingredients as HTML of which `<strong>` around allergens is the only mark; everything else is escaped. Undefined for
 * a text without words or longer than any label.
 */
export function cleanIngredients(field: string, raw: string): { html?: string; remarks: LabelRemark[] } {
  const remark = (reason: LabelReason, value = raw): LabelRemark => ({ field, reason, value })
  if (raw.trim() === '') return { remarks: [] }
  if (raw.length > longestIngredients) return { remarks: [remark('text-too-long', `${raw.length} characters`)] }
  const { text: decoded, notes } = cleanText(raw)
  const text = decoded.replaceAll(/[\ue000\ue001]/g, '')
  const marked = markupAsUnderscores(text).replaceAll(starred, '_$1_')
  const calm = isShouted(marked, 0.7) ? sentenceCase(marked) : capitalsAsUnderscores(marked)
  const { emphasised, isPaired } = emphasise(calm.replaceAll(/_{2,}/g, '_'))
  const trimmed = emphasised.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim()
  if (!/\p{L}{2}/u.test(trimmed)) return { remarks: [remark('text-unreadable')] }
  const html = escapeHtml(trimmed).replaceAll(opening, '<strong>').replaceAll(closing, '</strong>')
  const found: LabelReason[] = [...notes]
  if (withoutMarkup(text) !== text) found.push('markup-removed')
  if (!isPaired) found.push('emphasis-unpaired')
  return { html, remarks: found.map((reason) => remark(reason)) }
}

function emphasise(text: string): { emphasised: string; isPaired: boolean } {
  let isPaired = true
  const strong = (word: string) => `${opening}${word}${closing}`
  const single = (word: string) => {
    isPaired = false
    return allergenWords.has(plainWords(word)) ? strong(word) : word
  }
  const paired = text.replaceAll(
    pairOrWord,
    (
      whole: string,
      name: string | undefined,
      tail: string | undefined,
      before: string | undefined,
      after: string | undefined,
    ) => {
      if (name === undefined) return single(before ?? after ?? '')
      const punctuation = /[,.;:]_/.exec(whole)?.[0].charAt(0) ?? ''
      return withTail(name.trim(), punctuation, tail ?? '', strong)
    },
  )
  const emphasised = paired.replaceAll(/\s*_\s*/g, (stray) => {
    isPaired = false
    return stray.trim() === stray ? '' : ' '
  })
  return { emphasised, isPaired }
}

/** `_lai_t` lost its last letter to the mark and gets it back; `_grano_tenero` lost its space. */
function withTail(name: string, punctuation: string, tail: string, strong: (word: string) => string): string {
  if (tail === '') return `${strong(name)}${punctuation}`
  const belongs = punctuation === '' && !allergenWords.has(plainWords(name))
  return belongs ? strong(name + tail) : `${strong(name)}${punctuation} ${tail}`
}
