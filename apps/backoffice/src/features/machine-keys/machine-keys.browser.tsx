import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './MachineKeysPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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

test('a new key is selected where the browser gives no clipboard', async () => {
  const made = `bottega_${'a1b2c3d4'.repeat(5)}`
  const answer = { response: silence, user: anonymousUser, data: { key: made, keys } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const screen = await showPage(Component, [])
  await screen.getByRole('button', { name: 'Crea una chiave' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill('Cassa Milano')
  await dialog.getByRole('checkbox', { name: 'Giacenze' }).click()
  await dialog.getByRole('button', { name: 'Crea una chiave' }).click()
  await dialog.getByRole('button', { name: 'Copia la chiave' }).click()
  await expect.element(dialog.getByText(/La chiave è selezionata/)).toBeVisible()
  expect(window.getSelection()?.toString()).toBe(made)
})
