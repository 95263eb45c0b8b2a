import type { Language } from '@bottega/rules/text/language.ts'
import { describe, expect, test } from 'vitest'
import { textQuery, expandWord, typedWords } from './expanded-words.ts'

const texts: Readonly<Record<Language, readonly string[]>> = {
  it: 'pesca pesche pesce pesci pesto pescatora cotto cotti cotone zucca zucche zucchero zucchine fresco fresca fresche pomodoro'.split(
    ' ',
  ),
  de: 'rinde rinder rind rinderbraten rindenmulch brot brote brotzeit kurbis kurbissuppe frische frisches'.split(' '),
  en: 'plum plums plumbing pea peas peach peaches organic organics'.split(' '),
}

describe('a word of a search means', () => {
  test.each([
    ['pesca', 'it', ['pesca', 'pesche']],
    ['pesche', 'it', ['pesca', 'pesche']],
    ['pesce', 'it', ['pesce', 'pesci']],
    ['pesto', 'it', ['pesto']],
    ['cotto', 'it', ['cotti', 'cotto']],
    ['cotone', 'it', ['cotone']],
    ['zucche', 'it', ['zucca', 'zucche']],
    ['zucchero', 'it', ['zucchero']],
    ['fresche', 'it', ['fresca', 'fresche', 'fresco']],
    ['rinde', 'de', ['rind', 'rinde', 'rindenmulch']],
    ['rinder', 'de', ['rind', 'rinder', 'rinderbraten']],
    ['brot', 'de', ['brot', 'brote', 'brotzeit']],
    ['kurbis', 'de', ['kurbis', 'kurbissuppe']],
    ['frische', 'de', ['frische', 'frisches']],
    ['plum', 'en', ['plum', 'plums']],
    ['peas', 'en', ['pea', 'peas']],
    ['peach', 'en', ['peach', 'peaches']],
  ] as const)('%s in %s: %j', (typed, language, words) => {
    const expanded = expandWord(typed, texts[language], language)
    expect('words' in expanded && [...expanded.words].toSorted()).toEqual(words)
  })

  test.each([
    ['pom', 'it'],
    ['zuc', 'it'],
    ['kurb', 'de'],
    ['organ', 'en'],
  ] as const)('all that begins with it, where no text has %s', (typed, language) => {
    expect(expandWord(typed, texts[language], language)).toEqual({ beginning: typed })
  })
})

test.each([
  ['Risotto  ai pomodori', ['risotto', 'pomodori']],
  ['Caffè! caffe', ['caffe']],
  ['al di', ['al', 'di']],
  ['a', []],
  ['', []],
])('the words of "%s" are %j', (query, words) => {
  expect(typedWords(query)).toEqual(words)
})

test('every word has to be in a text in one of its forms', () => {
  expect(textQuery([{ words: ['uovo', 'uova'] }, { beginning: 'fritt' }])).toBe('(uovo | uova) & fritt:*')
})
