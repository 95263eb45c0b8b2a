import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { metresBetween, type Position } from '@bottega/rules/delivery/places/distance.ts'
import { allTowns, hasPostalCode, singlePostalCode, type Town, type TownKey } from './towns.ts'

/** A typed text as an address: the street as it was written, the town as the shop knows it. */
export interface FoundPlace {
  readonly town: Town
  readonly street: string
  readonly streetNumber: string
  /** As typed, else the town's only one. */
  readonly postalCode: string | undefined
}

/** The words that a street's own name follows: in "via Roma" no town is meant. */
const streetKinds = new Set(
  'via viale vicolo vico corso piazza piazzale piazzetta largo strada contrada localita lungolago lungomare salita'.split(
    ' ',
  ),
)

/**
 * Places a text may mean, the likeliest first: "mil", "20122", "Via Larga 8, Milano". The end of the text names the
 * town; what stands before it is the street. Streets themselves are not known: their town is where they are.
 */
export function findPlaces(text: string, limit: number): FoundPlace[] {
  const postalCode = /\b\d{5}\b/.exec(text)?.[0]
  const words = text
    .replace(postalCode ?? '', ' ')
    .replaceAll(/[,;]/g, ' ')
    .split(/\s+/)
    .filter((word) => plainWords(word) !== '')
  for (const from of townBeginnings(words)) {
    const { name, province } = splitProvince(words.slice(from))
    const towns = townsBeginning(name, { province, postalCode })
    if (towns.length === 0) continue
    return towns.slice(0, limit).map((town) => placeIn(town, words.slice(0, from), postalCode))
  }
  if (postalCode === undefined) return []
  const towns = allTowns().filter((town) => hasPostalCode(town, postalCode))
  return towns.slice(0, limit).map((town) => placeIn(town, words, postalCode))
}

/**
 * The longest name of a town, "Appiano sulla strada del vino / Eppan an der Weinstraße", and the code of its province.
 */
const mostTownWords = 10

/**
 * The positions in a text at which its town may begin, the longest end first. Each costs a look at every town, so a
 * text of a hundred words is tried no more often than the longest name has words.
 */
export function townBeginnings(words: readonly string[]): number[] {
  const first = Math.max(0, words.length - mostTownWords)
  return words.flatMap((_word, from) => (from < first || isStreetKind(words.slice(0, from)) ? [] : [from]))
}

function isStreetKind(words: readonly string[]): boolean {
  return words.length === 1 && streetKinds.has(plainWords(words[0] ?? ''))
}

/** "Stresa VB" and "Stresa (VB)" name the province too. */
function splitProvince(words: readonly string[]): { name: string; province: string | undefined } {
  const last = words.at(-1)?.replaceAll(/[()]/g, '') ?? ''
  const isCode = words.length > 1 && /^[A-Z]{2}$/.test(last)
  return { name: plainWords(words.slice(0, isCode ? -1 : undefined).join(' ')), province: isCode ? last : undefined }
}

interface TownFilter {
  province: string | undefined
  postalCode: string | undefined
}

/** Towns whose name begins so, an exact name first, then the largest. One letter names nothing. */
function townsBeginning(name: string, { province, postalCode }: TownFilter): Town[] {
  if (name.length < 2) return []
  const words = name.split(' ')
  const found = allTowns().filter(
    (town) =>
      town.keys.some((key) => goesBy(key, name, words)) &&
      (province === undefined || town.province === province) &&
      (postalCode === undefined || hasPostalCode(town, postalCode)),
  )
  const rank = ({ keys }: Town) => (goesExactlyBy(keys, name) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

/** "reggio emilia" is Reggio nell’Emilia: words may be left out inside a name, not before its first. */
function goesBy(key: TownKey, name: string, words: readonly string[]): boolean {
  if (key.name.startsWith(name)) return true
  if (words.length < 2 || key.words[0] !== words[0]) return false
  return words.slice(1).every((word) => key.words.some((one, place) => place > 0 && one.startsWith(word)))
}

const goesExactlyBy = (keys: readonly TownKey[], name: string) => keys.some((key) => key.name === name)

function placeIn(town: Town, words: readonly string[], postalCode: string | undefined): FoundPlace {
  const [, street, streetNumber] = /^(.*?)\s+(\d+\s?[a-z]?(?:\/\w{1,3})?)$/i.exec(words.join(' ')) ?? []
  return {
    town,
    street: street ?? words.join(' '),
    streetNumber: streetNumber ?? '',
    postalCode: postalCode ?? singlePostalCode(town),
  }
}

/** The town whose centre is nearest. */
export function nearestTown(position: Position): { town: Town; metres: number } | undefined {
  let nearest: { town: Town; metres: number } | undefined
  for (const town of allTowns()) {
    const metres = metresBetween(position, town)
    if (nearest === undefined || metres < nearest.metres) nearest = { town, metres }
  }
  return nearest
}

/** The largest towns within so many metres, to draw a map by. */
export function townsAround(position: Position, metres: number, limit: number): Town[] {
  const around: Town[] = []
  for (const town of allTowns()) {
    if (metresBetween(position, town) <= metres) around.push(town)
    if (around.length === limit) break
  }
  return around
}

/** Between the names of a town that has several: "Meran / Merano", "Meran (Merano)", "Sterzing - Vipiteno". */
const betweenNames = /[/|()]|\s\p{Pd}\s/u

/** Towns that go by this name, in either language or in both, whichever stands first. */
export function townsNamed(name: string): Town[] {
  const written = [name, ...name.split(betweenNames)].map(plainWords).filter((one) => one !== '')
  return allTowns().filter(({ keys }) => written.some((one) => goesExactlyBy(keys, one)))
}
