import { countriesByName } from '@bottega/rules/text/country-name.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { countries } from 'countries-list'

const home = 'IT'

/** By name, with the own country first, as forms list them. */
export function countriesIn(language: Language) {
  return countriesByName(Object.keys(countries), language)
    .map(({ code: countryId, name }) => ({ countryId, name }))
    .toSorted((one, other) => Number(other.countryId === home) - Number(one.countryId === home))
}
