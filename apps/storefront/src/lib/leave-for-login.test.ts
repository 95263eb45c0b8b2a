import { afterAll, expect, test, vi } from 'vitest'
import { loginAndBack } from './leave-for-login.ts'

afterAll(() => void vi.unstubAllGlobals())

test.each([
  [
    'a customer comes back to the page through the login',
    undefined,
    '/login?redirect=%2Fsearch%3Fq%3Dmele&expired=true',
  ],
  ['staff come back to it through their own door', 'themselves', '/staff?redirect=%2Fsearch%3Fq%3Dmele&expired=true'],
  ['staff who acted for a customer come back as themselves', 'acting', '/staff?expired=true'],
])('%s', (_, staff, address) => {
  vi.stubGlobal('window', { location: { pathname: '/search', search: '?q=mele' } })
  vi.stubGlobal('document', { documentElement: { dataset: { staff } } })
  expect(loginAndBack({ expired: true })).toBe(address)
})
