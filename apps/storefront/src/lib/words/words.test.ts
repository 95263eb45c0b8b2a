import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { describe, expect, test } from 'vitest'
import compile from 'icu-minify/compile'
import { createTranslator } from 'use-intl/core'
import type { Language } from '@bottega/rules/text/language.ts'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>('../../**/words/**/*.{it,de,en}.json', { eager: true, import: 'default' })

/** The words of all features in one language, by namespace. */
function textsIn(locale: Language): Texts {
  const mine = Object.entries(files).filter(([path]) => path.endsWith(`.${locale}.json`))
  return Object.fromEntries(mine.map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -8), texts]))
}

const [it, de, en] = [textsIn('it'), textsIn('de'), textsIn('en')]

test('no two features give their words the same namespace', () => {
  const all = [it, de, en].flatMap((texts) => Object.keys(texts))
  expect(all).toHaveLength(Object.keys(files).length)
})

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text] as [string, string]] : flatten(text, `${prefix}${key}.`),
  )
}

/** The names a compiled message asks values for, wherever they stand in it. */
function argumentsOf(node: unknown): string[] {
  if (!Array.isArray(node)) return node && typeof node === 'object' ? Object.values(node).flatMap(argumentsOf) : []
  const [name, kind] = node as unknown[]
  const isArgument = typeof name === 'string' && /^\w+$/.test(name) && (node.length === 1 || typeof kind === 'number')
  return [...(isArgument ? [name] : []), ...node.flatMap(argumentsOf)]
}

function argumentNames(text: string): string[] {
  return [...new Set(argumentsOf(compile(text)))].toSorted()
}

const italian = new Map(flatten(it))
const keyOf = ([key]: readonly [string, string]) => key

describe.each([
  ['German', de],
  ['English', en],
])('%s says what Italian says', (_name, messages) => {
  const texts = new Map(flatten(messages))

  test('with the same keys', () => {
    expect([...texts.keys()].toSorted()).toEqual([...italian.keys()].toSorted())
  })

  test('with the same arguments', () =>
    holdsForEach([...texts], keyOf, ([key, text]) => {
      expect(argumentNames(text)).toEqual(argumentNames(italian.get(key) ?? ''))
    }))
})

test('no text is empty or malformed', () =>
  holdsForEach([...italian, ...flatten(de), ...flatten(en)], keyOf, ([, text]) => {
    expect(text.trim()).not.toBe('')
    expect(() => compile(text)).not.toThrow()
  }))

/** Before a number read aloud Italian articles change: `i 7` but `gli 8`. No message can know, so none has one there. */
const articleBeforeNumber =
  /(?:^|[\s{])(?:i|gli|dei|degli|ai|agli|dai|dagli|nei|negli|sui|sugli) (?:#|\{\w+(?:, number)?\})/i

test('no Italian text puts an article before a number', () =>
  holdsForEach([...italian], keyOf, ([, text]) => expect(text).not.toMatch(articleBeforeNumber)))

/** Words for more than one, as they stand after a number in the three languages. */
const plurals =
  'prodotti|articoli|minuti|secondi|ore|giorni|caratteri|voci|punti|liste|clienti|indirizzi|luoghi|altri|Produkte|Minuten|Stunden|Tage|Punkte|Listen|Kunden|Adressen|weitere|products|items|minutes|hours|days|characters|points|lists|customers|addresses'

test.each([
  ['it', it],
  ['de', de],
  ['en', en],
] as const)('one of something is not counted in the plural (%s)', (locale, messages) => {
  const shown = flatten(messages).map(([key, text]) => {
    const ones = Object.fromEntries(argumentNames(text).map((name) => [name, 1]))
    const translate = createTranslator({ locale, messages: { text } })
    return `${key}: ${translate.markup('text', { ...ones, b: (chunks: string) => chunks })}`
  })
  expect(shown.filter((text) => new RegExp(`(?<!\\d)1 (?:${plurals})\\b`).test(text))).toEqual([])
})

test.each([
  ['it', it],
  ['de', de],
  ['en', en],
])('what is said of points, invitations and returns holds for goods that are collected too (%s)', (_locale, texts) => {
  const { loyalty = '', returns = '' } = texts
  const all = flatten({ loyalty, returns })
  expect(all.length).toBeGreaterThan(50)
  // A company's own place is one that goods are brought to.
  const ofDelivery = all.filter(
    ([key, text]) => !key.startsWith('loyalty.benefits.') && /consegn|liefer|deliver/i.test(text),
  )
  expect(ofDelivery).toEqual([])
})
