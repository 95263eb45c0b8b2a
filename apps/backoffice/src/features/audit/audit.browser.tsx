import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './AuditPage.tsx'

const at = '2026-11-20T10:05:00Z'
const entry = {
  entryId: 2,
  at,
  staffId: 4,
  staffName: 'Pia Rossi',
  action: 'picking.counted',
  subject: { kind: 'order', id: '41' },
}

const stores = [{ storeId: 5, name: 'Milano Duomo' }]
const services = [{ deliveryServiceId: 2, name: 'Consegna a casa' }]

const shown = async (...entries: object[]) => {
  const page = { selPage: 1, totPages: 1, totItems: entries.length, itemsPerPage: 50 }
  return showPage(Component, { asked: {}, entries, staff: [], stores, services, page })
}

test('what was done says its fields and their values in words, and one without a word by its own name', async () => {
  const line = { pickState: 'picked', quantityPrepared: 500, weightPrepared: 1520 }
  const change = {
    before: { bags: null, statusId: 5, 'line 385': { pickState: 'to-pick', quantityPrepared: null } },
    after: { bags: 2, statusId: 6, 'line 385': line, totalCents: 1699, stores: ['Milano', 'Torino'], unheard: true },
  }
  const screen = await shown({ ...entry, ...change })
  const row = screen.getByRole('row', { name: /Riga contata o pesata/ })
  const fieldOf = (name: RegExp) => expect.element(row.getByText(name))
  await fieldOf(/^borse/).toHaveTextContent('borse prima: – dopo: 2')
  await fieldOf(/^stato/).toHaveTextContent('stato prima: In preparazione dopo: Preparato')
  await fieldOf(/^riga 385/).toHaveTextContent(
    'riga 385 prima: preparazione Da prendere dopo: preparazione Preso, nella borsa 0,5, peso 1520 g',
  )
  await fieldOf(/^totale/).toHaveTextContent('totale dopo: 16,99 €')
  await fieldOf(/^negozi/).toHaveTextContent('negozi dopo: Milano, Torino')
  await fieldOf(/^unheard/).toHaveTextContent('unheard dopo: sì')
  await expectAccessible()
})

test('on a tablet the filter is one row', async () => {
  // Its 768 pixels without the gutters of the page.
  await browserPage.viewport(720, 900)
  const screen = await shown(entry)
  const button = screen.getByRole('button', { name: 'Filtra' })
  await expect.element(button).toBeVisible()
  const fields = ['Chi', 'Che cosa', 'Dal', 'Al'].map((name) => screen.getByLabelText(name, { exact: true }))
  const boxes = [...fields, button].map((one) => one.element().getBoundingClientRect())
  const gaps = boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)))
  expect(gaps).toEqual([12, 12, 12, 12])
  expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(720)
})

test('slots are told by the names of their store and service, and a weekly slot as one', async () => {
  const ofSlot = (entryId: number, action: string, id: string) => ({
    ...entry,
    entryId,
    action,
    subject: { kind: 'slot', id },
  })
  const screen = await shown(
    ofSlot(1, 'slot.dayClosed', '5 2026-12-04 2'),
    ofSlot(2, 'slot.dayOpened', '5 2026-12-05'),
    ofSlot(3, 'slot.dayClosed', '8 2026-12-06 9'),
    { ...ofSlot(4, 'slot.templateAdded', 'template 17'), after: { storeId: 5, deliveryServiceId: 2 } },
  )
  const about = (name: RegExp) => expect.element(screen.getByRole('row', { name })).toBeVisible()
  await about(/Giorno chiuso.*fasce del 4 dic 2026, Milano Duomo, Consegna a casa/)
  await about(/Giorno riaperto.*fasce del 5 dic 2026, Milano Duomo$/)
  await about(/fasce del 6 dic 2026, 8, 9$/)
  await about(
    /Nuova fascia settimanale.*settimana tipo, fascia 17.*negozio dopo: Milano Duomo.*servizio dopo: Consegna a casa/,
  )
})

test('days, prices and the status of a return are those of people, not of the database', async () => {
  const ofReturn = { subject: { kind: 'return', id: '9' }, action: 'return.approve' }
  const ofPrice = { subject: { kind: 'product', id: '3' }, action: 'product.price', entryId: 1 }
  const after = {
    prices: [
      { from: '2026-12-01', to: '2026-12-06', cents: 199 },
      { from: '2026-12-07', to: null, cents: 249 },
    ],
  }
  const screen = await shown(
    { ...entry, ...ofReturn, before: { statusId: 1 }, after: { statusId: 3, methodId: 7, receivedAt: entry.at } },
    { ...entry, ...ofPrice, after },
  )
  await expect.element(screen.getByText(/^stato/)).toHaveTextContent('stato prima: da approvare dopo: approvato')
  await expect.element(screen.getByText(/^chiesto/)).toHaveTextContent('chiesto dopo: sostituzione')
  await expect.element(screen.getByText(/^merce ricevuta dopo:.*20 nov/)).toBeVisible()
  await expect
    .element(screen.getByText(/^prezzi/))
    .toHaveTextContent('prezzi dopo: dal 1 dic 2026, al 6 dic 2026, importo 1,99 €; dal 7 dic 2026, importo 2,49 €')
})

test('a call made for a customer, an import of files and the end of a pickup are told in words', async () => {
  const collected = { kind: 'order', id: '42', deliveryServiceId: 1 }
  const screen = await shown(
    { ...entry, action: 'acting.call', subject: { kind: 'customer', id: '7' }, after: { call: 'cartAdd' } },
    { ...entry, entryId: 3, action: 'acting.call', after: { call: 'cartMelt' } },
    {
      ...entry,
      entryId: 4,
      action: 'delivery.handedOver',
      subject: collected,
      before: { statusId: 6, deliveryStatusId: 1 },
      after: { statusId: 8, deliveryStatusId: 3 },
    },
    {
      ...entry,
      entryId: 5,
      action: 'world.imported',
      subject: undefined,
      after: { 'weekly slots': '+3 ~1 -0', prices: '+2 ~0', 'weekly slots milano mon': { capacity: 12 } },
    },
    { ...entry, entryId: 6, action: 'order.melted', before: { unheard: 1 } },
  )
  await expect.element(screen.getByText('che cosa dopo: prodotti nel carrello')).toBeVisible()
  await expect.element(screen.getByText('che cosa dopo: altro: cartMelt')).toBeVisible()
  const pickup = screen.getByRole('row', { name: /^Ritirato con il codice/ })
  await expect.element(pickup.getByText(/^stato/)).toHaveTextContent('stato prima: Preparato dopo: Ritirato')
  await expect.element(pickup.getByText(/^ritiro/)).toHaveTextContent('ritiro prima: In negozio dopo: Ritirato')
  await expect
    .element(screen.getByText('fasce settimanali dopo: 3 nuovi, 1 cambiati, 0 chiusi', { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByText('prezzi dopo: 2 nuovi, 0 cambiati')).toBeVisible()
  await expect
    .element(screen.getByText('fasce settimanali milano mon dopo: ordini al massimo 12', { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^Altro: order\.melted/ })).toBeVisible()
})

test('a price and a campaign written in the shape of earlier days say the same as those of today', async () => {
  const screen = await shown(
    { ...entry, action: 'product.price', after: { prices: ['2026-12-01–2026-12-06 199'] } },
    { ...entry, entryId: 3, action: 'campaign.made', after: { name: 'Natale', discountKind: 'amount', discount: 500 } },
  )
  await expect
    .element(screen.getByText(/^prezzi/))
    .toHaveTextContent('prezzi dopo: dal 1 dic 2026, al 6 dic 2026, importo 1,99 €')
  await expect.element(screen.getByText(/^importo/)).toHaveTextContent('importo dopo: 5,00 €')
})

test('what staff have read and who was refused at the door are told in words, and reads can be filtered', async () => {
  const screen = await shown(
    { ...entry, action: 'read.customer', subject: { kind: 'customer', id: '7' } },
    { ...entry, entryId: 3, action: 'read.document' },
    { ...entry, entryId: 4, action: 'read.answersFile', subject: { kind: 'form', id: '2' } },
    {
      entryId: 5,
      at,
      staffName: 'chi-lo-sa',
      action: 'session.refused',
      after: { address: '192.0.2.7' },
    },
  )
  const about = (name: RegExp) => expect.element(screen.getByRole('row', { name })).toBeVisible()
  await about(/^Cliente letto.*Pia Rossi.*cliente 7/)
  await about(/^Documento di un ordine letto.*ordine 41/)
  await about(/^Risposte di un modulo scaricate.*modulo 2/)
  await about(/^Accesso rifiutato.*chi-lo-sa.*indirizzo dopo: 192\.0\.2\.7/)
  const kind = screen.getByLabelText('Che cosa', { exact: true })
  await kind.selectOptions('Letture')
  await expect.element(kind).toHaveValue('read')
})
