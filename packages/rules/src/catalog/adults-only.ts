import { type AlcoholHint, alcoholWords, type NounPlace } from './alcohol-words.ts'
import { plainWords } from '../text/plain-words.ts'

/** Above this, in % by volume, a drink is alcoholic. (Italian law 125/2001, article 1; EU 1169/2011, article 28) */
const alcoholFreeLimit = 1.2
/** No dessert that only its category makes one has more: it is a wine of a misleading name. */
const strongestDessert = 5

export interface AlcoholEvidence {
  readonly name: string
  /** % by volume as declared; null when nothing is. Many files declare zero for everything, so zero proves nothing. */
  readonly alcoholPercent: number | null
  /** As plain text; empty when unknown. */
  readonly ingredients: string
  /** The category holds alcoholic drinks, or food that may be made with alcohol. */
  readonly category: 'alcoholic' | 'food' | 'other'
}

/**
 * True when only adults may buy it. Italian law limits the sale of alcoholic drinks (law 125/2001, article 14-ter), not
 * of food made with them: chocolates filled with liqueur and babà are for everybody. The first line that fits decides.
 */
export function isForAdultsOnly({ name, alcoholPercent, ingredients, category }: AlcoholEvidence): boolean {
  const hint = alcoholHint(name)
  const isStrong = alcoholPercent !== null && alcoholPercent > alcoholFreeLimit
  const isDeclaredWeak = alcoholPercent !== null && alcoholPercent > 0 && !isStrong
  if (hint === 'food') return false
  if (hint === 'alcohol-free' || hint === 'cooking') return isStrong
  if (isDeclaredWeak) return false
  if (hint === 'drink') return true
  if (category === 'food') return (alcoholPercent ?? 0) > strongestDessert
  if (isStrong || category === 'alcoholic') return true
  return isDrinkByIngredients(ingredients)
}

/** Beer, liqueur or wine under any name: malt and hops, alcohol among the first three, nothing but wine. */
function isDrinkByIngredients(ingredients: string): boolean {
  const words = ` ${plainWords(ingredients)} `
  if (/ (?:luppolo|houblon|hopfen|hops) /.test(words) && / (?:malt|malto|malz|gerstenmalz) /.test(words)) return true
  const entries = ingredients.split(/[,;(]/).map((entry) => ` ${plainWords(entry)} `)
  if (
    entries
      .slice(0, 3)
      .some((entry) => /^ (?:alcool|alcol|alcole|alcohol|alkohol|soluzione idroalcolica) (?:[^ ]+ )?$/.test(entry))
  )
    return true
  return entries.length <= 2 && /^ (?:vino|vin|wein|wine|rotwein|weisswein) /.test(entries[0] ?? '')
}

interface Found {
  readonly hint: AlcoholHint
  readonly noun: NounPlace
  readonly start: number
  readonly end: number
}

const nouns = ['anywhere', 'last', 'first'] as const
const hints = ['alcohol-free', 'food', 'cooking', 'drink'] as const
const patterns = Object.values(alcoholWords).flatMap(({ noun, words }) =>
  hints.flatMap((hint) => (words[hint] === '' ? [] : [{ hint, noun, pattern: anyOf(words[hint]) }])),
)
/** After one of these a name says what the product contains, no longer what it is. */
const preposition =
  / (?:a|al|allo|alla|all|ai|agli|alle|con|di|d|del|dello|della|dell|dei|degli|delle|da|in|nel|per|sotto|au|aux|avec|de|du|des|en|pour|mit|im|aus|von|fur|with|of|for)(?= )/g

/** Before a drink it is a flavour of something no table knows: "Magie al limoncello". */
const flavoured = / (?:al|allo|alla|all|au|aux|in|mit|with) $/

/** The kind of thing a name tells; undefined when no word of it has to do with alcohol or food. */
function alcoholHint(name: string): AlcoholHint | undefined {
  const words = ` ${plainWords(name)} `
  const found = withoutOverlaps(
    patterns.flatMap(({ hint, noun, pattern }) =>
      Array.from(words.matchAll(pattern), (match): Found => ({
        hint,
        noun,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  )
  for (const wanted of ['alcohol-free', 'cooking'] as const) {
    if (found.some(({ hint }) => hint === wanted)) return headOf(words, found) === 'food' ? 'food' : wanted
  }
  return headOf(words, found)
}

/** Of the words before the first preposition the one that is the noun: in German and English the last of them. */
function headOf(words: string, found: readonly Found[]): AlcoholHint | undefined {
  const [first] = found
  if (first === undefined || (first.hint === 'drink' && flavoured.test(words.slice(0, first.start + 1))))
    return undefined
  const next = Array.from(words.matchAll(preposition)).find(({ index }) => index >= first.end)?.index ?? words.length
  const head = found.filter(({ start }) => start < next)
  const food = head.filter(({ hint }) => hint === 'food')
  if (food.some(({ noun }) => noun === 'anywhere')) return 'food'
  return (food.some(({ noun }) => noun === 'last') ? head.at(-1) : first)?.hint
}

/**
 * In order of the name; of two that share words the longer, and of two as long what is no drink. A word of several
 * languages is taken for the one that leaves most open.
 */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const longestFirst = found.toSorted(
    (a, b) =>
      b.end - b.start - (a.end - a.start) ||
      hints.indexOf(a.hint) - hints.indexOf(b.hint) ||
      nouns.indexOf(a.noun) - nouns.indexOf(b.noun),
  )
  const chosen: Found[] = []
  for (const one of longestFirst) {
    if (!chosen.some(({ start, end }) => one.start < end && start < one.end)) chosen.push(one)
  }
  return chosen.toSorted((a, b) => a.start - b.start)
}

/** Plain words and wildcards only, so that no pattern can be made slow. */
function anyOf(list: string): RegExp {
  const phrases = list.split(',').map((phrase) => {
    const plain = plainWords(phrase)
    const [before, after] = [phrase.trim().startsWith('*'), phrase.trim().endsWith('*')]
    const atStart = phrase.trim().startsWith('^') ? '(?<=^ )' : ''
    return `${atStart}${before ? '[^ ]*' : ''}${plain}${after ? '[^ ]*' : ''}`
  })
  return new RegExp(` (?:${phrases.sort((a, b) => b.length - a.length).join('|')})(?= )`, 'gu')
}
