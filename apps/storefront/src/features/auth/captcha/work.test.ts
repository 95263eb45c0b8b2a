import { createHash } from 'node:crypto'
import { leadingZeroBits, workText } from '@bottega/rules/people/proof-of-work.ts'
import { expect, test } from 'vitest'
import { work } from './work.ts'

test('the number found is the one the server asks for', async () => {
  const [challenge, number] = (await work('a-challenge', 10)).split(':')
  const digest = createHash('sha256')
    .update(workText('a-challenge', Number(number)))
    .digest()
  expect(challenge).toBe('a-challenge')
  expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(10)
})
