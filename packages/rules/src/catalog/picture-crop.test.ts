import { expect, test } from 'vitest'
import {
  clampCrop,
  cropRefusal,
  largestSquare,
  squareAround,
  squareBounds,
  turnedCrop,
  turnedSides,
} from './picture-crop.ts'

const picture = { width: 1000, height: 600 }
const at = (left: number, top: number, width: number, height = width) => ({ left, top, width, height })

test.each([
  ['the whole picture', at(0, 0, 1000, 600), undefined],
  ['its last pixel', at(999, 599, 1), undefined],
  ['a pixel more than it is wide', at(1, 0, 1000, 600), 'outside'],
  ['a pixel more than it is high', at(0, 1, 1000, 600), 'outside'],
  ['a part left of it', at(-1, 0, 400), 'outside'],
  ['a part above it', at(0, -1, 400), 'outside'],
  ['no width', at(0, 0, 0, 400), 'empty'],
  ['a height below zero', at(0, 400, 400, -1), 'empty'],
  ['parts of a pixel', at(0.5, 0, 400), 'broken'],
  ['no number', at(Number.NaN, 0, 400), 'broken'],
  ['an endless side', at(0, 0, Infinity), 'broken'],
])('a crop of %s is judged by the pixels of the picture [crop-1]', (_what, crop, refusal) => {
  expect(cropRefusal(crop, picture)).toBe(refusal)
})

test.each([
  ['beyond the right and the lower edge', at(900, 500, 400), at(600, 200, 400)],
  ['beyond the left and the upper edge', at(-50, -50, 400), at(0, 0, 400)],
  ['larger than the picture', at(-10, -10, 4000), at(0, 0, 1000, 600)],
  ['of nothing', at(10, 20, 0), at(10, 20, 1)],
  ['between pixels', at(10.4, 20.6, 399.7), at(10, 21, 400)],
  ['of no numbers', at(Number.NaN, 0, Number.NaN), at(0, 0, 1)],
])('a crop %s is moved to the nearest one inside the picture [crop-11]', (_what, crop, inside) => {
  expect(clampCrop(crop, picture)).toEqual(inside)
  expect(cropRefusal(clampCrop(crop, picture), picture)).toBeUndefined()
})

test('a square is as large as the shorter side allows, and never smaller than a card', () => {
  expect(largestSquare(picture)).toEqual(at(200, 0, 600))
  expect(squareBounds(picture)).toEqual({ least: 340, most: 600 })
  expect(squareAround(at(200, 0, 600), 10, picture)).toEqual(at(330, 130, 340))
  expect(squareAround(at(660, 260, 340), 600, picture)).toEqual(at(400, 0, 600))
  expect(squareBounds({ width: 2000, height: 339 })).toBeUndefined()
})

test('a crop shows the same part after each quarter turn, and is itself again after four', () => {
  const crop = at(100, 20, 300, 200)
  const turned = turnedCrop(crop, picture)
  expect(turned).toEqual(at(380, 100, 200, 300))
  const sides = turnedSides(picture, 90)
  expect(cropRefusal(turned, sides)).toBeUndefined()
  const half = turnedCrop(turned, sides)
  expect(half).toEqual(at(600, 380, 300, 200))
  expect(turnedCrop(turnedCrop(half, picture), sides)).toEqual(crop)
  expect(turnedSides(picture, 180)).toEqual(picture)
})
