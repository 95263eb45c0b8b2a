import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
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

const shown = async (...entries: object[]) => {
  const page = { selPage: 1, totPages: 1, totItems: entries.length, itemsPerPage: 50 }
  return showPage(Component, { asked: {}, entries, staff: [], page })
}

test('what was done says its fields and their values in words, and one without a word by its own name', async () => {
  const line = { pickState: 'picked', quantityPrepared: 500, weightPrepared: 1520 }
  const change = {
    before: { bags: null, statusId: 5, 'line 385': { pickState: 'to-pick', quantityPrepared: null } },
    after: { bags: 2, statusId: 6, 'line 385': line, totalCents: 1699, stores: ['Milano', 'Torino'], unheard: true },
  }
  const closed = { ...entry, entryId: 1, action: 'slot.dayClosed', subject: { kind: 'slot', id: '5 2026-12-04 2' } }
  const screen = await shown({ ...entry, ...change }, closed)
  await expect
    .element(screen.getByRole('row', { name: /Giorno chiuso.*fasce del 4 dic 2026, negozio 5/ }))
    .toBeVisible()
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
