import { describe, expect, test } from 'vitest'
import { allowedTypos, trigrams, typosBetween } from './word-matching.ts'

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
