import { describe, expect, test } from 'vitest'
import { hasLatinSpelling, inAscii, inLatin1, spelledIn } from './latin-letters.ts'

describe('a text for the tax agency', () => {
  test.each([
    ['keeps the letters of western Europe', 'Müller & Søn, Çağla', 'Müller & Søn, Çagla'],
    ['spells Polish, Czech and Romanian', 'Łukasz Żółć, Dvořák, Țăran', 'Lukasz Zólc, Dvorák, Taran'],
    ['spells ligatures and letters without a base', 'Œuvre Đorđe STRAẞE', 'OEuvre Dorde STRASSE'],
    ['spells Greek', 'Γεώργιος Παπαδόπουλος', 'Georgios Papadopoylos'],
    ['spells Cyrillic', 'Щукин и Яна', 'Shchukin i Iana'],
    ['writes signs in words', '5 € – “L’Orto”…', '5 EUR - "L\'Orto"...'],
    ['leaves emoji out', 'Pane 🥖 e latte', 'Pane e latte'],
  ])('%s', (_what, text, written) => {
    expect(inLatin1(text)).toBe(written)
    expect(inLatin1(text)).not.toContain('?')
  })

  test('has its house numbers in ASCII', () => expect(inAscii('12½ bß')).toBe('121/2 bss'))

  test.each([
    ['Łukasz', true],
    ['Иван', true],
    ['Pane 🥖', true],
    ['王小明', false],
    ['محمد', false],
  ])('%s can be written in it: %s', (text, is) => expect(hasLatinSpelling(text)).toBe(is))

  test('names what is lost', () => expect(spelledIn('A王', (letter) => letter === 'A').lost).toEqual(['王']))
})
