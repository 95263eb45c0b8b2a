import { describe, expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const shown = (text: string, ...found: string[]) =>
  excerptOf(text, (word) => found.includes(word))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('')

const filling = 'parola '.repeat(60).trim()

describe('an excerpt', () => {
  test('is the whole of a short text with the words found in it, as they are written', () => {
    expect(shown('La Purè di Mele, e mele.', 'pure', 'mele')).toBe('La [Purè] di [Mele], e [mele].')
  })

  test('is the beginning of a text that has none of the words', () => {
    const text = shown(filling, 'timo')
    expect(text).toMatch(/^parola parola.*parola…$/)
    expect(text.length).toBeLessThanOrEqual(181)
  })

  test('is cut between words around the first of them', () => {
    const text = shown(`${filling} il timo fresco ${filling}`, 'timo')
    expect(text).toMatch(/^…parola (?:parola )*il \[timo\] fresco (?:parola )*parola…$/)
  })

  test('is the place with most different words', () => {
    expect(shown(`timo ${filling} timo e salvia ${filling}`, 'timo', 'salvia')).toContain('[timo] e [salvia]')
  })

  test('is text and never markup', () => {
    expect(excerptOf('<b>Timo</b>', (word) => word === 'timo')).toEqual([
      { text: '<b>', isFound: false },
      { text: 'Timo', isFound: true },
      { text: '</b>', isFound: false },
    ])
  })

  test('of no text is empty, and of one endless word only its beginning', () => {
    expect(excerptOf('', () => true)).toEqual([])
    expect(shown('a'.repeat(400))).toHaveLength(181)
  })
})
