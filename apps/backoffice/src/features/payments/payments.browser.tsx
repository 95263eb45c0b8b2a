import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './PaymentsPage.tsx'

const entry = { state: 'captured', amount: 21.5, captured: 21.5, refunded: 0 }
const difference = { kind: 'refunded', provider: 'stripe', attemptId: 'a-1', orderId: 31, ours: entry }
const found = { comparedAt: '2026-11-23T02:00:00Z', differences: [], unpaidOrders: [] }

test('a difference shows both sides, what to do, and the way to its order', async () => {
  const theirs = { ...entry, refunded: 1 }
  const screen = await showPage(Component, { ...found, differences: [{ ...difference, theirs }] })
  const row = screen.getByRole('row', { name: /Rimborso diverso/ })
  await expect.element(row.getByText(/incassato, 21,50\s€; incassato 21,50\s€, reso 0,00\s€$/)).toBeVisible()
  await expect.element(row.getByText(/reso 1,00\s€$/)).toBeVisible()
  await expect.element(row.getByText(/Registra il reso qui, o rimborsa dal fornitore\./)).toBeVisible()
  await expect.element(row.getByRole('link', { name: '31' })).toHaveAttribute('href', '/admin/orders/31')
  await expectAccessible()
})

test('a payment one side does not know says so, and an order without its money has both sums', async () => {
  const missing = { kind: 'missing-here', provider: 'stripe', attemptId: 'a-2', theirs: entry }
  const unpaidOrders = [{ orderId: 40, total: 35.2, covered: 0 }]
  const screen = await showPage(Component, { ...found, differences: [missing], unpaidOrders })
  await expect
    .element(screen.getByRole('row', { name: /Noi non lo conosciamo/ }).getByText(/sconosciuto/))
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^40/ }).getByText(/35,20\s€/)).toBeVisible()
  await expectAccessible()
})

test('books that agree say so, and when they were compared', async () => {
  const screen = await showPage(Component, found)
  await expect.element(screen.getByText('I conti tornano: nessuna differenza')).toBeVisible()
  await expect.element(screen.getByText(/Confronto con i registri del fornitore:/)).toBeVisible()
  await expectAccessible()
})
