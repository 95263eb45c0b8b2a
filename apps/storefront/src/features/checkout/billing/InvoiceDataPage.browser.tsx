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

test('a public body is asked for CIG and CUP, a customer abroad for no code and no province [documents-163]', async () => {
  const { sent } = await showPage(InvoiceDataPage, { data: () => ({ persons: [person], company: true, lottery }) })
  await page.getByRole('button', { name: 'Modifica Azienda Rossi srl' }).click()
  await expect.element(page.getByLabelText('CIG')).not.toBeInTheDocument()
  await page.getByLabelText('Codice SDI').fill('UFABCD')
  await page.getByLabelText('CIG').fill('Z12')
  await page.getByRole('button', { name: 'Salva i dati' }).click()
  await expect.element(page.getByLabelText('CIG')).toHaveFocus()
  await expect.element(page.getByLabelText('CUP')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('Paese').selectOptions('Svizzera')
  for (const label of ['Codice SDI', 'CIG', 'Provincia'])
    await expect.element(page.getByLabelText(label)).not.toBeInTheDocument()
  await page.getByLabelText('Partita IVA').fill('CHE-123.456.788')
  await page.getByLabelText('CAP').fill('6900')
  await page.getByLabelText('Città').fill('Lugano')
  await page.getByRole('button', { name: 'Salva i dati' }).click()
  await expect.poll(() => JSON.stringify(sent)).toContain('"country":"CH"')
  expect(JSON.stringify(sent)).toContain('"postalCode":"6900"')
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
