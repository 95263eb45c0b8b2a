import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import LoginPage from './LoginPage.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [true, ['/registration-user']],
  [false, []],
])('with registration enabled: %s, the login leads to %j [sessions-21]', async (registration, ways) => {
  await showPage(LoginPage, { data: () => null, address: '/login', user: { userId: -1 }, setting: { registration } })
  await expect.element(page.getByRole('button', { name: 'Accedi' })).toBeVisible()
  const box = page.getByRole('region', { name: 'Sei nuovo?' }).getByRole('link')
  expect(box.elements().map((link) => link.getAttribute('href'))).toEqual(ways)
})

test('the login tells somebody whose account is closed how it is opened again', async () => {
  await showPage(LoginPage, { data: () => null, address: '/login?closed=true', user: { userId: -1 } })
  await expect.element(page.getByText(/Questo account è chiuso/)).toBeVisible()
})
