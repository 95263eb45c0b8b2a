import { expect, test } from 'vitest'
import { leadingZeroBits, workText } from './proof-of-work.ts'
import { work } from './work.ts'

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

test('the number found is the one the server asks for', async () => {
  const [challenge, number] = (await work('a-challenge', 10)).split(':')
  const text = new TextEncoder().encode(workText('a-challenge', Number(number)))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  expect(challenge).toBe('a-challenge')
  expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(10)
})
