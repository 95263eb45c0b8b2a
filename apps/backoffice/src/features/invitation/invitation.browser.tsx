import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { paths } from '../../paths.ts'
import words from '../../words/it.ts'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { Component } from './InvitationPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const invitation = {
  token: 'token',
  firstName: 'Pino',
  login: 'pino@bottega.example',
  secret: 'ABCDEFGHIJKLMNOP',
  address: 'otpauth://totp/Bottega:pino?secret=ABCDEFGHIJKLMNOP',
}

test('what is missing is said beside its field, before anything is sent', async () => {
  const screen = await showPage(Component, invitation)
  const password = screen.getByLabelText(/^Password/)
  const digits = screen.getByLabelText(/^Le sei cifre/)
  await password.fill('corta')
  await digits.fill('12 34')
  await screen.getByRole('button', { name: 'Attiva' }).click()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAccessibleDescription(/Scegli almeno otto caratteri/)
  await expect.element(digits).toHaveAccessibleDescription(/Scrivi le sei cifre/)
})

test('who has accepted comes to a sign-in that has their login name', async () => {
  aShop()
  const screen = await showPage(Component, invitation)
  await screen.getByLabelText(/^Password/).fill('lunga abbastanza')
  await screen.getByLabelText(/^Le sei cifre/).fill('123456')
  await screen.getByRole('button', { name: 'Attiva' }).click()
  const link = screen.getByRole('link', { name: words.invitation.signIn })
  await expect.element(link).toHaveAttribute('href', paths.signIn({ login: invitation.login }))

  const Stub = createRoutesStub([{ path: paths.signIn(), Component: SignInPage }])
  const next = await render(
    <IntlProvider locale="it" messages={words}>
      <Stub initialEntries={[link.element().getAttribute('href') ?? '']} />
    </IntlProvider>,
  )
  await expect.element(next.getByLabelText(/^Utente/)).toHaveValue(invitation.login)
})
