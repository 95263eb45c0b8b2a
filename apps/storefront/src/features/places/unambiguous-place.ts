import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import type { PlaceFinder } from './place-finder.ts'

/**
 * The place of a text without a choice from the list: the only one found, or the likeliest where its town or postal
 * code is written out. Undefined where it is ambiguous.
 */
export async function unambiguousPlace(
  finder: Pick<PlaceFinder, 'suggest'>,
  text: string,
): Promise<PlaceView | undefined> {
  const wanted = text.trim()
  const [likeliest, ...others] = wanted === '' ? [] : await finder.suggest(wanted)
  const place = await likeliest?.resolve()
  return place && (others.length === 0 || isWrittenOut(place, wanted)) ? place : undefined
}

function isWrittenOut({ city, postalcode }: PlaceView, text: string): boolean {
  if (postalcode !== undefined && text.includes(postalcode)) return true
  const words = ` ${plainWords(text)} `
  return city.split(' / ').some((name) => words.includes(` ${plainWords(name)} `))
}
