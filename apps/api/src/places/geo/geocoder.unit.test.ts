import { describe, expect, test } from 'vitest'
import { findPlaces, nearestTown, townBeginnings, townsAround, townsNamed } from './geocoder.ts'
import { allProvinces, allTowns, townName } from './towns.ts'

const read = (text: string) => {
  const [place] = findPlaces(text, 1)
  return place && [place.street, place.streetNumber, place.postalCode ?? '', place.town.name, place.town.province]
}

describe('what a typed address means', () => {
  test.each([
    ['Milano', ['', '', '', 'Milano', 'MI']],
    ['mil', ['', '', '', 'Milano', 'MI']],
    ['stresa', ['', '', '28838', 'Stresa', 'VB']],
    ['Via Larga 8, Milano', ['Via Larga', '8', '', 'Milano', 'MI']],
    ['via larga 8 20122 milano', ['via larga', '8', '20122', 'Milano', 'MI']],
    ['Via Larga 8/A 20122', ['Via Larga', '8/A', '20122', 'Milano', 'MI']],
    ['28838', ['', '', '28838', 'Stresa', 'VB']],
    ['via roma 3 sondrio', ['via roma', '3', '23100', 'Sondrio', 'SO']],
    ['Corso Milano 12, Monza', ['Corso Milano', '12', '20900', 'Monza', 'MB']],
    ['Bozen', ['', '', '39100', 'Bolzano', 'BZ']],
    ['Freiheitsstraße 46 Bolzano / Bozen', ['Freiheitsstraße', '46', '39100', 'Bolzano', 'BZ']],
    ['Samone (TN)', ['', '', '38059', 'Samone', 'TN']],
    ['reggio emilia', ['', '', '', "Reggio nell'Emilia", 'RE']],
    ['xyzxyz', undefined],
    ['m', undefined],
    ['', undefined],
    ['via roma', undefined],
  ])('"%s"', (text, found) => {
    expect(read(text)).toEqual(found)
  })

  test('a postal code decides between towns of one name', () => {
    expect(read('Samone 10010')?.[4]).toBe('TO')
    expect(read('Samone 38059')?.[4]).toBe('TN')
  })

  test('the largest come first, an exact name before them', () => {
    expect(findPlaces('monte', 3).every(({ town }) => town.population > 20_000)).toBe(true)
    expect(findPlaces('ora', 1)[0]?.town.name).toBe('Ora')
  })
})

describe('how often a text is tried as a town', () => {
  test('is never more often than the longest name has words, however many the text has [geo-1]', () => {
    const words = Array.from({ length: 100 }, () => 'x')
    expect(townBeginnings(words)).toEqual([90, 91, 92, 93, 94, 95, 96, 97, 98, 99])
  })

  test('a town at the end of many words is found all the same', () => {
    const street = 'via del beato padre giovanni maria della santa croce da fiesole'
    expect(read(`${street} 8, Appiano sulla strada del vino`)).toEqual([
      street,
      '8',
      '39057',
      'Appiano sulla strada del vino',
      'BZ',
    ])
  })
})

describe('the data', () => {
  test('know no name longer than what is tried, with the code of a province behind it', () => {
    const longest = Math.max(...allTowns().flatMap(({ keys }) => keys.map(({ words }) => words.length)))
    const words = Array.from({ length: longest + 1 }, () => 'x')
    expect(townBeginnings(words)).toContain(0)
  })

  test('hold every municipality once, each in Italy and with a postal code', () => {
    const towns = allTowns()
    expect(towns).toHaveLength(7904)
    expect(new Set(towns.map(({ name, province }) => `${name}|${province}`)).size).toBe(towns.length)
    const wrong = towns.filter(
      ({ latitude, longitude, postalCodes }) =>
        !(latitude > 35 && latitude < 47.2 && longitude > 6.5 && longitude < 18.6) ||
        !postalCodes.every(([first, last]) => /^\d{5}$/.test(first) && /^\d{5}$/.test(last)),
    )
    expect(wrong).toEqual([])
  })

  test('hold the provinces in the order of their names', () => {
    const names = allProvinces().map(({ name }) => name)
    expect(names).toHaveLength(107)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'it')))
  })
})

test('a position is in the town nearest to it', () => {
  expect(nearestTown({ latitude: 45.883, longitude: 8.54 })?.town.name).toBe('Stresa')
})

test('around a position the largest towns are known, and none beyond the distance', () => {
  const towns = townsAround({ latitude: 45.4643, longitude: 9.1895 }, 15_000, 5)
  expect(towns[0]?.name).toBe('Milano')
  expect(towns.map(({ name }) => name)).toContain('Sesto San Giovanni')
})

test('a bilingual town answers to each name and to both', () => {
  for (const name of ['Bolzano', 'bozen', 'Bolzano / Bozen', 'Bozen/Bolzano', 'BOZEN (Bolzano)', 'Bozen – Bolzano'])
    expect(townsNamed(name).map(townName)).toEqual(['Bolzano / Bozen'])
})
