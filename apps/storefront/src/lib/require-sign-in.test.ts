import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test } from 'vitest'
import { requireSignIn } from './require-sign-in.ts'

const cart = new URL('https://shop.test/cart?tab=1')

test('a visitor is sent to the login with the way back, a customer stays', () => {
  expect(() => requireSignIn({ ...anonymousUser, userId: 7 }, cart)).not.toThrow()
  try {
    requireSignIn(anonymousUser, cart)
    expect.unreachable()
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).headers.get('location')).toBe('/login?redirect=%2Fcart%3Ftab%3D1')
  }
})
