import type { DueView } from '@bottega/contract/dues/dues.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import DuesPage from './DuesPage.tsx'

const due: DueView = {
  paymentDueId: 3,
  paymentDueStatusId: 1,
  documentId: 8,
  documentName: 'F5-2026-000003',
  documentDate: '2026-09-24',
  dueDate: '2026-10-24',
  amount: 81.55,
  paymentTypeId: 11,
  orderIds: [25],
}
const settled: DueView = { ...due, paymentDueId: 4, paymentDueStatusId: 4, amount: 62.76, settledDate: '2026-09-22' }

afterEach(() => vi.unstubAllGlobals())

const shown = { paymentDues: [due, settled], canPayByCard: true, showAll: true, paidId: undefined }

test('what is owed is summed without what is settled, and what is overdue says so [life-9]', async () => {
  await showPage(DuesPage, { data: () => shown })
  await expect.element(page.getByText('Da pagare in tutto: 81,55 €')).toBeVisible()
  await expect.element(page.getByText('Scaduta', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Saldata il 22 set 2026' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Paga con carta/ }).elements()).toHaveLength(1)
  await expectAccessible()
})

test('a due is paid by its button, once for two presses, and is settled then [life-11]', async () => {
  const state = { paymentDues: [due] }
  const { bodies } = await showPage(DuesPage, {
    data: () => ({ ...shown, ...state }),
    answers: {
      '/payment-due-date/pay': () => {
        state.paymentDues = [settled]
        return { paymentDue: settled }
      },
    },
  })
  await page.getByRole('button', { name: 'Paga con carta: F5-2026-000003' }).dblClick()
  await expect.element(page.getByText('Saldata', { exact: true })).toBeVisible()
  expect(bodies('/payment-due-date/pay')).toEqual([{ payment_due_id: 3 }])
})

test('its payments come when they are asked for, each with how it ended', async () => {
  const transaction = { transactionId: 'a', paymentTransactionStatusId: 0, amount: 81.55, paymentTypeId: 12 }
  const transactions = [{ ...transaction, paymentType: 'Carta online', date: '2026-10-20T09:00:00Z' }]
  const { sent } = await showPage(DuesPage, {
    data: () => ({ ...shown, paymentDues: [due] }),
    answers: { '/payment-due-date/transactions': () => ({ transactions }) },
  })
  expect(sent).toEqual([])
  await page.getByText('Vedi i pagamenti').click()
  await expect.element(page.getByText('20 ott 2026 · Carta online · 81,55 € · Non riuscito')).toBeVisible()
})

test('a company that owes nothing reads that, and no sum', async () => {
  await showPage(DuesPage, { data: () => ({ ...shown, paymentDues: [] }) })
  await expect.element(page.getByText('Niente da pagare')).toBeVisible()
  await expect.element(page.getByText('Da pagare in tutto')).not.toBeInTheDocument()
  await expectAccessible()
})
