import { withoutAccents } from '../text/plain-words.ts'
import { unitWords } from './unit-words.ts'

/** A line of a shopping list: what is wanted, and how much of it where the line says so. */
export interface ListLine {
  readonly words: string
  /** As it was written: `2 litri`, `500g`, `3`. */
  readonly amount?: string
}

const ahead = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(\p{L}+|×)?\.?\s+(.+)$/iu
const behind = /^(.+?)\s+(\d{1,5}(?:[.,]\d{1,3})?)\s*(\p{L}+)\.?$/iu
const timesBehind = /^(.+?)\s+[x×]\s?(\d{1,3})$/iu
/** Between an amount and its words: "2 litri di latte", "1 l d’acqua". */
const connective = /^(?:(?:di|von|of)\s+|d[’'])/iu

/** Packs, without accents: so many of them are so many pieces of the shop. */
const packWords = new Set(
  [
    'pacco pacchi pacchetto pacchetti confezione confezioni conf bottiglia bottiglie lattina lattine scatola scatole',
    'vasetto vasetti barattolo barattoli sacchetto sacchetti busta buste vaschetta vaschette rotolo rotoli mazzo mazzi',
    'packung packungen paket pakete flasche flaschen dose dosen glas glaser becher beutel bund rolle rollen',
    'pack packs packet packets bottle bottles can cans tin tins jar jars box boxes bag bags bunch',
  ]
    .join(' ')
    .split(' '),
)

const isPack = (word: string) => packWords.has(withoutAccents(word))
const isUnit = (word: string) => Object.hasOwn(unitWords, withoutAccents(word))

/**
 * Takes the amount off a line of a list. A number without a unit counts in front of the words alone: behind them it
 * belongs to the name more often, as in "farina 00".
 */
export function readListLine(line: string): ListLine {
  return amountAhead(line) ?? amountBehind(line) ?? { words: line }
}

function amountAhead(line: string): ListLine | undefined {
  const [, digits, word = '', rest = ''] = ahead.exec(line) ?? []
  if (digits === undefined || isUnit(rest) || isPack(rest)) return undefined
  if (isUnit(word)) return { words: rest.replace(connective, ''), amount: `${digits} ${word}` }
  if (isPack(word)) return { words: rest.replace(connective, ''), amount: digits }
  if (/^[x×]?$/iu.test(word)) return { words: rest, amount: digits }
  return { words: `${word} ${rest}`, amount: digits }
}

function amountBehind(line: string): ListLine | undefined {
  const [, words, digits = '', unit = ''] = behind.exec(line) ?? []
  if (words !== undefined && isUnit(unit)) return { words, amount: `${digits} ${unit}` }
  const [, thing, times] = timesBehind.exec(line) ?? []
  return thing === undefined || times === undefined ? undefined : { words: thing, amount: times }
}
