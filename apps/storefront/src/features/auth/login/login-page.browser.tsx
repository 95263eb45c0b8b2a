import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { readStored, removeStored, writeStored } from '../../../lib/storage/stored.ts'
import { restartApplication } from '../../../lib/visit/restart-application.ts'
import { goOnWithWanted } from '../../../lib/storage/wanted.ts'
import LoginPage from './LoginPage.tsx'
import WelcomeSelfScanningPage from './WelcomeSelfScanningPage.tsx'

vi.mock('../../../lib/visit/restart-application.ts', () => ({ restartApplication: vi.fn<(address: string) => void>() }))

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

test.each([
  [true, ['/registration-user']],
  [false, []],
])(
  'with registration enabled: %s, the login of the scanners leads to %j, and on to the profile update [sessions-75]',
  async (registration, ways) => {
    const address = '/welcome-selfscanning'
    await showPage(WelcomeSelfScanningPage, {
      data: () => null,
      address,
      user: { userId: -1 },
      setting: { registration },
    })
    await expect.element(page.getByRole('button', { name: 'Accedi' })).toBeVisible()
    const box = page.getByRole('region', { name: 'Sei nuovo?' }).getByRole('link')
    expect(box.elements().map((link) => link.getAttribute('href'))).toEqual(ways)
    if (!registration) return
    // The link loads another page, which would end the test.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(box)
    expect(goOnWithWanted()).toBe('/profile/profile-update')
  },
)

test('a login that is opened over a page of a customer says that the session has ended, on a page of its own [sessions-77]', async () => {
  vi.mocked(restartApplication).mockClear()
  const address = '/login?redirect=%2Fprofile%2Flists'
  await showPage(LoginPage, { data: () => null, address, user: { userId: 7 } })
  await expect
    .poll(() => vi.mocked(restartApplication).mock.calls)
    .toEqual([['/login?redirect=%2Fprofile%2Flists&expired=true']])
})

test.each([
  ['/login?expired=true', undefined],
  ['/login', { path: '/cart' }],
])('what was stored of a session that has ended goes with it, at %s: %j stays [sessions-78]', async (address, kept) => {
  vi.mocked(restartApplication).mockClear()
  writeStored('wanted', { path: '/cart' })
  await showPage(LoginPage, { data: () => null, address, user: { userId: -1 } })
  await expect.element(page.getByRole('button', { name: 'Accedi' })).toBeVisible()
  await expect.poll(() => readStored('wanted')).toEqual(kept)
  removeStored('wanted')
  expect(vi.mocked(restartApplication)).not.toHaveBeenCalled()
})

test('the login tells somebody whose account is closed how it is opened again', async () => {
  await showPage(LoginPage, { data: () => null, address: '/login?closed=true', user: { userId: -1 } })
  await expect.element(page.getByText(/Questo account è chiuso/)).toBeVisible()
})

test.each([
  ['/cart', true],
  ['/cart/', true],
  ['/checkout', true],
  ['/payment?step=payment', true],
  ['/profile/orders', false],
  ['/cart/payment-completed/1', false],
  ['https://elsewhere.example/cart', false],
])('the login before %s says that the cart is seen by who is signed in: %s [sessions-74]', async (redirect, isSaid) => {
  const address = `/login?${new URLSearchParams({ redirect }).toString()}`
  await showPage(LoginPage, { data: () => null, address, user: { userId: -1 } })
  await expect.element(page.getByRole('button', { name: 'Accedi' })).toBeVisible()
  expect(page.getByText('Per vedere il carrello devi prima accedere.').elements().length).toBe(isSaid ? 1 : 0)
})

test('a fault of the login leaves its field once that is typed in, and comes back when it is sent as wrong [sessions-72]', async () => {
  await showPage(LoginPage, { data: () => null, address: '/login', user: { userId: -1 } })
  const submit = page.getByRole('button', { name: 'Accedi', exact: true })
  const missing = page.getByText('Campo obbligatorio')
  await userEvent.click(submit)
  await expect.poll(() => missing.elements().length).toBe(2)
  const password = page.getByLabelText(/^Password/)
  await userEvent.fill(password, 'x')
  await expect.poll(() => missing.elements().length).toBe(1)
  await userEvent.fill(password, '')
  await userEvent.click(submit)
  await expect.poll(() => missing.elements().length).toBe(2)
})
