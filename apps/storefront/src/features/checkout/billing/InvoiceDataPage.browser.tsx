import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import InvoiceDataPage from './InvoiceDataPage.tsx'

const billing = {
  name: 'Azienda Rossi srl',
  fiscalCode: '01234567897',
  vatNumber: '01234567897',
  sdiCode: 'ROSSI01',
  pec: '',
  street: 'Via Resia',
  streetNumber: '90',
  postalCode: '39100',
  city: 'Bolzano',
  province: 'BZ',
}
const person = { personFiscalId: 2, isDefault: true, complete: true, billing }
const lottery = { lotteryCode: '', tollFreeNumber: '800 000 000' }

afterEach(() => vi.unstubAllGlobals())

test('the default person is marked and opens to be changed; a wrong SDI code is refused at its field [life-10]', async () => {
  const { sent } = await showPage(InvoiceDataPage, { data: () => ({ persons: [person], company: true, lottery }) })
  await expect.element(page.getByText('Predefinito')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Modifica Azienda Rossi srl' }).click()
  await page.getByLabelText('Codice SDI').fill('AB')
  await page.getByRole('button', { name: 'Salva i dati' }).click()
  await expect.element(page.getByLabelText('Codice SDI')).toHaveAccessibleDescription('Codice SDI non valido')
  await expect.element(page.getByLabelText('Codice SDI')).toHaveFocus()
  expect(sent).toEqual([])
  await expectAccessible()
})

test('without anybody the page offers to add one', async () => {
  await showPage(InvoiceDataPage, { data: () => ({ persons: [], company: false, lottery }) })
  await expect.element(page.getByText('Nessun intestatario')).toBeVisible()
  const empty = page.getByText('Nessun intestatario').element().parentElement
  expect(empty?.querySelector('button')?.textContent).toBe('Aggiungi un intestatario')
  await page.getByRole('button', { name: 'Aggiungi un intestatario' }).click()
  await expect.element(page.getByLabelText('Nome o ragione sociale')).toBeVisible()
  await expect.element(page.getByLabelText('Codice SDI')).not.toBeInTheDocument()
})
