import { plainWords } from '../text/plain-words.ts'

/** Promises of Italian names of goods to those who must or want to eat so. */
const promises: readonly RegExp[] = [
  /\bsenza glutine\b|\bgluten free\b/,
  /\bsenza lattosio\b|\bdelattosat[oaie]\b/,
  /\bsenza zuccher[oi]\b/,
  /\bsenza sale\b/,
  /\bdecaffeinat[oaie]\b/,
  /\bvegan[oaie]?\b|\bvegetal[ei]\b/,
  /\bbio(?:logic[oaie]|logiche)?\b/,
  /\bintegral[ei]\b/,
  /\bsurgelat[oaie]\b/,
]

/** Promises of the ordered goods that others do not make: without gluten, organic, frozen… Italian names. */
export function brokenPromises(ordered: string, other: string): number {
  const [asked, given] = [plainWords(ordered), plainWords(other)]
  return promises.filter((promise) => promise.test(asked) && !promise.test(given)).length
}

/** How much of the ordered name another lacks, from 0 for all words to 4 for none, in quarters. */
export function missingWords(ordered: string, other: string): number {
  const words = wordsOf(ordered)
  const given = new Set(wordsOf(other))
  if (words.length === 0) return 4
  return Math.round((4 * words.filter((word) => !given.has(word)).length) / words.length)
}

/** Words that say something about goods: no articles and no numbers. The last letter falls, as it does between mela and mele. */
const wordsOf = (name: string): string[] =>
  [...new Set(plainWords(name).split(' '))].filter((word) => /^\p{L}{4,}$/u.test(word)).map((word) => word.slice(0, -1))

/** 0 for about the same amount, 1 for up to half more or less, 2 for any other. */
export function sizeStep(ordered: number | null, other: number | null): number {
  if (ordered === null || other === null) return ordered === other ? 0 : 2
  const ratio = Math.max(ordered, other) / Math.max(1, Math.min(ordered, other))
  if (ratio <= 1.1) return 0
  return ratio <= 1.5 ? 1 : 2
}

interface Named {
  readonly name: string
  readonly brand: string
}

/** Sizes as names of goods write them: “500 g”, “1,5 l”, “6 pz”. */
const sizes = /\b(?:\d+ )?\d+ ?(?:g|gr|kg|ml|cl|l|pz)\b/g

/** Whether two names say the same, in whatever order, but for each one's brand and size. */
export function isSameName(one: Named, other: Named): boolean {
  const [words, others] = [kindOf(one), kindOf(other)]
  return words.size > 0 && words.symmetricDifference(others).size === 0
}

function kindOf({ name, brand }: Named): Set<string> {
  const ofBrand = new Set(plainWords(brand).split(' '))
  const words = plainWords(name).replace(sizes, ' ').split(' ').filter(Boolean)
  return new Set(words.filter((word) => !ofBrand.has(word)))
}
