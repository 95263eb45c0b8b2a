import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { render } from 'vitest-browser-react'
import { onApi } from '../lib/api.ts'
import type { SignedInStaff } from '../lib/signed-in-staff.ts'
import words from '../words/it.ts'
import '../styles/dark.css'
import '../styles/backoffice.css'

const admin: SignedInStaff = {
  username: 'admin',
  roles: ['admin', 'operator', 'shopkeeper', 'picker'],
  actingFor: undefined,
}

/** One page of the back office in Italian, with what its loader would have read; a function is asked each time. */
export function showPage(Component: ComponentType, data: unknown) {
  onApi.generalError = () => words.shell.noConnection
  const loader = () => (typeof data === 'function' ? (data as () => unknown)() : data)
  const Stub = createRoutesStub([
    { id: 'shell', path: '/', loader: () => admin, children: [{ index: true, Component, loader }] },
  ])
  return render(
    <IntlProvider locale="it" messages={words} timeZone={shopTimeZone}>
      <main>
        <Stub />
      </main>
    </IntlProvider>,
  )
}
