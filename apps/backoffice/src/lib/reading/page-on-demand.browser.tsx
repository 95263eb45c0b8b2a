import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Failure } from '../../shell/Failure.tsx'
import { aShop } from '../../testing/a-shop.ts'
import words from '../../words/it.ts'
import { loadScript } from './load-script.ts'
import { page } from './page-on-demand.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a page whose script did not come says why, and opens by itself when the shop is reached again', async () => {
  const shop = aShop({ isReached: false })
  const load = vi.fn(() => Promise.resolve({ Component: () => <h1>Resi</h1>, loader: () => null }))
  const returns = page(() => loadScript(load, ['assets/returns.js']))
  const Stub = createRoutesStub([{ path: '/', ErrorBoundary: Failure, children: [{ index: true, ...returns }] }])
  const screen = await render(
    <IntlProvider locale="it" messages={words} timeZone={shopTimeZone}>
      <main>
        <Stub />
      </main>
    </IntlProvider>,
  )
  await expect.element(screen.getByText(words.shell.failedAway)).toBeVisible()
  // A browser never imports a module again that failed once.
  expect(load).not.toHaveBeenCalled()
  shop.isReached = true
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByRole('heading', { name: 'Resi' })).toBeVisible()
})
