import { expect, test } from 'vitest'
import { ownTarget, paths } from './paths.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/orders?page=2', '/admin/orders?page=2'],
  ['/search?q=mele', '/search?q=mele'],
  ['/admin/sign-in?to=/admin', '/admin'],
  ['//elsewhere.example', '/admin'],
  ['https://elsewhere.example/admin', '/admin'],
  ['/staff/customers', '/staff/customers'],
  [null, '/admin'],
])('a login for %j leads to %s', (wanted, target) => expect(ownTarget(wanted)).toBe(target))

test('the address of the login says where it leads and why it is shown', () => {
  expect(paths.signIn()).toBe('/admin/sign-in')
  expect(paths.signIn({ to: '/admin/orders' })).toBe('/admin/sign-in?to=%2Fadmin%2Forders')
  expect(paths.signIn({ to: '/admin', expired: true })).toBe('/admin/sign-in?expired=')
})
