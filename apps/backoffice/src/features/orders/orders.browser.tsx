import type { DeskOrder } from '@bottega/contract/order-desk/order-desk.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './OrderPage.tsx'

const at = '2026-11-20T08:15:00.000Z'
const order: DeskOrder = {
  orderId: 41,
  version: 3,
  status: 'Ordinato',
  stage: 'toPick',
  customer: { userId: 9, name: 'Agata Prova', email: 'agata@bottega.example', phone: '+39 347 5566778' },
  store: 'Milano',
  deliveryService: 'Consegna a casa',
  address: 'Via Larga 8, 20122 Milano',
  day: '2026-11-21',
  beginTime: '10:00',
  endTime: '12:00',
  placedAt: at,
  total: 21.4,
  customerNote: 'Citofono rotto',
  lines: [
    {
      orderItemId: 1,
      refundable: 1.4,
      name: 'Mele Golden',
      isLoose: true,
      ordered: 1.5,
      prepared: 1.4,
      recalled: false,
      total: 21.4,
    },
  ],
  adjustments: [],
  events: [{ at, status: 'Ordinato', actor: 'customer', reason: '' }],
  payments: [{ paymentTypeId: 2, state: 'captured', amount: 21.4, captured: 21.4, refunded: 0, at }],
  refunds: [],
  givenBack: [],
  mails: [{ kind: 'mail.orderConfirmation', at, sentAt: at }],
  notes: [{ at, staffName: 'Olga Bianchi', body: 'Richiama alle dieci' }],
  documents: [{ documentId: 5, kind: 'receipt', name: 'S1-2026-000041' }],
  can: { cancel: true, refund: 21.4 },
}

test('the story of an order has its customer, lines, payments, mails and notes, and is clean for axe', async () => {
  const screen = await showPage(Component, order)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Ordine 41' })).toBeVisible()
  await expect.element(screen.getByText('Citofono rotto')).toBeVisible()
  await expect.element(screen.getByText(/^Mele Golden · 1,5.kg → 1,4.kg/)).toBeVisible()
  await expect.element(screen.getByText('Richiama alle dieci')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '+39 347 5566778' }))
    .toHaveAttribute('href', 'tel:+393475566778')
  await expect.element(screen.getByRole('button', { name: 'Rimanda: Conferma dell’ordine' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Scarica: scontrino S1-2026-000041' })).toBeVisible()
  await expectAccessible()
})

test('a refund says how much is left to give back and asks why', async () => {
  const screen = await showPage(Component, order)
  await screen.getByRole('button', { name: 'Rimborsa' }).click()
  await expect.element(screen.getByLabelText(/Importo, al massimo 21,40/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toBeRequired()
  await expectAccessible()
})

test('an order that is over offers neither cancelling nor money', async () => {
  const screen = await showPage(Component, { ...order, can: { cancel: false, refund: 0 } })
  await expect.element(screen.getByRole('button', { name: 'Scrivi una nota' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Annulla l’ordine' }).elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'Rimborsa' }).elements()).toEqual([])
})
