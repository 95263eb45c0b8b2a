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

test('what was done says its fields in words, and one without a word by its own name', async () => {
  const change = {
    before: { bags: null },
    after: { bags: 2, 'line 385': { quantityPrepared: 2000, weightPrepared: null }, stores: ['Milano', 'Torino'] },
  }
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 }
  const closed = { ...entry, entryId: 1, action: 'slot.dayClosed', subject: { kind: 'slot', id: '5 2026-12-04 2' } }
  const screen = await showPage(Component, { asked: {}, entries: [{ ...entry, ...change }, closed], staff: [], page })
  await expect
    .element(screen.getByRole('row', { name: /Giorno chiuso.*fasce del 4 dic 2026, negozio 5/ }))
    .toBeVisible()
  const row = screen.getByRole('row', { name: /Riga contata o pesata/ })
  await expect.element(row.getByText(/^borse/)).toHaveTextContent('borse prima: – dopo: 2')
  await expect.element(row.getByText(/^line 385/)).toHaveTextContent('line 385 dopo: nella borsa (millesimi) 2000')
  await expect.element(row.getByText(/^negozi/)).toHaveTextContent('negozi dopo: Milano, Torino')
  await expectAccessible()
})
