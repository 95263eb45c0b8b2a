import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './AccountsPage.tsx'

const account = { login: 'pia', email: 'pia@bottega.example', firstName: 'Pia', lastName: 'Scaffale', version: 1 }
const accounts = [
  { ...account, userId: 1, role: 'picker', state: 'active' },
  { ...account, userId: 2, login: 'admin', firstName: 'Andrea', role: 'admin', state: 'active' },
]

test('an administrator changes the accounts of others and not their own', async () => {
  const screen = await showPage(Component, accounts)
  await expect.element(screen.getByRole('row', { name: /Andrea Scaffale .*Sei tu/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Modifica/ }).elements()).toHaveLength(1)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Modifica Pia Scaffale' }).click()
  await expect.element(screen.getByText('Adesso: Preparazione, Attivo.')).toBeVisible()
  await expectAccessible()
})

test('an invitation without a name is not sent', async () => {
  const screen = await showPage(Component, accounts)
  await screen.getByRole('button', { name: 'Invita una persona' }).click()
  await screen.getByRole('button', { name: 'Manda l’invito' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Scrivi nome, cognome ed e-mail.')
  await expectAccessible()
})
