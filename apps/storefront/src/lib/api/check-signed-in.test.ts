import { authTest } from '@bottega/contract/auth/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test, vi } from 'vitest'
import { checkSignedIn } from './check-signed-in.ts'

const answering = (userId: number) => vi.fn().mockResolvedValue({ data: { user: { ...anonymousUser, userId } } })
const apiOf = (call: ReturnType<typeof answering>) => ({ call }) as unknown as Api

test('a cart of an anonymous visitor answers no, and the shop is not asked [client-1]', async () => {
  const call = answering(7)
  expect(await checkSignedIn(apiOf(call), anonymousUser, 'checkout')).toBe(false)
  expect(call).not.toHaveBeenCalled()
})

test.each([
  [7, true],
  [0, true],
  [-1, false],
])('the shop says user %i, which is: %s [client-2]', async (userId, signedIn) => {
  const call = answering(userId)
  expect(await checkSignedIn(apiOf(call), { ...anonymousUser, userId: 7 }, 'checkout')).toBe(signedIn)
  expect(call).toHaveBeenCalledWith(authTest, { query: { operation: 'checkout' } })
})
