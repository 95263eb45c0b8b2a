import { countryName } from '@bottega/rules/text/country-name.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { countries } from 'countries-list'

const home = 'IT'

/** By name, with the own country first, as forms list them. */
export function countriesIn(language: Language) {
  return Object.keys(countries)
    .map((countryId) => ({ countryId, name: countryName(countryId, language) }))
    .toSorted(
      (one, other) =>
        Number(other.countryId === home) - Number(one.countryId === home) ||
        one.name.localeCompare(other.name, language),
    )
}
