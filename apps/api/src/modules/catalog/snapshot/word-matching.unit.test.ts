import { describe, expect, test } from 'vitest'
import { allowedTypos, inflections, trigrams, typosToBeginning } from './word-matching.ts'

describe('typos between a typed word and the beginning of another', () => {
  test.each([
    ['mozzarella', 'mozzarella', 0],
    ['mozarella', 'mozzarella', 1],
    ['mozar', 'mozzarella', 1],
    ['latet', 'latte', 1],
    ['lattte', 'latte', 1],
    ['yoghurt', 'yogurt', 1],
    ['pomodro', 'pomodoro', 1],
    ['birra', 'latte', 3],
    ['', 'pane', 0],
  ])('%j to %j', (typed, word, typos) => expect(typosToBeginning(typed, word, 2)).toBe(typos))
})

test.each([
  ['the', 0],
  ['pane', 1],
  ['burrata', 1],
  ['mozzarella', 2],
])('%s may be off by %i', (word, typos) => expect(allowedTypos(word)).toBe(typos))

describe('other forms of a word', () => {
  test.each([
    ['mela', 'mele'],
    ['acciuga', 'acciughe'],
    ['acciughe', 'acciuga'],
    ['funghi', 'fungo'],
    ['formaggio', 'formaggi'],
    ['formaggi', 'formaggio'],
    ['arancia', 'arance'],
    ['uovo', 'uova'],
    ['integrale', 'integrali'],
    ['apples', 'apple'],
    ['kartoffeln', 'kartoffel'],
  ])('%s is also %s', (word, form) => expect(inflections(word)).toContain(form))

  test.each([
    ['pesca', 'pesce'],
    ['latte', 'latto'],
  ])('%s is not %s', (word, other) => expect(inflections(word)).not.toContain(other))

  test('never include the word itself, and short words have none', () => {
    expect(inflections('mele')).not.toContain('mele')
    expect(inflections('riz')).toEqual([])
  })
})

test('runs of three letters count the beginning as a letter', () => {
  expect(trigrams('pane')).toEqual([' pa', 'pan', 'ane'])
  expect(trigrams('a')).toEqual([])
})
