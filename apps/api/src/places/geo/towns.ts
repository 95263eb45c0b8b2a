import { readFileSync } from 'node:fs'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'

/** A name in plain words, and these one by one. */
export interface TownKey {
  readonly name: string
  readonly words: readonly string[]
}

/** A municipality of Italy, placed at its centre. */
export interface Town extends Position {
  readonly name: string
  /** Only in the bilingual province. */
  readonly germanName: string | null
  /** Two letters. */
  readonly province: string
  readonly population: number
  /** First and last code of each run. */
  readonly postalCodes: readonly (readonly [string, string])[]
  /** Names as they are compared. */
  readonly keys: readonly TownKey[]
}

export interface Province {
  readonly code: string
  readonly name: string
}

const rowsOf = (file: string) =>
  readFileSync(new URL(`./italy/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

function townOf(columns: readonly string[]): Town {
  const [name = '', german = '', province = '', population, latitude, longitude, codes = ''] = columns
  const names = [name, german, `${name} ${german}`].filter((one) => one.trim() !== '')
  return {
    name,
    germanName: german === '' ? null : german,
    province,
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
    postalCodes: codes.split(',').map((run) => {
      const [first = '', last = first] = run.split('-')
      return [first, last] as const
    }),
    keys: [...new Set(names.map(plainWords))].map((key) => ({ name: key, words: key.split(' ') })),
  }
}

let towns: readonly Town[] | undefined
let provinces: readonly Province[] | undefined

/** Every municipality of Italy, the largest first; read at the first use. (NOTICE names the sources) */
export function allTowns(): readonly Town[] {
  towns ??= rowsOf('towns.tsv')
    .map(townOf)
    .toSorted((one, other) => other.population - one.population)
  return towns
}

/** In the order of their names. */
export function allProvinces(): readonly Province[] {
  provinces ??= rowsOf('provinces.tsv').map(([code = '', name = '']) => ({ code, name }))
  return provinces
}

export function hasPostalCode({ postalCodes }: Town, code: string): boolean {
  return postalCodes.some(([first, last]) => code >= first && code <= last)
}

let byOffice: ReadonlyMap<string, readonly { town: Town }[]> | undefined

const officeOf = (postalCode: string) => postalCode.slice(0, 3)

/** Towns, the largest first, with a code of the same delivery office: its first three digits. */
export function townsOfOffice(postalCode: string): readonly Town[] {
  byOffice ??= Map.groupBy(allTowns().flatMap(officesOf), ({ office }) => office)
  return (byOffice.get(officeOf(postalCode)) ?? []).map(({ town }) => town)
}

function officesOf(town: Town): { office: string; town: Town }[] {
  return [...new Set(town.postalCodes.flat().map(officeOf))].map((office) => ({ office, town }))
}

/** The one code of a town that has a single one. */
export function singlePostalCode({ postalCodes }: Town): string | undefined {
  const [run] = postalCodes
  return postalCodes.length === 1 && run !== undefined && run[0] === run[1] ? run[0] : undefined
}

/** `Bolzano / Bozen`, as signs there say it. */
export function townName({ name, germanName }: Town): string {
  return germanName === null || germanName === name ? name : `${name} / ${germanName}`
}
