import type { DocumentView } from '@bottega/contract/documents/documents.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onePage, saying, showPage } from '../../lib/testing/page-scene.tsx'
import DocumentsPage from './DocumentsPage.tsx'

const invoice: DocumentView = {
  documentId: 8,
  kind: 'invoice',
  name: 'F5-2026-000003',
  date: '2026-10-24',
  orderId: 26,
  total: 47.75,
  isElectronic: true,
}
const receipt: DocumentView = {
  ...invoice,
  documentId: 9,
  kind: 'receipt',
  name: 'R5-2026-000013',
  isElectronic: false,
}
const creditNote: DocumentView = {
  ...invoice,
  documentId: 10,
  kind: 'creditNote',
  name: 'N5-2026-000001',
  corrects: invoice.name,
}

const found = { documents: [invoice, receipt, creditNote], page: onePage(3), years: [2026, 2025] }

test('an invoice has its PDF and the agency’s file, a receipt its PDF alone; a credit note names what it corrects [life-8]', async () => {
  await showPage(DocumentsPage, { data: () => ({ ...found, kind: undefined, year: undefined }) })
  await expect.element(page.getByText('3 documenti')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Scarica l’XML di F5-2026-000003' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Scarica il PDF di R5-2026-000013' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Scarica l’XML di R5-2026-000013' })).not.toBeInTheDocument()
  await expect.element(page.getByText(saying('Rettifica F5-2026-000003'))).toBeVisible()
  await expectAccessible()
})

test('a chosen year stays chosen when the kind changes', async () => {
  await showPage(DocumentsPage, { data: () => ({ ...found, kind: undefined, year: 2025 }) })
  const kinds = page.getByRole('navigation', { name: 'Tipo di documento' })
  await expect
    .element(kinds.getByRole('link', { name: 'Fatture' }))
    .toHaveAttribute('href', expect.stringContaining('year=2025'))
  await expect.element(page.getByRole('link', { name: '2025', exact: true })).toHaveAttribute('aria-current', 'true')
})

test('what is chosen is filled, as it is above the orders', async () => {
  await showPage(DocumentsPage, { data: () => ({ ...found, kind: undefined, year: 2025 }) })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link('2025')).toBeVisible()
  const fillOf = (name: string) => getComputedStyle(link(name).element()).backgroundColor
  expect(fillOf('2025')).toBe(fillOf('Tutti'))
  expect(fillOf('2025')).not.toBe(fillOf('2026'))
})

test('before the first document the page says when it comes', async () => {
  await showPage(DocumentsPage, {
    data: () => ({ documents: [], page: onePage(0), years: [], kind: undefined, year: undefined }),
  })
  await expect.element(page.getByRole('heading', { name: 'Ancora nessun documento' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'I miei ordini' })).toBeVisible()
  await expectAccessible()
})
