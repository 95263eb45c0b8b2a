import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { api } from '../lib/api.ts'
import words from '../words/it.ts'
import { Failure } from './Failure.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a page that stays open comes back by itself as soon as the shop is reached again', async () => {
  let reached = false
  vi.stubGlobal('fetch', () =>
    reached
      ? Promise.resolve(Response.json({ response: silence, user: anonymousUser, data: {} }))
      : Promise.reject(new TypeError('no connection')),
  )
  const loader = async () => (await api.call(authTest)).data
  const Stub = createRoutesStub([{ path: '/', Component: () => <h1>Oggi</h1>, ErrorBoundary: Failure, loader }])
  const screen = await render(
    <IntlProvider locale="it" messages={words} timeZone={shopTimeZone}>
      <main>
        <Stub />
      </main>
    </IntlProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: words.shell.failedTitle })).toBeVisible()
  await expectAccessible()
  reached = true
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByRole('heading', { name: 'Oggi' })).toBeVisible()
})
