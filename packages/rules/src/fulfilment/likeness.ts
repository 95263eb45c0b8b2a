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
