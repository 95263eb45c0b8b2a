import { localizedFrom, trilingual } from '../localized.ts'
import type { Localized } from '@bottega/api/db/schema/columns.ts'
import { growthBrand, growthLevels } from './brands.ts'
import type { Family, Variant } from './family.ts'

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
}

/**
 * The first `wanted` articles: the written catalogue first, then as many levels of invented brands as it takes. A small
 * number keeps the breadth: it thins every family instead of dropping the last departments.
 */
export function candidatesFor(families: readonly Family[], wanted: number): Candidate[] {
  const written = families.map((family, familyNumber) => articlesOf(family, familyNumber, family.brands, 0))
  const chosen = written.flatMap((articles) => articles.map((article, rank) => ({ article, rank })))
  if (chosen.length > wanted) {
    const kept = new Set(chosen.toSorted((a, b) => a.rank - b.rank).slice(0, wanted))
    return chosen.filter((entry) => kept.has(entry)).map((entry) => entry.article)
  }
  const all = chosen.map((entry) => entry.article)
  for (let level = 1; all.length < wanted && level <= growthLevels; level += 1) {
    for (const [familyNumber, family] of families.entries()) {
      if (family.sentinel) continue
      const brand = growthBrand(family.household ? 'household' : 'food', familyNumber, level - 1)
      all.push(...articlesOf(family, familyNumber, [brand], level))
    }
  }
  return all.slice(0, wanted)
}

function articlesOf(family: Family, familyNumber: number, brands: readonly string[], level: number): Candidate[] {
  const variants = family.variants ?? ['']
  return variants.flatMap((written, variantNumber) => {
    const variant: Variant = typeof written === 'string' ? { name: written } : written
    const own: Family = { ...family, ...variant, name: family.name }
    const name = composedName(family.name, variant.name)
    const offered = level === 0 && variant.brands ? variant.brands : brands
    return offered.flatMap((brand) =>
      (own.formats ?? [undefined]).map((format) => ({
        familyNumber,
        family: own,
        variantNumber,
        name,
        brand,
        format,
        level,
      })),
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
