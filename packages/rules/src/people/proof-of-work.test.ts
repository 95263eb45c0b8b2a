import { expect, test } from 'vitest'
import { leadingZeroBits } from './proof-of-work.ts'

test.each([
  [[0xff], 0],
  [[0x01], 7],
  [[0x00, 0x80], 8],
  [[0x00, 0x01], 15],
  [[0x00, 0x00], 16],
  [[], 0],
])('%j begins with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits)
})
