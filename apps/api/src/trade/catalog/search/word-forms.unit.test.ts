import { describe, expect, test } from 'vitest'
import { inflections, stemOf } from './word-forms.ts'

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
    ['apple', 'apples'],
    ['egg', 'eggs'],
    ['kartoffeln', 'kartoffel'],
  ])('%s is also %s', (word, form) => expect(inflections(word)).toContain(form))

  test.each([
    ['pesca', 'pesce'],
    ['latte', 'latto'],
    ['panna', 'panno'],
  ])('%s is not %s', (word, other) => expect(inflections(word)).not.toContain(other))

  test('never include the word itself, and words of two letters have none', () => {
    expect(inflections('mele')).not.toContain('mele')
    expect(inflections('te')).toEqual([])
  })
})

describe('what the forms of a longer word have in common', () => {
  test.each([
    ['biologico', 'biologica', 'it'],
    ['biologico', 'biologiche', 'it'],
    ['freschi', 'fresca', 'it'],
    ['glutenfreie', 'glutenfrei', 'de'],
    ['frische', 'frisches', 'de'],
    ['berries', 'berry', 'en'],
  ] as const)('%s and %s', (one, other, language) => {
    expect(stemOf(one, language)).toBe(stemOf(other, language))
    expect(stemOf(one, language)).not.toBe(one)
  })

  test('is not looked for in short nouns, where cream would be a cloth', () => {
    expect(stemOf('panna', 'it')).toBeUndefined()
  })
})
