import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './InvitationPage.tsx'

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
