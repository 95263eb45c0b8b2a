import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedTypos, correctionTypos, trigrams, typosBetween } from './word-matching.ts'

describe('typos between a typed word and another', () => {
  test.each([
    ['mozzarella', 'mozzarella', 0],
    ['mozarella', 'mozzarella', 0.5],
    ['lattte', 'latte', 0.5],
    ['late', 'latte', 0.5],
    ['yoghurt', 'yogurt', 0.5],
    ['latet', 'latte', 1],
    ['pomodro', 'pomodoro', 1],
    ['cafe', 'caffe', 0.5],
    ['birra', 'latte', 3],
  ])('%j to %j', (typed, word, typos) => expect(typosBetween(typed, word, 2)).toBe(typos))

  test('to its nearest beginning, while it is being typed', () => {
    expect(typosBetween('mozar', 'mozzarella', 2)).toBe(3)
    expect(typosBetween('mozar', 'mozzarella', 2, true)).toBe(0.5)
  })
})

test.each([
  ['the', 0],
  ['pane', 1],
  ['burrata', 1],
  ['mozzarella', 2],
])('%s may be off by %i', (word, typos) => expect(allowedTypos(word)).toBe(typos))

test('runs of three letters count the beginning as a letter', () => {
  expect(trigrams('pane')).toEqual([' pa', 'pan', 'ane'])
  expect(trigrams('a')).toEqual([])
})

describe('a word that may stand for a typed one', () => {
  test.each([
    ['buro', 'burro', 0.5],
    ['chrema', 'crema', 0.5],
    ['pnae', 'pane', 1],
    ['pomodro', 'pomodoro', 1],
    ['stracciatela', 'stracciatella', 0.5],
    ['stracatela', 'stracciatella', 2],
  ])('%s may be %s', (typed, word, typos) => expect(correctionTypos(typed, word)).toBe(typos))

  test.each([
    ['tea', 'tee'],
    ['dado', 'dato'],
    ['milka', 'milk'],
    ['farina', 'forinx'],
    ['barilla', 'brillo'],
  ])('%s is not %s', (typed, word) => expect(correctionTypos(typed, word)).toBeUndefined())

  test('is never further off than what a search looks for at all', () => {
    const word = string({ unit: constantFrom(...'abeh'.split('')), minLength: 1, maxLength: 12 })
    assert(
      property(word, word, (typed, other) => {
        const typos = correctionTypos(typed, other)
        return typos === undefined || typos <= allowedTypos(typed)
      }),
    )
  })
})
