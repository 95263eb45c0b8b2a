import { fewestPeople, mostPeople } from '@bottega/rules/content/recipe.ts'

/** The number of people in an address, where a recipe can be cooked for so many. */
export function peopleIn(query: URLSearchParams): number | undefined {
  const people = Number(query.get('people') ?? '')
  return Number.isInteger(people) && people >= fewestPeople && people <= mostPeople ? people : undefined
}
