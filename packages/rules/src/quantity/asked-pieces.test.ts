import { expect, test } from 'vitest'
import { askedPiecesPattern, piecesOf, withMatchingPieces } from './asked-pieces.ts'

test('pieces stay with a line as long as it weighs what so many of them usually do', () => {
  const infos = { pieces: '3', line_note: 'Maturi' }
  expect(withMatchingPieces(infos, 630, 210)).toEqual(infos)
  expect(piecesOf(infos)).toBe(3)
})

test.each([
  ['it was changed by weight', 680, 210],
  ['a piece weighs something else today', 630, 200],
  ['nobody knows what a piece weighs', 630, null],
])('pieces go where %s', (_why, quantity, unitWeight) => {
  expect(withMatchingPieces({ pieces: '3', line_note: 'Maturi' }, quantity, unitWeight)).toEqual({
    line_note: 'Maturi',
  })
})

test('a line that was asked for by weight has no pieces, and no pieces are none', () => {
  expect(piecesOf({})).toBeUndefined()
  expect(['', '1', '999'].filter((text) => !askedPiecesPattern.test(text))).toEqual([])
  expect(['0', '01', '-1', '1,5', '1000', '3 kg'].filter((text) => askedPiecesPattern.test(text))).toEqual([])
})
