import { chance } from '../random.ts'
import { localizedFrom, trilingual } from '../localized.ts'
import type { Localized } from '@bottega/api/kernel/database/schema/columns.ts'
import { growthBrand, growthLevels } from './brands.ts'
import type { Family, Variant } from './family.ts'
import { withoutWeight } from './formats.ts'

/** One article a family could put on sale: what it is, before codes, texts and prices. */
export interface Candidate {
  familyNumber: number
  family: Family
  variantNumber: number
  name: Localized
  brand: string
  /** As the family writes it; undefined for loose goods. */
  format: string | undefined
  /** 0 for the written catalogue, then one more invented brand per level. */
  level: number
  /** How far from the family's first brand and format; the plainest articles are the last to be left out. */
  step: number
}

/**
 * The first `wanted` articles: the written catalogue first, then as many levels of invented brands as it takes. A small
 * number keeps the breadth: second brands and second formats go before any kind of goods does.
 */
export function candidatesFor(families: readonly Family[], wanted: number, seed: number): Candidate[] {
  const written = families.flatMap((family, number) => articlesOf(family, number, family.brands, 0))
  if (written.length > wanted) return thinned(written, wanted, seed)
  const all = [...written]
  for (let level = 1; all.length < wanted && level <= growthLevels; level += 1) {
    for (const [familyNumber, family] of families.entries()) {
      if (family.sentinel) continue
      const brand = growthBrand(family.household ? 'household' : 'food', familyNumber, level - 1)
      all.push(...articlesOf(family, familyNumber, [brand], level))
    }
  }
  return all.slice(0, wanted)
}

function thinned(written: readonly Candidate[], wanted: number, seed: number): Candidate[] {
  const lots = new Map(
    written.map((article) => [
      article,
      article.step + chance(seed, article.name.it, article.brand, withoutWeight(article.format ?? '')),
    ]),
  )
  const lotOf = (article: Candidate) => lots.get(article) ?? 0
  const chosen = new Set(written.toSorted((a, b) => lotOf(a) - lotOf(b)).slice(0, wanted))
  return written.filter((article) => chosen.has(article))
}

function articlesOf(family: Family, familyNumber: number, brands: readonly string[], level: number): Candidate[] {
  const variants = family.variants ?? ['']
  return variants.flatMap((written, variantNumber) => {
    const variant: Variant = typeof written === 'string' ? { name: written } : written
    const own: Family = { ...family, ...variant, name: family.name }
    const name = composedName(family.name, variant.name)
    const offered = level === 0 && variant.brands ? variant.brands : brands
    return offered.flatMap((brand, brandNumber) =>
      (own.formats ?? [undefined]).map((format, formatNumber) => {
        const step = own.sentinel ? -1 : brandNumber + formatNumber
        return { familyNumber, family: own, variantNumber, name, brand, format, level, step }
      }),
    )
  })
}

/** Puts the variant in the family's name, in each language, with a capital first letter. */
function composedName(family: string, variant: string): Localized {
  const parts = [trilingual(family), trilingual(variant)]
  return localizedFrom(parts, (pattern = '', word = '') => capitalised(joinCompounds(pattern.replace('{}', word))))
}

/** "Strauch- Tomaten" is one German word: "Strauchtomaten". */
function joinCompounds(text: string): string {
  return text.replace(/- (\p{Lu})/gu, (_, start: string) => start.toLowerCase()).trim()
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
