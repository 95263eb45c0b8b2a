import { describe, expect, test } from 'vitest'
import { codeOf, type Run, runAfter } from './listen-for-scans.ts'

/** Types the text with these milliseconds before each key but the first, and Enter after the last gap. */
function typed(text: string, gaps: readonly number[]): string | undefined {
  let run: Run | undefined
  let at = 1000
  for (const [place, character] of Array.from(text).entries()) {
    at += place === 0 ? 0 : (gaps[(place - 1) % gaps.length] ?? 0)
    run = runAfter(run, character, at)
  }
  return codeOf(run, at + (gaps.at(-1) ?? 0))
}

describe('keys and Enter', () => {
  test.each([
    ['a fast scanner', '8000000000023', [4]],
    ['a slow one', '80980017', [45]],
    ['one whose radio holds a key back', '8098001000017', [10, 10, 95, 10, 12, 8]],
    ['a label with letters', 'BORSA-31-2', [12]],
  ])('of %s are a code', (_scanner, text, gaps) => {
    expect(typed(text, gaps)).toBe(text)
  })

  test.each([
    ['a barcode typed by a quick hand', '8000000000023', [70]],
    ['a barcode typed by a slow one', '8000000000023', [180]],
    ['grams, however fast', '1120', [15]],
    ['the fast end of a slow number', '80000', [200, 30, 30, 30]],
  ])('of %s are none', (_hand, text, gaps) => {
    expect(typed(text, gaps)).toBeUndefined()
  })

  test('are none when Enter is pressed later', () => {
    const run = Array.from('8000000000023').reduce<Run | undefined>(
      (so, one, place) => runAfter(so, one, place * 5),
      undefined,
    )
    expect(codeOf(run, 70)).toBe('8000000000023')
    expect(codeOf(run, 400)).toBeUndefined()
  })

  test('of a scan that follows what a hand typed are the code alone', () => {
    const byHand = runAfter(undefined, '9', 0)
    const run = Array.from('80980017').reduce<Run>((so, one, place) => runAfter(so, one, 500 + place * 8), byHand)
    expect(codeOf(run, 570)).toBe('80980017')
  })
})
