import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test } from 'vitest'
import { requireSignIn, requireStaff } from './require-sign-in.ts'

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

test.each([
  [undefined, false],
  [[], false],
  [['operator'], true],
  [['admin', 'operator'], true],
])('with the roles %j a page for staff opens: %s [visit-3]', (roles, opens) => {
  const ssoUser = roles && { username: 'olga', roles }
  const open = () => requireStaff({ ...anonymousUser, userId: 7, ...(ssoUser && { ssoUser }) })
  if (opens) return expect(open).not.toThrow()
  try {
    open()
    expect.unreachable()
  } catch (thrown) {
    expect((thrown as Response).headers.get('location')).toBe('/profile/dashboard')
  }
})
