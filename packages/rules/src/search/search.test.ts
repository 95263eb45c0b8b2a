import type { Language } from '../text/language.ts'
import { describe, expect, test } from 'vitest'
import { readFormats } from './formats.ts'
import { namePartsOf, negations } from './name-parts.ts'
import { readSynonyms } from './synonyms.ts'

const roles = (name: string, language: Language) =>
  namePartsOf(name, language)
    .map(({ word, role }) => `${word}:${role}`)
    .join(' ')

describe('what the words of a name say', () => {
  test.each([
    ['Latte fresco intero', 'it', 'latte:head fresco:kind intero:kind'],
    ['Succo di mela', 'it', 'succo:head mela:of'],
    ['Biscotti al latte di capra', 'it', 'biscotti:head latte:detail capra:detail'],
    ['Pane toscano senza sale', 'it', 'pane:head toscano:kind sale:without'],
    ['Frische Vollmilch', 'de', 'frische:kind vollmilch:head'],
    ['Toskanisches Brot ohne Salz', 'de', 'toskanisches:kind brot:head salz:without'],
    ['Milk chocolate with nuts', 'en', 'milk:kind chocolate:head nuts:detail'],
    ['Gluten-free pasta', 'en', 'gluten:without pasta:head'],
    ['Mele bio, 1 kg', 'it', 'mele:head bio:kind 1:detail kg:detail'],
    ['', 'it', ''],
  ] as const)('%s', (name, language, expected) => expect(roles(name, language)).toBe(expected))

  test('what is not in it is one word of two', () => {
    expect(negations('Latte senza lattosio')).toEqual(['senza_lattosio'])
    expect(negations('Gluten-free pasta')).toEqual(['gluten_free'])
    expect(negations('senza')).toEqual([])
  })
})

describe('formats in a text', () => {
  test.each([
    ['latte 1 l', [{ kind: 'ml', pieces: 1, each: 1000 }]],
    ['Bottiglia 75 cl', [{ kind: 'ml', pieces: 1, each: 750 }]],
    ['6 × 1,5 l', [{ kind: 'ml', pieces: 6, each: 1500 }]],
    ['acqua 6x1,5', [{ kind: 'ml', pieces: 6, each: 1500 }]],
    ['tonno 3x80', [{ kind: 'g', pieces: 3, each: 80 }]],
    ['mezzo chilo di pane', [{ kind: 'g', pieces: 1, each: 500 }]],
    ['Bottiglia 1,5 l, confezione da 6', [{ kind: 'ml', pieces: 6, each: 1500 }]],
    ['12 uova', [{ kind: 'pz', pieces: 1, each: 12 }]],
    ['farina 00', []],
    ['vitamina b12', []],
    ['0 g', []],
  ])('%s', (text, formats) => expect(readFormats(text).formats).toEqual(formats))
})

describe('a file of synonyms', () => {
  test('names each problem with its line and keeps the rest', () => {
    const { synonyms, problems } = readSynonyms('# remark\npannolini = pampers # brand\n\nlatte\na > b > c\n=> x\n')
    expect(synonyms).toEqual([
      { typed: 'pannolini', found: 'pampers', preferred: false },
      { typed: 'pampers', found: 'pannolini', preferred: false },
    ])
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'one-word'],
      [5, 'two-arrows'],
      [6, 'empty-word'],
    ])
  })
})
