import type { Language } from '@bottega/rules/text/language.ts'
import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { render } from 'vitest-browser-react'
import { onApi } from '../lib/api.ts'
import type { SignedInStaff } from '../lib/signed-in-staff.ts'
import words from '../words/it.ts'
import { loadWords } from '../words/load-words.ts'
import '../styles/backoffice.css'

const admin: SignedInStaff = {
  username: 'admin',
  roles: ['admin', 'operator', 'shopkeeper', 'picker'],
  wholeGroup: true,
  actingFor: undefined,
}

/**
 * One page of the back office, in Italian unless a test says otherwise, with what its loader would have read; a function is
 * asked each time.
 */
export async function showPage(Component: ComponentType, data: unknown, language: Language = 'it') {
  const messages = language === 'it' ? words : await loadWords(language)
  onApi.generalError = () => messages.shell.noConnection
  const loader = () => (typeof data === 'function' ? (data as () => unknown)() : data)
  const Stub = createRoutesStub([
    { id: 'shell', path: '/', loader: () => admin, children: [{ index: true, Component, loader }] },
  ])
  return render(
    <IntlProvider locale={language} messages={messages} timeZone={shopTimeZone}>
      <main>
        <Stub />
      </main>
    </IntlProvider>,
  )
}
