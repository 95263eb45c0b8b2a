import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './ApprovalsPage.tsx'

const account = {
  customerType: 'company',
  vatNumber: '01234567897',
  fiscalCode: null,
  sdiCode: 'ABC1234',
  pec: null,
  contact: 'Lia De Luca',
  email: 'lia@bottega.example',
  askedAt: '2026-11-16T08:00:00.000Z',
  ordersWaiting: 2,
}
const accounts = [
  { ...account, userId: 4, companyName: 'Forno Lia srl', dueBy: '2026-11-20' },
  { ...account, userId: 5, companyName: 'Bar Sport', dueBy: '2026-11-23' },
]
const page = { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 20 }

test('an account that waits past its last day stands out, and a decision asks why', async () => {
  const screen = await showPage(Component, { today: '2026-11-23', accounts, page })
  await expect.element(screen.getByRole('row', { name: /Forno Lia srl .*in ritardo/ })).toBeVisible()
  expect(screen.getByText('in ritardo').elements()).toHaveLength(1)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Decidi su Forno Lia srl' }).click()
  await expect.element(screen.getByRole('textbox', { name: /Motivo della decisione/ })).toBeRequired()
  await expect.element(screen.getByRole('button', { name: 'Approva' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Rifiuta' })).toBeVisible()
  await expectAccessible()
})
