import { afterEach, expect, test, vi } from 'vitest'
import { applicationConfiguration } from './application-configuration.ts'
import { leaveForLogin, loginAndBack } from './leave-for-login.ts'
import { memoryStorage } from '../storage/testing-storage.ts'

afterEach(() => void vi.unstubAllGlobals())

function onPage(dataset: { staff?: string } = {}) {
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('window', { location: { pathname: '/search', search: '?q=mele', assign } })
  vi.stubGlobal('document', { documentElement: { lang: 'it', dataset } })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  return assign
}

test.each([
  ['a customer comes back to the page through the login', {}, '/login?redirect=%2Fsearch%3Fq%3Dmele&expired=true'],
  [
    'staff come back to it through their own door [visit-5]',
    { staff: 'themselves' },
    '/admin/sign-in?to=%2Fsearch%3Fq%3Dmele&expired=true',
  ],
  ['staff who acted for a customer come back as themselves', { staff: 'acting' }, '/admin/sign-in?expired=true'],
])('%s', (_, dataset, address) => {
  onPage(dataset)
  expect(loginAndBack({ expired: true })).toBe(address)
})

test('when the session ends, the visit gets another session id, which the browser does not store [visit-7]', () => {
  const assign = onPage()
  const before = applicationConfiguration().session
  leaveForLogin()
  const { session } = applicationConfiguration()
  expect(session).toMatch(/^[0-9a-f]{32}$/)
  expect(session).not.toBe(before)
  expect(sessionStorage.getItem('application_configuration')).not.toContain(session)
  expect(assign).toHaveBeenCalledWith('/login?redirect=%2Fsearch%3Fq%3Dmele&expired=true')
})
