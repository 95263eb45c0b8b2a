import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './VouchersPage.tsx'

const terms = {
  discountKind: 'amount',
  discount: 5,
  minimumSpend: 40,
  validFrom: '2026-11-20',
  validUntil: '2026-12-24',
  codes: 500,
  used: 12,
}
const campaigns = [
  { campaignId: 2, name: 'Natale', ...terms, ended: false },
  { campaignId: 1, name: 'Ferragosto', ...terms, ended: true },
]
const page = { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 25 }

test('a campaign has its codes as a file and its use; one that is over cannot be ended', async () => {
  const fileVouchers = [{ code: 'BENVENUTO', name: 'Benvenuto', ...terms, ended: false, left: 90 }]
  const screen = await showPage(Component, { campaigns, fileVouchers, page })
  await expect
    .element(screen.getByRole('row', { name: /Natale.*5,00.€ · da 40,00.€.*In corso.*500.*12/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Scarica i codici di Ferragosto' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Chiudi Ferragosto' }).elements()).toEqual([])
  await expect.element(screen.getByRole('row', { name: /BENVENUTO.*12.*90/ })).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Chiudi Natale' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toBeRequired()
  await expectAccessible()
})

test('a new campaign asks for everything its codes say', async () => {
  const screen = await showPage(Component, { campaigns: [], fileVouchers: [], page: { ...page, totItems: 0 } })
  await screen.getByRole('button', { name: 'Nuova campagna' }).click()
  for (const name of ['Nome', 'Inizio dei codici', 'Quanto'])
    await expect.element(screen.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeRequired()
  await expectAccessible()
})
