import { plainWords } from '../text/plain-words.ts'

/** A piece of a text, which is one of the words searched for or stands between them. */
export interface ExcerptPart {
  readonly text: string
  readonly isFound: boolean
}

interface Word {
  readonly text: string
  readonly from: number
  readonly isFound: boolean
}

const words = /[\p{L}\p{M}\p{N}]+/gu
const longest = 180
/** So much of the text before the first word shows what it is about. */
const shownBefore = 50
const more = '…'

/** The place of a text with most of the words searched for, with those marked; its beginning where it has none. */
export function excerptOf(text: string, isFound: (plainWord: string) => boolean): ExcerptPart[] {
  const all = Array.from(text.matchAll(words), ({ 0: word, index }): Word => ({
    text: word,
    from: index,
    isFound: isFound(plainWords(word)),
  }))
  const from = startOf(all)
  const shown = all.filter((word) => word.from >= from && endOf(word) <= from + longest)
  const last = shown.at(-1)
  const isWhole = text.length <= from + longest
  const end = isWhole ? text.length : last === undefined ? from + longest : endOf(last)
  const parts = [{ text: from > 0 ? more : '', isFound: false }, ...partsOf(text, { from, end }, shown)]
  return [...parts, { text: isWhole ? '' : more, isFound: false }].filter((part) => part.text !== '')
}

const endOf = ({ text, from }: Word) => from + text.length

/** The beginning of an excerpt: a little before the first word of the place with most different words. */
function startOf(all: readonly Word[]): number {
  const found = all.filter((word) => word.isFound)
  const within = ({ from }: Word) =>
    found.filter((one) => one.from >= from && endOf(one) <= from + longest - shownBefore)
  const differing = (word: Word) => new Set(within(word).map(({ text }) => text.toLowerCase())).size
  const best = found.reduce<{ word?: Word; count: number }>(
    (most, word) => {
      const count = differing(word)
      return count > most.count ? { word, count } : most
    },
    { count: 0 },
  )
  const { from = 0 } = best.word ?? {}
  return from <= shownBefore ? 0 : (all.find((word) => word.from >= from - shownBefore)?.from ?? 0)
}

function partsOf(text: string, { from, end }: { from: number; end: number }, shown: readonly Word[]): ExcerptPart[] {
  const parts: ExcerptPart[] = []
  let at = from
  for (const word of shown.filter((one) => one.isFound)) {
    parts.push({ text: text.slice(at, word.from), isFound: false }, { text: word.text, isFound: true })
    at = endOf(word)
  }
  return [...parts, { text: text.slice(at, end), isFound: false }]
}
