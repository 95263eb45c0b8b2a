import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './AccountsPage.tsx'

const account = { login: 'pia', email: 'pia@bottega.example', firstName: 'Pia', lastName: 'Scaffale', version: 1 }
const wholeGroup = { storeIds: [], cooperativeIds: [] }
const accounts = {
  accounts: [
    { ...account, userId: 1, role: 'picker', state: 'active', storeIds: [2], cooperativeIds: [] },
    { ...account, ...wholeGroup, userId: 2, login: 'admin', firstName: 'Andrea', role: 'admin', state: 'active' },
  ],
  stores: [
    { id: 1, name: 'Milano' },
    { id: 2, name: 'Torino' },
  ],
  cooperatives: [{ id: 1, name: 'Bottega Uno' }],
  wholeGroup: true,
}

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

test('the list and the dialog say for which stores somebody works, and the choice begins with these [scope-12]', async () => {
  const screen = await showPage(Component, accounts)
  await expect.element(screen.getByRole('row', { name: /Pia Scaffale .*Torino/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Andrea Scaffale .*Tutto il gruppo/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Modifica Pia Scaffale' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Torino' })).toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Milano' })).not.toBeChecked()
  await expectAccessible()
})
