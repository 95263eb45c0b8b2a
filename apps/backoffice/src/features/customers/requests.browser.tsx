import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './RequestsPage.tsx'

const person = { email: 'anna@bottega.example', askedAt: '2026-11-16T08:00:00.000Z' }
const deletions = [
  {
    ...person,
    userId: 4,
    name: 'Anna Prova',
    state: 'closed',
    eraseAfter: '2026-11-20T08:00:00.000Z',
    dueAt: '2026-11-21T08:00:00.000Z',
    openOrders: 1,
  },
  { ...person, userId: 5, name: 'Berta Prova', state: 'asked', dueAt: '2026-11-24T08:00:00.000Z', openOrders: 0 },
]
const exports = [{ ...person, requestId: 2, userId: 6, name: 'Carla Prova', dueAt: '2026-11-21T08:00:00.000Z' }]

test('a request past its term stands out, with what holds it back', async () => {
  const screen = await showPage(Component, { now: '2026-11-22T08:00:00.000Z', deletions, exports })
  await expect
    .element(screen.getByRole('row', { name: /Anna Prova .*1 ordine aperto la ferma .*in ritardo/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Berta Prova .*Aspetta la conferma/ })).toBeVisible()
  expect(screen.getByText('in ritardo').elements()).toHaveLength(2)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Chiudi la richiesta di Carla Prova' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toBeRequired()
  await expectAccessible()
})
