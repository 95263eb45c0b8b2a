import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import type { StaffCredit } from '@bottega/contract/staff-customers/staff-customers.ts'
import type { DueView } from '@bottega/contract/dues/dues.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Credit } from './Credit.tsx'
import { Dues } from './Dues.tsx'

const credit: StaffCredit = {
  version: 7,
  mayAgree: true,
  accounts: [
    { paymentTypeId: 11, offered: true, owed: 120.5, agreement: { limit: 500, termDays: 30 } },
    { paymentTypeId: 101, offered: true, owed: 0 },
  ],
}
const show = (of: StaffCredit) => showPage(() => <Credit userId={9} credit={of} />, {})

test('the form of a change shows what is owed, and ending an agreement asks why', async () => {
  const screen = await show(credit)
  await expect.element(screen.getByText(/500,00/)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Cambia: Pagamento differito' }).click()
  await expect.element(screen.getByRole('textbox', { name: /Fido in euro/ })).toHaveValue('500')
  await expect.element(screen.getByRole('textbox', { name: /Fido in euro/ })).toHaveAccessibleDescription(/120,50/)
  await expect.element(screen.getByRole('spinbutton', { name: /Giorni dalla fattura/ })).toHaveValue(30)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await screen.getByRole('button', { name: 'Termina: Pagamento differito' }).click()
  await expect.element(screen.getByText(/resta da pagare/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /Motivo della fine/ })).toBeRequired()
})

test('where nothing is agreed nothing is ended, and without an approval nothing is agreed', async () => {
  const screen = await show({ ...credit, mayAgree: false })
  await expect.element(screen.getByText('Si concorda quando l’account è approvato.')).toBeVisible()
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Termina: Pagamento differito'])
})

const due: DueView = {
  paymentDueId: 4,
  paymentDueStatusId: 1,
  documentId: 8,
  documentName: 'Fattura 12/2026',
  documentDate: '2026-10-16',
  dueDate: '2026-11-15',
  amount: 120.5,
  paymentTypeId: 11,
  orderIds: [31],
}

test('a due that is late says so, and a transfer for it takes the amount and the reference of the bank', async () => {
  const screen = await showPage(() => <Dues userId={9} dues={[due]} />, {})
  await expect.element(screen.getByText('in ritardo')).toBeVisible()
  await screen.getByRole('button', { name: 'Bonifico ricevuto: Fattura 12/2026' }).click()
  await expect.element(screen.getByRole('textbox', { name: /Importo ricevuto/ })).toBeRequired()
  await expect.element(screen.getByRole('textbox', { name: /Riferimento della banca/ })).toBeRequired()
  await expectAccessible()
})
