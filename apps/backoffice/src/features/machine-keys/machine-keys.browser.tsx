import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './MachineKeysPage.tsx'

const key = { begins: 'bottega_a1b2c', madeBy: 'Andrea Chiavi', madeAt: '2026-11-16T08:00:00.000Z' }
const keys = [
  { ...key, keyId: 1, name: 'Cassa Milano', scopes: ['stock', 'prices'] },
  { ...key, keyId: 2, name: 'Vecchio gestionale', scopes: ['stock'], revokedAt: '2026-11-16T09:00:00.000Z' },
]

test('keys say what they may change, and one that is revoked cannot be revoked again', async () => {
  const screen = await showPage(Component, keys)
  await expect.element(screen.getByRole('row', { name: /Cassa Milano .*Giacenze, Prezzi/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Revoca / }).elements()).toHaveLength(1)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Revoca Cassa Milano' }).click()
  await expect.element(screen.getByText(/^Dalla prossima chiamata/)).toBeVisible()
  await expectAccessible()
})

test('a key without a name or without a scope is not made', async () => {
  const screen = await showPage(Component, [])
  await expect.element(screen.getByText('Ancora nessuna chiave')).toBeVisible()
  await screen.getByRole('button', { name: 'Crea una chiave' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Crea una chiave' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Scrivi un nome di almeno tre lettere e scegli che cosa può cambiare la chiave.')
  await expectAccessible()
})
